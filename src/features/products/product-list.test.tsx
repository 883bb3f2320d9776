import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Product } from '@/domain/products/product-schema'
import type { Page } from '@/lib/firebase/documents'
import { insideSite } from '../../../tests/support/inside-site'
import { ProductList } from './product-list'
import { itemOf } from '../../../tests/support/documents'

const { readItemPage, readNamed } = vi.hoisted(() => ({
  readItemPage:
    vi.fn<(name: string, selection: { after?: string | undefined }) => Promise<Page<Product>>>(),
  readNamed: vi.fn<(name: string, id: string) => Promise<Product | null>>(),
}))
vi.mock('@/lib/query/read-content', () => ({ readItemPage, readNamed }))

beforeEach(() => void readItemPage.mockReset())

const KERIPIK = itemOf('umkm', {
  name: 'Keripik "Ceu Euis" & anak',
  description: 'Digoreng dua kali.',
  price: 15_000,
  seller: 'Euis Maryati',
  whatsapp: '0812-0000-0012',
})

const pageOf = (items: Product[], next: string | null = null): Page<Product> => ({ items, next })

function show(at = '/umkm') {
  render(<ProductList />, { wrapper: insideSite({ at }) })
}

it('a product is shown with price and seller, and its button opens a chat with the seller', async () => {
  readItemPage.mockResolvedValue(pageOf([KERIPIK]))
  show()
  const card = await screen.findByRole('article')
  expect(within(card).getByRole('heading', { name: KERIPIK.name })).toBeVisible()
  expect(card).toHaveTextContent('Rp. 15.000')
  expect(card).toHaveTextContent('Penjual: Euis Maryati')
  const link = await screen.findByRole('link', { name: /^Pesan lewat WhatsApp/ })
  const address = new URL(link.getAttribute('href') ?? '')
  expect(address.origin + address.pathname).toBe('https://wa.me/6281200000012')
  expect(address.searchParams.get('text')).toContain(KERIPIK.name)
  expect(address.searchParams.get('text')).toContain(`${location.origin}/umkm#${KERIPIK.id}.`)
})

it('a product without a WhatsApp number has no button', async () => {
  readItemPage.mockResolvedValue(pageOf([{ ...KERIPIK, whatsapp: '022-1234567' }]))
  show()
  await screen.findByRole('article')
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it('a product is shown with its whole description as plain text, even if its price is zero', async () => {
  readItemPage.mockResolvedValue(pageOf([{ ...KERIPIK, description: '<b>murah</b>', price: 0 }]))
  show()
  expect(await screen.findByText('<b>murah</b>')).toBeVisible()
  expect(screen.getByRole('article')).toHaveTextContent('Rp. 0')
})

describe('the hash in the address of the list', () => {
  const LATER: Product = { ...KERIPIK, id: '01AAAAAAAAAAAAAAAAAAAAAAAA', name: 'Opak' }
  const item = (name: string) => screen.getByRole('heading', { name }).closest('li')

  beforeEach(() => {
    readItemPage.mockResolvedValue(pageOf([KERIPIK], 'P1'))
    readNamed.mockReset().mockResolvedValue(LATER)
  })

  it('causes no additional read if the list contains the product with this id', async () => {
    show(`/umkm#${KERIPIK.id}`)
    await vi.waitFor(() => expect(item(KERIPIK.name)).toHaveFocus())
    expect(readNamed).not.toHaveBeenCalled()
  })

  it('scrolls to a product on a later page, which is listed only once after that page is loaded', async () => {
    readItemPage.mockImplementation((_, { after }) =>
      Promise.resolve(after ? pageOf([LATER]) : pageOf([KERIPIK], 'P1')),
    )
    show(`/umkm#${LATER.id}`)
    await vi.waitFor(() => expect(item('Opak')).toHaveFocus())
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(readNamed).toHaveBeenCalledWith('umkm', LATER.id)
    fireEvent.click(screen.getByRole('button', { name: 'Muat produk lainnya' }))
    await vi.waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument())
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })

  it('does not move the focus of a visitor who has started to type', async () => {
    let come: (product: Product) => void = () => {}
    readNamed.mockReturnValue(new Promise((resolve) => (come = resolve)))
    show(`/umkm#${LATER.id}`)
    const field = await screen.findByRole('searchbox')
    field.focus()
    fireEvent.keyDown(field, { key: 'o' })
    await screen.findByRole('article')
    come(LATER)
    await screen.findByRole('heading', { name: 'Opak' })
    expect(field).toHaveFocus()
  })

  it.each(['isi', 'tahun-2026'])('causes no read if it is not an id: %s', async (part) => {
    show(`/umkm#${part}`)
    await screen.findByRole('article')
    expect(readNamed).not.toHaveBeenCalled()
  })
})

describe('the search in the list of products', () => {
  const OPAK: Product = { ...KERIPIK, id: 'P2', name: 'Opak', description: '', seller: 'Désa Jaya' }
  const type = (value: string) =>
    fireEvent.change(screen.getByRole('searchbox', { name: 'Cari produk atau penjual' }), {
      target: { value },
    })
  const names = () => screen.getAllByRole('heading', { level: 2 }).map((name) => name.textContent)

  it.each([
    ['name', 'OPAK', 'Opak'],
    ['description', 'dua kali', KERIPIK.name],
    ['seller, without diacritics', 'desa', 'Opak'],
  ])('filters by %s', async (_, words, name) => {
    readItemPage.mockResolvedValue(pageOf([KERIPIK, OPAK]))
    show()
    // Screen readers announce only changes of the number.
    expect(await screen.findByText('2 produk')).toHaveAttribute('aria-live', 'off')
    type(words)
    expect(names()).toEqual([name])
    expect(screen.getByRole('status')).toHaveTextContent('1 dari 2 produk')
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite')
    type('')
    expect(names()).toHaveLength(2)
  })

  it('shows a message if nothing matches', async () => {
    readItemPage.mockResolvedValue(pageOf([KERIPIK]))
    show()
    await screen.findByRole('article')
    type('sepeda')
    expect(screen.getByText('Produk tidak ditemukan.')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('0 dari 1 produk')
  })

  it('finds products on pages that are not loaded yet', async () => {
    readItemPage.mockImplementation((_, { after }) =>
      Promise.resolve(after === undefined ? pageOf([KERIPIK], 'P1') : pageOf([OPAK])),
    )
    show()
    await screen.findByText('1 produk terbaru')
    type('opak')
    expect(await screen.findByRole('heading', { name: 'Opak' })).toBeVisible()
    expect(await screen.findByText('1 dari 2 produk')).toBeVisible()
  })

  it('searches only the loaded products if the others cannot be loaded', async () => {
    readItemPage.mockImplementation((_, { after }) =>
      after === undefined ? Promise.resolve(pageOf([KERIPIK], 'P1')) : Promise.reject(new Error()),
    )
    show()
    await screen.findByText('1 produk terbaru')
    type('keripik')
    expect(await screen.findByText('1 dari 1 produk')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Produk lainnya belum dapat dimuat.')
  })
})
