import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { User } from '@/domain/users/user-schema'
import { insideSite } from '../../../../tests/support/inside-site'
import { UsersList } from './users-list'

const { readPage } = vi.hoisted(() => ({ readPage: vi.fn() }))
vi.mock('@/lib/firebase/documents', () => ({ readPage }))
vi.mock('@/lib/firebase/pictures', () => ({}))

const user = (name: string, fields: Partial<User> = {}): User => ({
  id: name,
  auth_id: name,
  name,
  email: `${name.toLowerCase()}@desa.test`,
  role: 'editor',
  password: '',
  avatarurl: '',
  disabled: false,
  updatedBy: 'siti',
  updatedAt: '2026-01-01T03:00:00.000Z',
  ...fields,
})

async function show(...pages: User[][]) {
  pages.forEach((items, at) =>
    readPage.mockResolvedValueOnce({ items, next: at + 1 < pages.length ? 'x' : null }),
  )
  render(<UsersList />, { wrapper: insideSite() })
  await screen.findAllByRole('listitem')
}

const names = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)
const rows = () => names().filter((name) => name !== 'Tambah pengguna')

it('the list of users searches names and e-mails, ignoring diacritics, and shows a message if nothing matches', async () => {
  await show([user('Renée'), user('Budi'), user('Tuti')])
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'renee' } })
  expect(rows()).toEqual(['Renée'])
  expect(screen.getByText(/^Diubah/)).toHaveTextContent('Diubah Siti Aminah, 1 Jan 2026, 10.00 WIB')
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'tuti@desa' } })
  expect(rows()).toEqual(['Tuti'])
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zzz' } })
  screen.getByText('Tidak ada pengguna yang cocok.')
})

it('the list of users filters by role and status (active or disabled), and shows the number of users with each status', async () => {
  await show([
    user('Renée'),
    user('Budi', { role: 'petugas' }),
    user('Tuti', { role: 'petugas', disabled: true }),
  ])
  fireEvent.change(screen.getByRole('combobox', { name: 'Peran' }), {
    target: { value: 'petugas' },
  })
  const chips = within(screen.getByRole('group', { name: 'Status' }))
  chips.getByRole('button', { name: 'Semua 2' })
  chips.getByRole('button', { name: 'Aktif 1' })
  fireEvent.click(chips.getByRole('button', { name: 'Nonaktif 1' }))
  expect(rows()).toEqual(['Tuti'])
})

it('the list of users shows thirty users at a time', async () => {
  const many = Array.from({ length: 40 }, (_, at) => user(`Orang ${at}`))
  await show(many.slice(0, 20), many.slice(20))
  expect(rows()).toHaveLength(30)
  fireEvent.click(screen.getByRole('button', { name: 'Tampilkan lebih banyak' }))
  expect(rows()).toHaveLength(40)
})
