import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { DraftKind } from '@/domain/collections'
import { NEWS_CATEGORIES } from '@/domain/news/article'
import type { Role } from '@/domain/users/role'
import type { ListRequest } from '@/lib/firebase/documents'
import { insideSite } from '../../../../../tests/support/inside-site'
import { editorialKind } from '../editorial-kind'
import { EditorialList, rowDetail } from './editorial-list'

vi.mock('@/lib/autosave/entries')
const firebase = vi.hoisted(() => ({
  readPage: vi.fn<(request: ListRequest) => Promise<unknown>>(),
  countDocuments: vi.fn<(name: string, where: Record<string, string>) => Promise<number>>(),
}))
vi.mock('@/lib/firebase/documents', () => firebase)
vi.mock('@/lib/firebase/count-documents', () => firebase)
vi.mock('@/lib/firebase/profile', () => ({ readProfile: () => Promise.resolve(null) }))
vi.mock('@/lib/firebase/pictures', () => ({}))

const NEWS = editorialKind('news', '/admin/berita', {
  labels: {},
  categories: NEWS_CATEGORIES,
  Fields: () => null,
  Preview: () => null,
})

const changeMetadata = {
  createdBy: 'siti',
  updatedBy: 'siti',
  updatedAt: '2026-01-01T03:00:00.000Z',
}
const PUBLISHED = ['Panen raya', 'Café desa'].map((title, at) => ({
  id: `item-${at}`,
  title,
  category: 'Ekonomi',
  ...changeMetadata,
}))
const DRAFTS = [
  { title: 'Gotong royong', category: 'Lingkungan' },
  { title: 'Pasar murah', category: 'Ekonomi' },
].map((data, at) => ({
  id: `draf-${at}`,
  kind: 'news',
  state: 'draf',
  note: '',
  data,
  ...changeMetadata,
}))

beforeEach(() => {
  vi.resetAllMocks()
  firebase.readPage.mockImplementation(({ collection }) =>
    Promise.resolve({ items: collection === 'drafts' ? DRAFTS : PUBLISHED, next: null }),
  )
  firebase.countDocuments.mockImplementation((name, { state }) =>
    Promise.resolve(name === 'news' ? 40 : state === 'draf' ? 2 : 0),
  )
})

async function show(role: Role = 'editor') {
  render(<EditorialList kind={NEWS} />, { wrapper: insideSite({ role }) })
  await screen.findAllByRole('listitem')
}

const titles = () =>
  screen.queryAllByRole('listitem').map((row) => within(row).getByRole('link').textContent)

it('the list shows the number of items with each status', async () => {
  await show()
  for (const name of ['Semua 42', 'Draf 2', 'Diajukan 0', 'Terjadwal 0', 'Terbit 40'])
    await screen.findByRole('button', { name })
})

it('the list filters and counts items by category, and shows no counts during a search', async () => {
  await show()
  firebase.countDocuments.mockImplementation((name, where) =>
    Promise.resolve(
      (where['category'] ?? where['data.category']) === 'Ekonomi' ? (name === 'news' ? 7 : 1) : 99,
    ),
  )
  fireEvent.change(screen.getByRole('combobox', { name: 'Kategori' }), {
    target: { value: 'Ekonomi' },
  })
  await screen.findByRole('button', { name: 'Terbit 7' })
  await screen.findByRole('button', { name: 'Semua 10' })
  expect(titles()).toEqual(['Pasar murah', 'Panen raya', 'Café desa'])
  expect(firebase.readPage.mock.lastCall?.[0]).toMatchObject({
    collection: 'news',
    where: { category: 'Ekonomi' },
  })
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'panen' } })
  await screen.findByRole('button', { name: 'Terbit' })
})

it('the list of a contributor sends no queries that the rules would refuse', async () => {
  await show('kontributor')
  await screen.findByRole('button', { name: 'Draf 2' })
  screen.getByRole('button', { name: 'Terbit' })
  expect(firebase.countDocuments.mock.calls.every(([name]) => name === 'drafts')).toBe(true)
})

it('the list finds titles, ignoring diacritics', async () => {
  await show()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'cafe' } })
  await vi.waitFor(() => expect(titles()).toEqual(['Café desa']))
})

it.each<[DraftKind, Record<string, unknown>, string]>([
  [
    'agenda',
    { date: '2026-11-03', lastdate: '2026-11-03', time: '08:00', location: 'Balai desa' },
    '3 Nov 2026 · 08:00 · Balai desa',
  ],
  ['agenda', { date: '2026-11-03', lastdate: '2027-11-02' }, '3 Nov 2026 – 2 Nov 2027'],
  ['agenda', { date: 'besok', time: '' }, ''],
  ['announcements', { date: '2026-11-03', enddate: '2026-12-09' }, '3 Nov 2026 – 9 Des 2026'],
  ['apparatus', { position: 'Kepala Dusun II' }, 'Kepala Dusun II'],
  ['umkm', { seller: 'Bu Euis', price: 15_000 }, 'Bu Euis'],
  ['public_documents', { year: 2026 }, '2026'],
  ['gallery', { caption: 'Kerja bakti' }, ''],
])('rowDetail describes an item of %s with the fields %j as “%s”', (kind, values, detail) => {
  expect(rowDetail(kind, values)).toBe(detail)
})
