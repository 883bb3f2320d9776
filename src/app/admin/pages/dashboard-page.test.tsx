import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS, type Settings } from '@/domain/settings/settings'
import { DOCUMENT_TYPES } from '@/domain/public-documents/public-document'
import type { Role } from '@/domain/users/role'
import { FILLED_SETTINGS } from '../../../../tests/support/filled-settings'
import { insideSite, testClient } from '../../../../tests/support/inside-site'
import { invalidateContent } from '@/lib/query/freshness/content-clock'
import { KINDS } from '../kinds'
import { DashboardPage } from './dashboard-page'

vi.mock('@/lib/autosave/entries')
const firebase = vi.hoisted(() => ({
  readDocument: vi.fn<(path: string) => Promise<unknown>>(),
  readList: vi.fn<(request: { collection: string }) => Promise<unknown[]>>(),
  countDocuments:
    vi.fn<(name: string, where: Record<string, unknown>, before?: unknown) => Promise<number>>(),
}))
vi.mock('@/lib/firebase/documents', () => firebase)
vi.mock('@/lib/firebase/count-documents', () => firebase)
vi.mock('@/lib/firebase/pictures', () => ({}))
vi.mock('@/lib/firebase/writes')
vi.mock('@/lib/firebase/functions', () => ({}))
vi.mock('@/lib/firebase/profile', () => ({ readProfile: () => Promise.resolve(null) }))

let settings: Settings

const ROLES = ['admin', 'editor', 'kontributor', 'petugas'] as const
const NOW = new Date().toISOString()
const TODAY = NOW.slice(0, 10)
const YEAR = Number(NOW.slice(0, 4))
const ITEM = { name: 'Penduduk', value: 9, asof: TODAY, date: TODAY, updatedAt: NOW }

/** Documents of every type and of the last three years. */
const DOCUMENTS = Object.keys(DOCUMENT_TYPES).flatMap((type) =>
  [0, 1, 2].map((ago) => ({
    ...{ type, year: YEAR - ago, title: 'Keterbukaan informasi', date: TODAY, updatedAt: NOW },
  })),
)
const LISTS: Readonly<Record<string, unknown[]>> = {
  closed_days: [],
  requests: [],
  objections: [],
  public_documents: DOCUMENTS,
  projects: [{ year: YEAR, stage: 'rencana' }],
}

const countLines = (name: string, where: Record<string, unknown>) =>
  Promise.resolve(name === 'budget_belanja' && !('anggaran' in where) ? 40 : 0)

// A village without open tasks.
beforeEach(() => {
  vi.resetAllMocks()
  localStorage.clear()
  settings = { ...FILLED_SETTINGS, budget_year: YEAR }
  firebase.readDocument.mockResolvedValue({ updatedAt: NOW })
  firebase.readList.mockImplementation(({ collection }) =>
    Promise.resolve(LISTS[collection] ?? [ITEM]),
  )
  firebase.countDocuments.mockImplementation(countLines)
})

const reads = () => Object.values(firebase).reduce((sum, { mock }) => sum + mock.calls.length, 0)

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

async function tasks(role: Role, client = testClient()): Promise<string[]> {
  render(<DashboardPage />, { wrapper: insideSite({ client, role, settings }) })
  const section = within(screen.getByRole('region', { name: 'Perlu dikerjakan' }))
  await vi.waitFor(() => expect(section.queryByRole('status')).toBeNull())
  return section.queryAllByRole('link').map((link) => {
    expect(link).toHaveAttribute('href')
    return `${link.textContent} ${link.getAttribute('href')}`
  })
}

function leaveAll() {
  firebase.readDocument.mockResolvedValue(null)
  firebase.readList.mockResolvedValue([])
  firebase.countDocuments.mockImplementation((name, _, before) =>
    Promise.resolve(
      ['budget_belanja', 'projects'].includes(name) ? 0 : before === undefined ? 3 : 1,
    ),
  )
}

it('lists overdue tasks first and outdated content last, with at most two more queries per content kind than an empty dashboard', async () => {
  leaveAll()
  const all = await tasks('admin')
  expect(all.slice(0, 4)).toEqual([
    '1 laporan melewati batas 5 hari kerja. /admin/pengaduan?status=Baru',
    '3 laporan dibuka lagi: menurut pelapor belum beres. /admin/pengaduan?status=Diproses',
    '2 laporan baru menunggu jawaban. /admin/pengaduan?status=Baru',
    '3 berita menunggu Anda periksa. /admin/berita?status=diajukan',
  ])
  expect(all).toContain(`APBDes ${YEAR} belum diisi. /admin/anggaran`)
  expect(all.at(-2)).toBe('Halaman Visi & Misi belum diisi. /admin/konten')
  expect(all.at(-1)).toMatch(/^1[23] informasi wajib belum ada\. \/admin\/kelengkapan$/)
  expect(reads()).toBeLessThanOrEqual(36 + 2 * KINDS.length)
})

it('shows only complaints and missing public information to users with the role petugas', async () => {
  leaveAll()
  for (const task of await tasks('petugas'))
    expect(task).toMatch(/\/admin\/(pengaduan\?status=(Baru|Diproses)|kelengkapan)$/)
})

it('shows a contributor only their own drafts, returned drafts first with their note, and does not count a returned draft again', async () => {
  leaveAll()
  const returned = {
    id: '01J00000000000000000000000',
    kind: 'news',
    data: { title: 'Panen raya' },
    note: 'Tambahkan tanggalnya.',
  }
  firebase.readList.mockImplementation(({ collection }) =>
    Promise.resolve(collection === 'drafts' ? [returned] : []),
  )
  const [first, ...others] = await tasks('kontributor')
  expect(first).toBe(
    '“Panen raya” dikembalikan editor: Tambahkan tanggalnya. /admin/berita/draf/01J00000000000000000000000',
  )
  expect(others[0]).toBe('2 draf berita Anda belum selesai. /admin/berita?status=draf')
  expect(others.every((task) => task.includes('Anda belum selesai'))).toBe(true)
})

it.each(ROLES)(
  'shows the role %s a retry button instead of an empty list of tasks after a failed read',
  async (role) => {
    const { countDocuments } = firebase
    countDocuments.mockRejectedValue(new Error('no network'))
    expect(await tasks(role)).toEqual([])
    expect(screen.queryByText(/^Semua beres/)).toBeNull()
    countDocuments.mockImplementation(countLines)
    fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
    await screen.findByText(/^Semua beres/)
  },
)

it('shows the loaded tasks if another source of tasks failed', async () => {
  leaveAll()
  firebase.readList.mockRejectedValue(new Error('no network'))
  expect((await tasks('editor'))[0]).toMatch('3 berita menunggu Anda periksa.')
  screen.getByText('Daftar ini belum lengkap.')
})

it.each([
  ['admin', true],
  ['editor', true],
  ['kontributor', false],
  ['petugas', false],
] as const)('shows the role %s that publishing fails: %s', async (role, isShown) => {
  const failure = { code: 'rights', at: '2026-11-21T04:05:00.000Z' }
  firebase.readDocument.mockResolvedValue({ updatedAt: NOW, failure })
  await tasks(role)
  const text = /Sejak 21 Nov 2026, 11.05 WIB .* Firebase Hosting Admin/
  expect(alerts()).toEqual(isShown ? [expect.stringMatching(text)] : [])
})

it('counts the stored documents that the app cannot show', async () => {
  firebase.readDocument.mockResolvedValue({ updatedAt: NOW, hidden: { agenda: 13, drafts: 1 } })
  await tasks('editor')
  expect(screen.getByRole('alert')).toHaveTextContent(/^13 agenda, 1 draf tidak tampil, .*doctor/)
})

it.each([
  ['admin', true],
  ['editor', false],
] as const)('shows the role %s that automatic anonymising is off: %s', async (role, isShown) => {
  firebase.readDocument.mockImplementation((path) =>
    Promise.resolve({
      updatedAt: NOW,
      ...(path === 'desk_settings/1' && { anonymiseAfterMonths: null }),
    }),
  )
  await tasks(role)
  expect(alerts()).toEqual(
    isShown ? [expect.stringMatching(/^Laporan lama tidak dianonimkan/)] : [],
  )
  if (isShown)
    expect(screen.getByRole('link', { name: 'Isi di Pengaturan' })).toHaveAttribute(
      'href',
      '/admin/pengaduan/pengaturan',
    )
})

it('asks the first admin of a new village to enter its identity first', async () => {
  settings = DEFAULT_SETTINGS
  firebase.readDocument.mockResolvedValue(null)
  firebase.readList.mockResolvedValue([])
  firebase.countDocuments.mockResolvedValue(0)
  const all = await tasks('admin')
  expect(all[0]).toMatch(/^Identitas desa belum lengkap: .* \/admin\/settings#identitas$/)
  expect(all).toContain('Belum ada berita. /admin/berita')
})

it.each<[string, string[], () => void]>([
  [
    'a template without amounts',
    [`APBDes ${YEAR} belum diisi. /admin/anggaran`],
    () =>
      firebase.countDocuments.mockImplementation((name) =>
        Promise.resolve(name === 'budget_belanja' ? 33 : 0),
      ),
  ],
  [
    'a budget without a summary for the home page',
    ['Ringkasan anggaran di beranda belum diisi. /admin/anggaran/ringkasan'],
    () =>
      firebase.readDocument.mockImplementation((path) =>
        Promise.resolve(path === 'budget_summary/1' ? null : { updatedAt: NOW }),
      ),
  ],
  ['missing settings, which only admins complete', [], () => (settings = DEFAULT_SETTINGS)],
])('shows an editor these tasks for %s: %j', async (_, shown, arrange) => {
  arrange()
  expect(await tasks('editor')).toEqual(shown)
})

it('no longer lists the task to write the first news item after that item was saved on this device', async () => {
  firebase.readList.mockResolvedValue([])
  const client = testClient()
  const before = await tasks('editor', client)
  expect(before).toContain('Belum ada berita. /admin/berita')
  cleanup()
  firebase.readList.mockResolvedValue([ITEM])
  await invalidateContent(client)
  await tasks('editor', client)
  await vi.waitFor(() => expect(screen.queryByText('Belum ada berita.')).toBeNull())
})

it.each([
  ['admin', 36],
  ['editor', 24],
  ['kontributor', 1],
  ['petugas', 16],
] as const)('shows the role %s that no task is open, with %i queries', async (role, most) => {
  expect(await tasks(role)).toEqual([])
  screen.getByText('Semua beres. Tidak ada yang perlu dikerjakan. Terima kasih.')
  expect(reads()).toBe(most)
})

it('runs eight count queries and reads one more document when the charts of complaints over time scroll into view', async () => {
  const comeNear: (() => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(see: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear.push(() => see([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  await tasks('petugas')
  vi.unstubAllGlobals()
  const { countDocuments, readDocument } = firebase
  countDocuments.mockClear()
  readDocument.mockClear()
  readDocument.mockResolvedValue({ months: [] })
  act(() => comeNear.forEach((come) => come()))
  await screen.findByText('Tidak ada laporan yang belum selesai.')
  await screen.findByText('Belum ada laporan yang dihitung.')
  expect(countDocuments).toHaveBeenCalledTimes(8)
  expect(readDocument).toHaveBeenCalledExactlyOnceWith('complaint_totals/1', expect.anything())
})

it('shows an admin the failures on the devices of villagers, most frequent first', async () => {
  const days = { '2026-11-27': { chunk: 2 }, '2026-11-28': { chunk: 1, script: 4, other: 9 } }
  firebase.readDocument.mockImplementation((path) =>
    Promise.resolve(path === 'device_errors/recent' ? { days } : { updatedAt: NOW }),
  )
  await tasks('admin')
  const section = within(await screen.findByRole('region', { name: 'Galat di perangkat warga' }))
  expect(section.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '4 kali',
    '3 kali',
  ])
  cleanup()
  await tasks('editor')
  expect(screen.queryByText('Galat di perangkat warga')).toBeNull()
})

it('shows the most read articles of the month to publishers, and marks deleted articles', async () => {
  const documents: Readonly<Record<string, unknown>> = {
    'article_views/now': { days: 1_412, last: [], news_01A: 3, news_01B: 9, announcements_01C: 5 },
    'news/01B': { title: 'Panen raya' },
    'announcements/01C': { title: 'Posyandu' },
  }
  firebase.readDocument.mockImplementation((path) => Promise.resolve(documents[path] ?? null))
  await tasks('editor')
  const section = within(await screen.findByRole('region', { name: /Paling banyak dibaca/ }))
  await section.findByText('Posyandu')
  expect(section.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Panen raya9 kali',
    'Posyandu5 kali',
    'Sudah tidak terbit3 kali',
  ])
  expect(section.getByText(/^1\.412 kunjungan pembaca bulan ini\./)).toBeVisible()
  cleanup()
  await tasks('petugas')
  expect(screen.queryByText(/Paling banyak dibaca/)).toBeNull()
})
