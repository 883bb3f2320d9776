import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Role } from '@/domain/users/role'
import type { ListRequest } from '@/lib/firebase/documents'
import { insideSite } from '../../../../tests/support/inside-site'
import { BinList } from './bin-list'

const firebase = vi.hoisted(() => ({
  readPage: vi.fn<(request: ListRequest) => Promise<unknown>>(),
  countDocuments: vi.fn<(name: string, where: object) => Promise<number>>(),
}))
vi.mock('@/lib/firebase/documents', () => firebase)
vi.mock('@/lib/firebase/count-documents', () => firebase)
vi.mock('@/lib/firebase/writes')
vi.mock('@/lib/firebase/functions', () => ({}))

const entry = (id: string, title: string) => ({
  collection: 'news',
  id,
  data: { title },
  deletedBy: 'siti',
  deletedAt: '2026-01-01T03:00:00.000Z',
})

beforeEach(() => {
  vi.resetAllMocks()
  firebase.countDocuments.mockResolvedValue(12)
  firebase.readPage.mockImplementation(({ after }) =>
    Promise.resolve(
      after === undefined
        ? { items: [entry('a', 'Panen raya')], next: 'b' }
        : { items: [entry('b', 'Café desa')], next: null },
    ),
  )
})

async function show(role: Role) {
  const person = { uid: 'siti', name: 'Siti', email: '', role, avatarurl: '' }
  render(
    <BinList person={person} zone="Asia/Jakarta" nameOf={() => 'Siti'} pathOf={() => null} />,
    { wrapper: insideSite() },
  )
  await screen.findByText('Panen raya')
}

it('shows the number of entries and finds matches on later pages', async () => {
  await show('editor')
  await screen.findByText('12 salinan disimpan.')
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'CAFE' } })
  await screen.findByText('Café desa')
  expect(screen.queryByText('Panen raya')).toBeNull()
})

it('filters by kind, of which editors have no deleted users', async () => {
  await show('editor')
  fireEvent.change(screen.getByRole('combobox', { name: 'Jenis' }), { target: { value: 'news' } })
  await vi.waitFor(() =>
    expect(firebase.readPage.mock.lastCall?.[0]).toMatchObject({ where: { collection: 'news' } }),
  )
  expect(screen.queryByRole('option', { name: 'Pengguna' })).toBeNull()
})

it('requests only a contributor’s own drafts', async () => {
  await show('kontributor')
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(firebase.readPage.mock.lastCall?.[0].where).toEqual({
    collection: 'drafts',
    'data.createdBy': 'siti',
  })
})
