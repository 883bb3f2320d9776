import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Role } from '@/domain/users/role'
import type { ListRequest } from '@/lib/firebase/documents'
import { call } from '@/lib/firebase/__mocks__/functions'
import { documents, next, put, reset } from '@/lib/firebase/__mocks__/writes'
import { useNotice } from '@/stores/notice'
import { insideSite } from '../../../../tests/support/inside-site'
import { BinList } from './bin-list'

const firebase = vi.hoisted(() => ({
  readPage: vi.fn<(request: ListRequest) => Promise<unknown>>(),
  readList: vi.fn<() => Promise<object[]>>(),
  countDocuments: vi.fn<(name: string, where: object) => Promise<number>>(),
}))
vi.mock('@/lib/firebase/documents', () => firebase)
vi.mock('@/lib/firebase/count-documents', () => firebase)
vi.mock('@/lib/firebase/writes')
vi.mock('@/lib/firebase/functions')

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
  render(<BinList pathOf={({ id }) => `/admin/${id}`} />, { wrapper: insideSite({ role }) })
  await screen.findByText('Panen raya')
}

it('the bin shows the number of bin entries, and its search finds entries on later pages', async () => {
  await show('editor')
  await screen.findByText('12 salinan disimpan.')
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'CAFE' } })
  await screen.findByText('Café desa')
  expect(screen.queryByText('Panen raya')).toBeNull()
})

it('the bin shows the kind of a bin entry, who deleted it and until when it is kept, and lists malformed bin entries', async () => {
  const odd = { collection: '', id: '', data: {}, deletedBy: '', deletedAt: '' }
  const items = [entry('a', 'Panen raya'), { ...entry('b', ''), collection: 'dulu_ada' }, odd]
  firebase.readPage.mockResolvedValue({ items, next: null })
  await show('admin')
  expect(screen.getByText('Panen raya').closest('li')).toHaveTextContent(
    /BeritaDihapus Siti Aminah, 1 Jan 2026, 10\.00 WIB\. Disimpan sampai 31 Januari 2026\./,
  )
  expect(screen.getAllByText('Isi lain')).toHaveLength(2)
  screen.getByText('Salinan ini rusak dan tidak dapat dipulihkan.')
})

it('the bin filters by kind, and offers editors no filter for deleted users', async () => {
  await show('editor')
  fireEvent.change(screen.getByRole('combobox', { name: 'Jenis' }), { target: { value: 'news' } })
  await vi.waitFor(() =>
    expect(firebase.readPage.mock.lastCall?.[0]).toMatchObject({ where: { collection: 'news' } }),
  )
  expect(screen.queryByRole('option', { name: 'Pengguna' })).toBeNull()
})

it('the bin of a contributor queries only their own drafts', async () => {
  await show('kontributor')
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(firebase.readPage.mock.lastCall?.[0].where).toEqual({
    collection: 'drafts',
    'data.createdBy': 'siti',
  })
})

describe('restoring from the bin', () => {
  const notice = () => useNotice.getState().notice?.text
  const restore = async (title = 'Panen raya') => {
    fireEvent.click(screen.getByRole('button', { name: `Pulihkan ${title}` }))
    const dialog = within(await screen.findByRole('alertdialog'))
    const button = dialog.getByRole('button', { name: 'Pulihkan' })
    act(() => (button.click(), button.click()))
  }

  async function showEntry(collection: string, data: object) {
    const binned = { ...entry('a', ''), collection, data: { id: 'a', ...data } }
    put(`bin/${collection}-a`, binned)
    firebase.readPage.mockResolvedValue({ items: [binned], next: null })
    await show('admin')
  }

  const PERSON = { name: 'Panen raya', email: 'panen@desa.test', role: 'petugas' }
  const TITLE = { title: 'Panen raya' }
  const DRAFT = { kind: 'news', data: TITLE, state: 'terjadwal', publishAt: 'x', note: '' }

  beforeEach(reset)

  it.each<[string, string, object, object, string]>([
    ['an item', 'news', TITLE, TITLE, '“Panen raya” kembali tampil di situs.'],
    [
      'a scheduled draft without its schedule',
      'drafts',
      DRAFT,
      { data: TITLE, state: 'draf', publishAt: null },
      '“Panen raya” kembali sebagai draf.',
    ],
    [
      'a person, who needs a new password',
      'users',
      PERSON,
      PERSON,
      '“Panen raya” kembali sebagai pengguna. Minta ia membuat',
    ],
  ])('restores %s', async (_, collection, data, restored, text) => {
    firebase.readList.mockResolvedValue([])
    await showEntry(collection, data)
    await restore()
    await vi.waitFor(() => expect(notice()).toContain(text))
    expect([...documents.keys()]).toEqual([`${collection}/a`])
    expect(documents.get(`${collection}/a`)).toMatchObject(restored)
    expect(useNotice.getState().notice?.links).toEqual([{ label: 'Buka', to: '/admin/a' }])
  })

  it('restores a table by calling save-table', async () => {
    const table = 'population_gender'
    const binned = { ...entry('a', ''), collection: table, data: { table, lines: 2, copy: '' } }
    firebase.readPage.mockResolvedValue({ items: [binned, entry('b', 'Panen raya')], next: null })
    call.mockResolvedValue({ version: 'v2', changed: 2, removed: 0 })
    await show('admin')
    await restore('Jenis kelamin')
    await vi.waitFor(() => expect(notice()).toBe('“Jenis kelamin” kembali seperti sebelum diubah.'))
    expect(call).toHaveBeenCalledExactlyOnceWith('save-table', { restore: `${table}-a` })
  })

  it('restores an item once when the user retries after a lost response', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    await showEntry('news', TITLE)
    next.lostAnswer = true
    await restore()
    await vi.waitFor(() =>
      expect(notice()).toMatch(/^“Panen raya” belum dipulihkan\. Tidak ada jaringan/),
    )
    await restore()
    await vi.waitFor(() => expect(notice()).toBe('“Panen raya” kembali tampil di situs.'))
    expect([...documents.keys()]).toEqual(['news/a'])
    logged.mockClear()
  })

  it('does not overwrite an item with the same id', async () => {
    await showEntry('news', TITLE)
    put('news/a', { title: 'Yang baru' })
    next.refusal = 'permission-denied'
    await restore()
    await vi.waitFor(() =>
      expect(notice()).toBe('“Panen raya” sudah ada lagi, jadi salinan ini tidak dipulihkan.'),
    )
    expect(documents.get('news/a')).toMatchObject({ title: 'Yang baru' })
  })

  it('refuses to restore a user whose e-mail belongs to another user', async () => {
    firebase.readList.mockResolvedValue([{ id: 'budi' }])
    await showEntry('users', PERSON)
    await restore()
    await vi.waitFor(() =>
      expect(notice()).toMatch(/^“Panen raya” belum dipulihkan, karena e-mailnya sudah dipakai/),
    )
    expect([...documents.keys()]).toEqual(['bin/users-a'])
  })
})
