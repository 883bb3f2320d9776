import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import * as v from 'valibot'
import { beforeAll, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { collectionAt, collectionsWith } from '@/domain/collections'
import { paths } from '@/domain/paths'
import { itemPages } from '@/domain/public-lists'
import type * as documents from '@/lib/firebase/documents'
import { createQueryClient } from '@/lib/query/query-client'
import { sampleDocuments } from '../../tests/support/example'
import { App } from './app'
import { ALL_LINKS } from './public/layout/menu'
import { PUBLIC_ROUTES } from './routes'

/* Tests pages of the whole app with a server that responds late, with empty results, or not at all. */

type Read = (collection: string, about: string) => Promise<unknown[]>

const PICTURE = vi.hoisted(() => 'https://desa.test/foto.jpg')
const server = vi.hoisted(() => ({ read: (() => Promise.resolve([])) as Read }))

vi.mock('@/lib/firebase/documents', (): Partial<typeof documents> => {
  const parsed = async <Output,>(
    found: Promise<unknown[]>,
    schema: v.GenericSchema<unknown, Output>,
  ) => (await found).map((each) => v.parse(schema, each))
  const ask: typeof documents.readList = (request, schema) =>
    parsed(server.read(request.collection, JSON.stringify(request)), schema)
  return {
    readDocument: async (path, schema) =>
      (await parsed(server.read(path.split('/')[0]!, path), schema))[0] ?? null,
    readList: ask,
    readPage: async (request, schema) => ({ items: await ask(request, schema), next: null }),
    cursorAt: () => null,
  }
})

// Vite cannot resolve the paths of the sample's pictures, which these tests do not need.
vi.mock('../../sample/bucket', () => ({
  addressOf: () => PICTURE,
  screenshotOf: () => PICTURE,
  markOf: () => '',
  pictureOf: () => ({ imageurl: PICTURE, imagewidth: 4, imageheight: 3, imagealt: '' }),
  complaintPhoto: () => '',
  pictureObjects: () => [],
  pdfFile: () => ({
    address: '/v0/b/desa/o/documents%2F1763700000000.pdf?alt=media#994',
    object: [],
  }),
}))

const sample: Read = (collection, about) =>
  Promise.resolve(sampleDocuments(about.startsWith(`${collection}/`) ? about : collection))
const empty: Read = () => Promise.resolve([])
const denied: Read = () =>
  Promise.reject(Object.assign(new Error('Denied.'), { code: 'permission-denied' }))
const failing =
  (broken: string): Read =>
  (collection, about) =>
    collection === broken ? Promise.reject(new Error('Offline.')) : sample(collection, about)

let logged: MockInstance<typeof console.error>

function stubLayout() {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.stubGlobal('ResizeObserver', IntersectionObserver)
}

beforeEach(() => {
  server.read = sample
  stubLayout()
  logged = vi.spyOn(console, 'error')
})

function open(path: string) {
  history.replaceState(null, '', path)
  return render(
    <App
      client={createQueryClient()}
      snapshot={{ at: 0, origin: location.origin }}
      Router={({ children }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>}
    />,
  )
}

// Loading the code of all pages and sections takes longer than any test.
beforeAll(async () => {
  await Promise.all(PUBLIC_ROUTES.map(({ load }) => load()))
  stubLayout()
  server.read = sample
  open('/')
  await screen.findByRole('region', { name: 'Mitra Desa' }, { timeout: 50_000 })
  cleanup()
})

/** Advances the clock past all timers, including retries. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(10_000))
const expectFailures = () => logged.mockClear()

const addressOf = (path: string) =>
  path
    .replace(':id', '01ARZ3NDEKTSV4RRFFQ69G5FAV')
    .replace(':code', '7K3MQ2XVB9TD4R6H')
    .replace('*', '/tidak/ada')

it.each(PUBLIC_ROUTES.map(({ path }) => path))(
  '%s requests content at most twice if the rules deny it, and does not claim that the content is empty',
  async (path) => {
    vi.useFakeTimers()
    logged.mockReturnValue()
    const asked = new Map<string, number>()
    server.read = (collection, about) => {
      asked.set(about, (asked.get(about) ?? 0) + 1)
      return denied(collection, about)
    }
    open(addressOf(path))
    for (let round = 0; round < 6; round += 1) await settle()
    expect(asked.size).toBeGreaterThan(0)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.queryByText('Halaman ini gagal ditampilkan.')).toBeNull()
    // Sections that render later request the settings again.
    for (const [about, times] of asked)
      expect(times, about).toBeLessThanOrEqual(about.startsWith('site_settings/') ? 6 : 2)
    expect(screen.queryByText(/belum diisi/)).toBeNull()
    vi.useRealTimers()
    expectFailures()
  },
)

/** Address of the public list of each kind. Kinds that share an address are tested by the first of them. */
const LISTS = new Map<string, string>()
for (const kind of collectionsWith('form')) {
  const { page, place = `/${page}` } = collectionAt(kind)!
  if (!LISTS.has(place)) LISTS.set(place, kind)
}

it.each([...LISTS])(
  '%s shows skeletons of %s while loading, a failure with a retry button, and then the content',
  async (path, collection) => {
    logged.mockReturnValue()
    let fail: (cause: Error) => void = () => {}
    server.read = (name, about) =>
      name === collection ? new Promise((_, reject) => (fail = reject)) : sample(name, about)
    open(path)
    const loading = await screen.findByRole('status', { name: /^Memuat / })
    expect(loading.querySelector('[data-skeleton]')).not.toBeNull()
    server.read = failing(collection)
    const failure = `Belum dapat ${loading.ariaLabel?.toLowerCase()}.`
    await vi.waitFor(() => {
      fail(new Error('Offline.'))
      expect(screen.getByText(failure)).toBeVisible()
    })
    expect(screen.queryByText(/belum ada [^?]*$|tidak ditemukan$/i)).toBeNull()
    server.read = sample
    fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
    await vi.waitFor(() => {
      expect(screen.queryByText(failure)).toBeNull()
      expect(
        document.querySelectorAll('main :is(article, li a, tbody tr, img)').length,
      ).toBeGreaterThan(2)
    })
    expectFailures()
  },
)

it.each([
  { path: '/berita', texts: ['Belum ada berita yang dipublikasikan.'] },
  { path: '/berita/01ARZ3NDEKTSV4RRFFQ69G5FAV', texts: ['Artikel tidak ditemukan'] },
  { path: '/agenda', texts: ['Saat ini belum ada agenda kegiatan yang dijadwalkan.'] },
  { path: '/umkm', texts: ['Belum ada produk UMKM yang terdaftar.'] },
  { path: '/galeri', texts: ['Belum ada foto di galeri.'] },
  { path: '/aparatur', texts: ['Aparatur Tidak Ditemukan'] },
  { path: '/sejarah', texts: ['Konten sejarah belum diisi...', 'Data wilayah belum diisi.'] },
  { path: '/visi-misi', texts: ['Visi belum diatur.', 'Misi belum diatur.'] },
  { path: '/apbdes', texts: ['Anggaran tahun ini belum diisi.'] },
  { path: '/kontak', texts: ['(email belum diatur)'] },
  { path: '/', texts: ['Belum ada berita yang dipublikasikan.'] },
])('shows on $path the empty states of a village without content', async ({ path, texts }) => {
  server.read = empty
  open(path)
  for (const text of texts) expect((await screen.findAllByText(text))[0]).toBeVisible()
  expect(screen.queryByRole('complementary', { name: 'Pengumuman' })).toBeNull()
  expect(within(screen.getByRole('main')).queryByRole('searchbox')).toBeNull()
})

// Public information also lists pages of the site, so it is never empty.
const CAN_BE_EMPTY = [...LISTS.keys()].filter((path) => path !== paths.publicInformation)

it.each(CAN_BE_EMPTY)('shows on %s that there are no items', async (path) => {
  server.read = empty
  open(path)
  expect(await screen.findByText(/belum ada [^?]*$|tidak ditemukan$/i)).toBeVisible()
})

it.each(itemPages())('links from a missing item of /%s back to the list', async (page) => {
  server.read = empty
  open(`/${page}/01ARZ3NDEKTSV4RRFFQ69G5FAV`)
  await screen.findByRole('heading', { name: / tidak ditemukan$/ })
  expect(screen.getByRole('link', { name: /^Kembali ke / })).toHaveAttribute('href', `/${page}`)
})

it('links to all pages at an unknown address', async () => {
  open('/tidak-ada')
  await screen.findByRole('heading', { level: 1, name: 'Halaman tidak ditemukan' })
  const pages = within(screen.getByRole('navigation', { name: 'Halaman situs' }))
  expect(pages.getAllByRole('link')).toHaveLength(ALL_LINKS.length)
})

const SECTIONS = [
  ...['Hari ini di desa', 'Berita Terbaru', 'Jadwal Salat', 'Sambutan Kepala Desa', 'Penduduk'],
  ...['Galeri', 'Realisasi APBDes', 'Mitra Desa'],
]

it.each([
  ['news', 'Berita Terbaru'],
  ['apparatus', 'Sambutan Kepala Desa'],
  ['population_gender', 'Penduduk'],
  ['gallery', 'Galeri'],
  ['budget_summary', 'Realisasi APBDes'],
])(
  'keeps all other sections of the home page when %s cannot be read: %s',
  async (collection, name) => {
    logged.mockReturnValue()
    server.read = failing(collection)
    open('/')
    await screen.findByRole('region', { name: 'Pengaduan' })
    const section = await screen.findByRole('region', { name })
    expect(await within(section).findByRole('button', { name: 'Coba lagi' })).toBeVisible()
    for (const each of SECTIONS)
      expect(await screen.findByRole('region', { name: each })).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'Coba lagi' })).toHaveLength(1)
    expect(screen.getByRole('complementary', { name: 'Pengumuman' })).toBeVisible()
    expect(screen.queryByText(/isi tersimpan/)).toBeNull()
    expectFailures()
  },
)

it('does not show a budget as empty if its year cannot be read, and reads the budget on retry', async () => {
  logged.mockReturnValue()
  server.read = failing('site_settings')
  open('/apbdes')
  expect(await screen.findByText('Belum dapat memuat alokasi belanja.')).toBeVisible()
  server.read = sample
  const section = within(screen.getByRole('region', { name: 'Alokasi Belanja per Bidang' }))
  fireEvent.click(section.getByRole('button', { name: 'Coba lagi' }))
  expect(await section.findByRole('table')).toBeVisible()
  expectFailures()
})
