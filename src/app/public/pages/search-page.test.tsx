import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import SearchPage from './search-page'

function Address() {
  const { pathname, search } = useLocation()
  return <span data-testid="address">{pathname + search}</span>
}

function show(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <SearchPage />
      <Address />
    </MemoryRouter>,
  )
}

const box = () => screen.getByRole('searchbox', { name: 'Cari di situs desa' })

it.each(['/pencarian', '/pencarian?q=', '/pencarian?q=%20%20'])(
  '%s asks for a keyword',
  (address) => {
    show(address)
    expect(screen.getByText('Ketik kata kunci untuk mulai mencari.')).toBeVisible()
    expect(box()).toHaveValue('')
  },
)

it('a keyword stands in the box, and it is said that it cannot be searched for yet', () => {
  show('/pencarian?q=%3Cb%3Eposyandu')
  expect(box()).toHaveValue('<b>posyandu')
  expect(screen.getByRole('status')).toHaveTextContent(/“<b>posyandu” belum dapat dijalankan/)
})

it('the pages are offered instead', () => {
  show('/pencarian?q=kopi')
  expect(screen.getByRole('link', { name: 'Produk Desa' })).toHaveAttribute('href', '/umkm')
  expect(screen.getByRole('link', { name: 'Agenda' })).toHaveAttribute('href', '/agenda')
})

it('another keyword becomes the address, spaces alone are ignored', () => {
  show('/pencarian?q=kopi')
  fireEvent.change(box(), { target: { value: '   ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Cari' }))
  expect(screen.getByTestId('address')).toHaveTextContent('/pencarian?q=kopi')
  fireEvent.change(box(), { target: { value: ' gula aren & madu ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Cari' }))
  expect(screen.getByTestId('address')).toHaveTextContent('/pencarian?q=gula%20aren%20%26%20madu')
  expect(box()).toHaveValue('gula aren & madu')
})
