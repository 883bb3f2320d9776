import { onlineManager, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildAnswer, type SearchAnswer } from '@/domain/search/search-answer'
import * as searchIndex from '@/domain/search/search-index'
import { searchItem } from '@/domain/search/search-item'
import { searchTerm } from '@/domain/search/search-term'
import { encodeUriPart } from '@/domain/text/characters'
import { searches } from '@/features/search/search-queries'
import { contentKeys } from '@/lib/query/content-keys'
import { UserFacingError } from '@/lib/errors'
import { createQueryClient } from '@/lib/query/query-client'
import { useRecentSearches } from '@/stores/recent-searches'
import { SiteRouter } from '../../site-router'
import SearchPage from './search-page'

type Call = (name: string, input: { q: string; group?: string; page?: number }) => Promise<unknown>
const { call, readList } = vi.hoisted(() => ({
  call: vi.fn<Call>(),
  readList: vi.fn<() => Promise<object[]>>(),
}))
vi.mock('@/lib/firebase/functions', () => ({ call }))
vi.mock('@/lib/firebase/documents', () => ({ readList, readDocument: () => Promise.resolve(null) }))
vi.mock('@/domain/search/search-index', { spy: true })

const away = () => Promise.reject(new Error('not-found'))
const never = () => new Promise<never>(() => {})

const NEWS = [
  {
    id: '01B',
    title: 'Jadwal Posyandu',
    excerpt: '',
    content: '',
    category: 'Kesehatan',
    date: '2026-02-01',
  },
]
const AGENDA = [
  { id: '01C', title: 'Rapat', location: 'Posyandu Melati', description: '', date: '2026-03-04' },
]

const coffees = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: String(100 + at), name: `Kopi ${at}` }))

type Items = Record<string, readonly { id: string; [field: string]: string | number }[]>

function answering(items: Items, q: string, group?: string, page = 0): SearchAnswer {
  const searched = Object.entries(items).flatMap(([name, documents]) =>
    documents.flatMap((document) => searchItem(name, document.id, { ...document }) ?? []),
  )
  return buildAnswer(searchIndex.indexItems(searched), searchTerm(q), {
    group: group as 'news',
    page,
  })
}

const serve =
  (items: Items): Call =>
  (_, { q, group, page }) =>
    Promise.resolve(answering(items, q, group, page))

function Elsewhere() {
  return <p>Halaman {useLocation().pathname}</p>
}

let client: QueryClient

function show(address: string, device: Items = {}) {
  history.replaceState(null, '', address)
  client = createQueryClient()
  for (const [name, items] of Object.entries(device))
    client.setQueryData(contentKeys.list(name as 'news', 48), items)
  render(
    <QueryClientProvider client={client}>
      <SiteRouter>
        <Routes>
          <Route path="/pencarian" element={<SearchPage />} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </SiteRouter>
    </QueryClientProvider>,
  )
}

const box = () => screen.getByRole('searchbox', { name: 'Cari di situs desa' })
const type = (text: string) => fireEvent.change(box(), { target: { value: text } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Cari' }))
const address = () => location.pathname + location.search
const says = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text), { timeout: 4_000 })
const group = (name: string) => screen.findByRole('region', { name })
const titles = (part: HTMLElement) =>
  within(part)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

const DEVICE_LINE = /Menampilkan hasil dari isi yang tersimpan di perangkat ini\./

/** Silences expected errors. Returns a function that asserts that exactly these errors were logged. */
function foreseeLog(...foreseen: RegExp[]) {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  return () => {
    for (const what of foreseen)
      expect(log.mock.calls).toContainEqual([expect.stringMatching(what), expect.anything()])
    for (const [what] of log.mock.calls)
      expect(foreseen.some((each) => each.test(String(what)))).toBe(true)
    const { calls } = log.mock
    log.mockClear()
    return calls
  }
}
const UNANSWERED = /^Searching on the server failed:/

// Concurrent first imports would not all get the mock.
beforeAll(() => import('@/lib/query/read-content'))

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  call.mockReset().mockImplementation(never)
  readList.mockReset().mockResolvedValue([])
})

afterEach(async () => {
  cleanup()
  await client.cancelQueries()
  await searches.cancelQueries()
  searches.clear()
  onlineManager.setOnline(true)
  localStorage.clear()
  useRecentSearches.setState({ terms: [] })
})

describe('without a keyword', () => {
  it.each(['/pencarian', '/pencarian?q=', '/pencarian?q=%20%20'])(
    '%s asks for a keyword, links to all pages and sends no query',
    (path) => {
      show(path, { news: NEWS })
      expect(screen.getByText('Ketik kata kunci untuk mulai mencari.')).toBeVisible()
      expect(screen.getByRole('link', { name: 'Produk Desa' })).toHaveAttribute('href', '/umkm')
      submit()
      expect(address()).toBe(path)
      expect(call).not.toHaveBeenCalled()
    },
  )

  it('hides the results when the keyword is removed', async () => {
    show('/pencarian?q=posyandu', { news: NEWS })
    await group('Berita (1)')
    // A pending request would count for the next test.
    await waitFor(() => expect(call).toHaveBeenCalled())
    type('  ')
    expect(await screen.findByText('Ketik kata kunci untuk mulai mencari.')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Berita (1)' })).toBeNull()
    await waitFor(() => expect(address()).toBe('/pencarian'))
  })
})

describe('the tracking code of a report', () => {
  const CODE = '7K3MQ2XVB9TD4R6H'

  it('links to the report, opens it on submit, and is neither searched nor stored in the recent searches', async () => {
    show(`/pencarian?q=${CODE}`)
    const link = screen.getByRole('link', { name: 'Buka laporan 7K3M-Q2XV-B9TD-4R6H' })
    expect(link).toHaveAttribute('href', `/pengaduan/${CODE}`)
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)))
    expect(call).not.toHaveBeenCalled()
    type('7k3m-q2xv-b9td-4r6h')
    submit()
    expect(await screen.findByText(`Halaman /pengaduan/${CODE}`)).toBeVisible()
    expect(call).not.toHaveBeenCalled()
    expect(useRecentSearches.getState().terms).toEqual([])
  })
})

describe('results', () => {
  it('appear in groups with their counts, links and small pictures', async () => {
    const picture = '/v0/b/desa/o/images%2F1763700000000'
    const stored = { imageurl: `${picture}.jpg?alt=media`, imagewidth: 1_600 }
    call.mockImplementation(
      serve({
        news: NEWS.map((article) => ({ ...article, ...stored })),
        announcements: [{ id: '01D', title: 'Libur posyandu', date: '2026-01-05' }],
        agenda: AGENDA,
        umkm: [{ id: '01E', name: 'Bubur posyandu' }],
        apparatus: [{ id: '01F', name: 'Siti', position: 'Kader posyandu' }],
      }),
    )
    show('/pencarian?q=posyandu')
    const news = await group('Berita (2)')
    expect(within(news).getByRole('link', { name: 'Jadwal Posyandu' })).toHaveAttribute(
      'href',
      '/berita/01B',
    )
    expect(within(news).getAllByText('Posyandu', { selector: 'mark' })).toHaveLength(1)
    expect(within(news).getByText('1 Feb 2026')).toBeVisible()
    expect(within(news).getByText('Pengumuman')).toBeVisible()
    expect(within(news).getByRole('presentation')).toHaveAttribute(
      'src',
      `${picture}_320?alt=media`,
    )
    const links = ['Agenda (1)', 'Produk UMKM (1)', 'Aparatur (1)'].map((name) =>
      within(screen.getByRole('region', { name })).getByRole('link').getAttribute('href'),
    )
    expect(links).toEqual(['/agenda#01C', '/umkm#01E', '/aparatur#01F'])
    await says(/^5 hasil untuk “posyandu”$/)
  })

  it.each([
    ['posyandu', false],
    ['posyandu balai', true],
    ['jumat', true],
  ])('show the matching passage on phones for the keyword “%s”: %j', async (q, isShown) => {
    const excerpt = "Jum'at pagi di balai, bersama kader posyandu."
    call.mockImplementation(serve({ news: NEWS.map((article) => ({ ...article, excerpt })) }))
    show(`/pencarian?q=${q}`)
    const passage = within(await group('Berita (1)')).getByText(/kader/)
    expect(passage.classList.contains('max-sm:hidden')).toBe(!isShown)
  })

  it('come from the device immediately, and from the Cloud Function as soon as it responds', async () => {
    let answer: (groups: unknown) => void = () => {}
    call.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    show('/pencarian?q=posyandu', { news: NEWS })
    expect(titles(await group('Berita (1)'))).toEqual(['Jadwal Posyandu'])
    await waitFor(() => expect(call).toHaveBeenCalled())
    await says(/^Mencari …$/)
    const more = [...NEWS, { id: '01A', title: 'Dari posyandu', date: '' }]
    act(() => answer(answering({ news: more }, 'posyandu')))
    expect(titles(await group('Berita (2)'))).toEqual(['Jadwal Posyandu', 'Dari posyandu'])
    await says(/^2 hasil untuk “posyandu”$/)
  })

  it('never show results of an earlier keyword that arrive late', async () => {
    const answers: Record<string, (answer: unknown) => void> = {}
    call.mockImplementation((_, { q }) => new Promise((resolve) => (answers[q] = resolve)))
    const documents = {
      umkm: [
        { id: '01A', name: 'Kopi' },
        { id: '01B', name: 'Madu' },
      ],
    }
    show('/pencarian?q=kopi')
    await waitFor(() => expect(answers).toHaveProperty('kopi'))
    type('madu')
    await waitFor(() => expect(answers).toHaveProperty('madu'))
    act(() => answers['madu']?.(answering(documents, 'madu')))
    expect(titles(await group('Produk UMKM (1)'))).toEqual(['Madu'])
    act(() => answers['kopi']?.(answering(documents, 'kopi')))
    expect(titles(await group('Produk UMKM (1)'))).toEqual(['Madu'])
    await says('“madu”')
  })

  it('continue page by page without duplicates', async () => {
    const umkm = coffees(45)
    call.mockImplementation(serve({ umkm }))
    show('/pencarian?q=kopi')
    const found = await group('Produk UMKM (45)')
    const more = () => within(found).getByRole('button', { name: 'Tampilkan lebih banyak' })
    expect(titles(found)).toHaveLength(20)
    // A new item moves the last result to the next page.
    umkm.push({ id: '199', name: 'Kopi baru' })
    fireEvent.click(more())
    await waitFor(() => expect(titles(found)).toHaveLength(39))
    expect(call).toHaveBeenLastCalledWith('search', { q: 'kopi', group: 'umkm', page: 1 })
    fireEvent.click(more())
    await waitFor(() => expect(new Set(titles(found)).size).toBe(45))
    expect(titles(found)).toHaveLength(45)
    expect(within(found).queryByRole('button')).toBeNull()
  })

  it('keep the number of loaded pages when the Cloud Function responds', async () => {
    const umkm = coffees(65)
    let answer = () => {}
    let answerFurther = () => {}
    call.mockImplementation(
      (_, { q, group, page }) =>
        new Promise((resolve) => {
          const send = () => resolve(answering({ umkm }, q, group, page))
          if (group) answerFurther = send
          else answer = send
        }),
    )
    show('/pencarian?q=kopi', { umkm })
    const found = await group('Produk UMKM (65)')
    const more = () => within(found).getByRole('button', { name: 'Tampilkan lebih banyak' })
    fireEvent.click(more())
    expect(titles(found)).toHaveLength(40)
    await waitFor(() => expect(call).toHaveBeenCalled())
    act(() => answer())
    await waitFor(() =>
      expect(call).toHaveBeenLastCalledWith('search', { q: 'kopi', group: 'umkm', page: 1 }),
    )
    expect(titles(found)).toHaveLength(40)
    act(() => answerFurther())
    await waitFor(() => expect(more()).toBeEnabled())
    expect(titles(found)).toHaveLength(40)
    fireEvent.click(more())
    await waitFor(() =>
      expect(call).toHaveBeenLastCalledWith('search', { q: 'kopi', group: 'umkm', page: 2 }),
    )
    act(() => answerFurther())
    await waitFor(() => expect(titles(found)).toHaveLength(60))
  })

  it('show a message and links to all pages if nothing is found, and list a page whose name matches', async () => {
    call.mockImplementation(serve({}))
    show('/pencarian?q=qwxz', { news: NEWS })
    expect(await screen.findByText('Tidak Ada Hasil Ditemukan')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Agenda' })).toHaveAttribute('href', '/agenda')
    await says(/^0 hasil untuk “qwxz”$/)
    type('VISI')
    const pages = await group('Halaman')
    expect(within(pages).getByRole('link', { name: 'Visi & Misi' })).toHaveAttribute(
      'href',
      '/visi-misi',
    )
    await says('1 hasil untuk “VISI”')
    expect(screen.queryByText('Tidak Ada Hasil Ditemukan')).toBeNull()
  })
})

describe('the best matches', () => {
  const OTHERS = Array.from({ length: 6 }, (_, at) => ({ id: `00${at}`, name: `Kopi desa ${at}` }))
  const items = {
    news: [{ id: '01B', title: 'Jadwal Posyandu Melati' }],
    announcements: [{ id: '01D', title: 'Posyandu libur' }],
    agenda: AGENDA,
    umkm: OTHERS,
  }
  const best = () => screen.queryByRole('region', { name: 'Paling cocok' })

  it('appear above the groups, labelled with their kind, and are repeated in their groups', async () => {
    call.mockImplementation(serve(items))
    show('/pencarian?q=desa%20melati%20posyandu')
    const region = await group('Paling cocok')
    expect(titles(region)).toEqual(['Rapat', 'Jadwal Posyandu Melati'])
    expect(within(region).getByText('Berita')).toBeVisible()
    expect(within(region).getByText('Agenda')).toBeVisible()
    expect(within(region).getByRole('link', { name: 'Rapat' })).toHaveAttribute(
      'href',
      '/agenda#01C',
    )
    const news = screen.getByRole('region', { name: 'Berita (2)' })
    expect(titles(news)).toEqual(['Jadwal Posyandu Melati', 'Posyandu libur'])
    expect(region.compareDocumentPosition(news)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await says('9 hasil')
  })

  it('come from the device while offline, without a request', async () => {
    onlineManager.setOnline(false)
    show('/pencarian?q=posyandu%20melati', items)
    expect(titles(await group('Paling cocok'))).toEqual(['Rapat', 'Jadwal Posyandu Melati'])
    await says(DEVICE_LINE)
    await says('3 hasil untuk “posyandu melati”')
    expect(call).not.toHaveBeenCalled()
  })

  it('do not appear if an older version of the Cloud Function does not return them', async () => {
    call.mockImplementation((_, { q }) => Promise.resolve({ groups: answering(items, q).groups }))
    show('/pencarian?q=posyandu%20melati')
    await group('Berita (2)')
    expect(best()).toBeNull()
  })

  it('omit kinds that this app version does not know, in the matches and in the groups', async () => {
    const answer = answering(items, 'posyandu melati')
    const [known] = answer.best
    if (!known) expect.unreachable()
    const unknown = { ...known, collection: 'lowongan', id: '01X' }
    const groups = [
      ...answer.groups.map((each) => ({ ...each, results: [unknown, ...each.results] })),
      { name: 'lowongan', count: 1, results: [unknown] },
    ]
    call.mockResolvedValue({ best: [unknown, known], groups })
    show('/pencarian?q=posyandu%20melati')
    expect(titles(await group('Paling cocok'))).toEqual(['Rapat'])
    expect(titles(await group('Agenda (1)'))).toEqual(['Rapat'])
    await says('3 hasil')
  })
})

describe('while the Cloud Function is unavailable', () => {
  it('labels the results as stored on the device, and does not log the search text', async () => {
    const expectLogged = foreseeLog(UNANSWERED)
    call.mockImplementation(away)
    show('/pencarian?q=posyandu', { news: NEWS })
    await group('Berita (1)')
    await says(DEVICE_LINE)
    expect(JSON.stringify(expectLogged())).not.toContain('posyandu')
    call.mockImplementation(serve({ news: NEWS, agenda: AGENDA }))
    fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
    await group('Agenda (1)')
    expect(screen.getByRole('status')).not.toHaveTextContent(DEVICE_LINE)
  })

  it('prefetches content and searches it on the device if no content is stored there', async () => {
    const expectLogged = foreseeLog(UNANSWERED)
    call.mockImplementation(away)
    readList.mockResolvedValueOnce(NEWS)
    show('/pencarian?q=posyandu')
    await group('Berita (1)')
    await says(DEVICE_LINE)
    expectLogged()
  })

  it('indexes several newly loaded lists only once, without delaying input', async () => {
    onlineManager.setOnline(false)
    const index = vi.mocked(searchIndex.indexItems)
    show('/pencarian?q=posyandu', { news: NEWS })
    await group('Berita (1)')
    index.mockClear()
    act(() => {
      for (const name of ['umkm', 'apparatus', 'agenda'] as const)
        client.setQueryData(contentKeys.list(name, 48), name === 'agenda' ? AGENDA : [])
    })
    type('jadwal posyandu')
    await says('1 hasil untuk “jadwal posyandu”')
    expect(index).not.toHaveBeenCalled()
    type('posyandu')
    await group('Agenda (1)')
    expect(index).toHaveBeenCalledTimes(1)
  })

  it('shows the error message that the Cloud Function returned if no content is stored on the device', async () => {
    const expectLogged = foreseeLog(UNANSWERED)
    const refusal = 'Indeks pencarian sedang disusun. Silakan coba lagi sebentar.'
    call.mockRejectedValue(new UserFacingError(refusal))
    show('/pencarian?q=posyandu')
    await says(refusal)
    expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
    expectLogged()
  })

  it('shows that nothing was found, and why, if no content is stored on the device and prefetching fails', async () => {
    const expectLogged = foreseeLog(UNANSWERED, /^Loading /)
    call.mockImplementation(away)
    readList.mockRejectedValue(new Error('putus'))
    show('/pencarian?q=posyandu')
    expect(
      await screen.findByText('Tidak Ada Hasil Ditemukan', {}, { timeout: 3_000 }),
    ).toBeVisible()
    await says('Pencarian belum dapat dijalankan.')
    expectLogged()
  })

  it('labels the results as stored on the device even if the Cloud Function never responds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    show('/pencarian?q=posyandu', { news: NEWS })
    await group('Berita (1)')
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    await says(DEVICE_LINE)
    await says('Hasil lainnya masih dicari.')
    vi.useRealTimers()
  })
})

describe('typing', () => {
  it('changes the results immediately, and sends a query when typing pauses', async () => {
    show('/pencarian', { news: NEWS, agenda: AGENDA })
    for (const text of ['p', 'po', 'pos', 'posy']) type(text)
    await group('Agenda (1)')
    await waitFor(() => expect(call).toHaveBeenCalledWith('search', { q: 'posy' }))
    expect(call).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(address()).toBe('/pencarian?q=posy'))
  })

  it('adds one browser history entry for the submitted keyword and none while typing', async () => {
    call.mockImplementation(serve({}))
    show('/pencarian')
    type('kopi')
    submit()
    expect(address()).toBe('/pencarian?q=kopi')
    for (const text of ['mad', 'madu']) {
      type(text)
      await waitFor(() => expect(address()).toBe(`/pencarian?q=${text}`))
    }
    history.back()
    await waitFor(() => expect(box()).toHaveValue('kopi'))
    history.forward()
    await waitFor(() => expect(box()).toHaveValue('madu'))
  })

  it('restores the keyword and its results after the visitor returns from an opened result', async () => {
    call.mockImplementation(serve({ news: NEWS }))
    show('/pencarian')
    type('posyandu')
    fireEvent.click(await screen.findByRole('link', { name: 'Jadwal Posyandu' }))
    await screen.findByText('Halaman /berita/01B')
    history.back()
    expect(titles(await group('Berita (1)'))).toEqual(['Jadwal Posyandu'])
    expect(box()).toHaveValue('posyandu')
    // Leaves time for an unwanted change of the address.
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)))
    expect(address()).toBe('/pencarian?q=posyandu')
  })

  it.each([
    '<b>tebal</b><img src=x onerror=alert(1)>',
    '.*(a+)+$[',
    '👩‍🌾 padi 🌾',
    'a\u0000b\u001bc',
    'padi \ud800 sawah',
    '%E0%A4%A',
    'x'.repeat(10_000),
    'a b '.repeat(2_500),
  ])('searches for unusual text %# like any other text', async (strange) => {
    call.mockImplementation(serve({ news: NEWS }))
    show('/pencarian', { news: NEWS })
    const field = box()
    fireEvent.change(field, { target: { value: strange } })
    submit()
    await says(/hasil untuk/)
    expect(document.querySelector('img, b')).toBeNull()
    expect(call.mock.calls.every(([, { q }]) => q.length <= 100)).toBe(true)
  })

  it('states that only the beginning of a long search text is used', async () => {
    show('/pencarian', { news: NEWS })
    type('posyandu '.repeat(50))
    expect(await screen.findByText('Hanya 100 huruf pertama yang dicari.')).toBeVisible()
  })
})

describe('recent searches', () => {
  const recent = () =>
    screen
      .queryAllByRole('button', { name: /^Hapus “/ })
      .map(({ textContent }) => /“(.*)”/.exec(textContent)?.[1])

  async function search(...terms: string[]) {
    for (const term of terms) {
      type(term)
      submit()
      await waitFor(() => expect(address()).toContain(encodeUriPart(term)))
      await screen.findByText('Tidak Ada Hasil Ditemukan')
    }
    type('')
    await screen.findByText('Ketik kata kunci untuk mulai mencari.')
  }

  beforeEach(() => {
    call.mockImplementation(serve({}))
  })

  it('contain submitted keywords only, newest first, each once and at most eight', async () => {
    show('/pencarian')
    type('kop')
    await waitFor(() => expect(address()).toBe('/pencarian?q=kop'))
    await search('a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9', 'A5')
    await waitFor(() => expect(recent()).toEqual(['A5', 'a9', 'a8', 'a7', 'a6', 'a4', 'a3', 'a2']))
  })

  it('can be repeated, and removed one by one or all at once', async () => {
    localStorage.setItem('pencarian-terakhir', JSON.stringify(['madu', 'kopi', 'teh', 7]))
    show('/pencarian')
    await waitFor(() => expect(recent()).toEqual(['madu', 'kopi', 'teh']))
    fireEvent.click(screen.getByRole('button', { name: 'Hapus “kopi”' }))
    expect(recent()).toEqual(['madu', 'teh'])
    expect(screen.getByRole('button', { name: 'Hapus “teh”' })).toHaveFocus()
    fireEvent.click(screen.getByRole('link', { name: 'teh' }))
    await waitFor(() => expect(box()).toHaveValue('teh'))
    await screen.findByText('Tidak Ada Hasil Ditemukan')
    type('')
    await waitFor(() => expect(recent()).toEqual(['teh', 'madu']))
    fireEvent.click(screen.getByRole('button', { name: 'Hapus semua' }))
    expect(recent()).toEqual([])
    expect(localStorage.getItem('pencarian-terakhir')).toBeNull()
  })

  it('stay empty if storage is broken', async () => {
    const expectLogged = foreseeLog(/^Reading pencarian-terakhir failed:/)
    localStorage.setItem('pencarian-terakhir', '{')
    show('/pencarian')
    await waitFor(expectLogged)
    expect(recent()).toEqual([])
  })

  it('last until the page is closed if the device storage is full', async () => {
    const expectLogged = foreseeLog(/^Storing pencarian-terakhir/)
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    show('/pencarian')
    await search('kopi', 'madu')
    await waitFor(() => expect(recent()).toEqual(['madu', 'kopi']))
    full.mockRestore()
    expectLogged()
  })
})
