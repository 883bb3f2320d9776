import { useInfiniteQuery } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { beforeEach, expect, it, vi } from 'vitest'
import { useAddressValues } from '@/components/ui/lists/use-address-values'
import { useWholeList } from '@/components/ui/lists/list-search'
import { insideSite } from '../../../tests/support/inside-site'
import { pagedQuery } from './paged-query'
import { ListFilters, StaffList } from './staff-list'

const { readPage } = vi.hoisted(() => ({ readPage: vi.fn() }))
vi.mock('@/lib/firebase/documents', () => ({ readPage }))

const PAGES = [
  { items: ['Panen', 'Pasar'], next: 'Pasar' },
  { items: ['Lomba'], next: null },
]

beforeEach(() => void readPage.mockReset())

function News() {
  const address = useAddressValues()
  const words = address.get('q')
  const request = { collection: 'news', orderBy: ['id', 'desc'], limit: 2 } as const
  const news = useInfiniteQuery(pagedQuery<string>(['news'], request, v.string()))
  const query = useWholeList(news, words !== '')
  return (
    <StaffList
      title="Berita"
      queries={[query]}
      subject="daftar"
      failure="Daftar belum dapat dimuat."
      empty="Tidak ada berita."
      rows={(query.data ?? []).filter((title) => title.includes(words))}
      row={(title) => <li key={title}>{title}</li>}
      more="Muat lagi"
    >
      <ListFilters
        search={{ label: 'Cari', placeholder: '' }}
        choice={{
          name: 'jenis',
          label: 'Jenis',
          all: 'Semua',
          value: address.get('jenis'),
          options: [{ value: 'a', label: 'A' }],
        }}
        status={{
          value: address.get('status') || 'semua',
          options: [
            { value: 'semua', label: 'Semua' },
            { value: 'draf', label: 'Draf', count: 7 },
          ],
        }}
      />
      <output>{useLocation().search}</output>
    </StaffList>
  )
}

const show = (at = '/') => render(<News />, { wrapper: insideSite({ at }) })
const titles = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const retry = () => fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))

it('shows a skeleton, then the rows, and further pages on request', async () => {
  readPage.mockResolvedValueOnce(PAGES[0]).mockResolvedValueOnce(PAGES[1])
  show()
  screen.getByRole('status', { name: 'Memuat daftar' })
  fireEvent.click(await screen.findByRole('button', { name: 'Muat lagi' }))
  await vi.waitFor(() => expect(titles()).toEqual(['Panen', 'Pasar', 'Lomba']))
  expect(readPage.mock.lastCall?.[0]).toMatchObject({ after: 'Pasar' })
  expect(screen.queryByRole('button', { name: 'Muat lagi' })).toBeNull()
})

it('shows a failure, and an empty list after a successful retry', async () => {
  readPage.mockRejectedValueOnce(new Error('no network'))
  readPage.mockResolvedValueOnce({ items: [], next: null })
  show()
  await screen.findByText('Daftar belum dapat dimuat.')
  expect(screen.queryByText('Tidak ada berita.')).toBeNull()
  retry()
  await screen.findByText('Tidak ada berita.')
})

it('shows that nothing matches the search only after reading all pages', async () => {
  let refuse: (reason: Error) => void = () => {}
  readPage.mockResolvedValueOnce(PAGES[0])
  readPage.mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)))
  show('/?q=Jembatan')
  await vi.waitFor(() => expect(readPage).toHaveBeenCalledTimes(2))
  screen.getByRole('status', { name: 'Memuat daftar' })
  refuse(new Error('no network'))
  await screen.findByText('Daftar belum dapat dimuat.')
  readPage.mockResolvedValueOnce(PAGES[0]).mockResolvedValueOnce(PAGES[1])
  retry()
  await screen.findByText('Tidak ada berita.')
  expect(readPage).toHaveBeenCalledTimes(4)
})

it('stores the filters in the address, except for default values', async () => {
  readPage.mockResolvedValue({ items: [], next: null })
  show()
  await screen.findByText('Tidak ada berita.')
  const address = () => screen.getByRole('status').textContent
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'desa' } })
  fireEvent.change(screen.getByRole('combobox', { name: 'Jenis' }), { target: { value: 'a' } })
  fireEvent.click(screen.getByRole('button', { name: 'Draf 7' }))
  expect(address()).toBe('?q=desa&jenis=a&status=draf')
  fireEvent.click(screen.getByRole('button', { name: 'Semua' }))
  fireEvent.change(screen.getByRole('combobox', { name: 'Jenis' }), { target: { value: '' } })
  expect(address()).toBe('?q=desa')
})
