import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'

let TypedTitle: (props: { text: string }) => ReactNode

/** As after a full load. */
beforeEach(async () => {
  vi.resetModules()
  ;({ TypedTitle } = await import('./typed-title'))
})

it('is whole for screen readers from the beginning', () => {
  render(
    <h1>
      <TypedTitle text="Selamat Datang" />
    </h1>,
  )
  expect(screen.getByRole('heading', { name: 'Selamat Datang' })).toBeVisible()
})

const typed = () => document.querySelector('.typed')

it.each([
  ['Desa 😀 Sukamaju', '1', '5'],
  ['Selamat Datang di Desa Sukamaju', '3', '1'],
  ['Selamat', '0', '7'],
])('is one element that counts the letters of "%s"', (text, tens, ones) => {
  render(<TypedTitle text={text} />)
  expect(typed()).toHaveTextContent(text)
  expect(typed()).toHaveAttribute('data-tens', tens)
  expect(typed()).toHaveAttribute('data-ones', ones)
})

it('is not typed again when the visitor comes back', () => {
  const first = render(<TypedTitle text="Selamat Datang" />)
  first.rerender(<TypedTitle text="Selamat Datang" />)
  expect(typed()).toBeVisible()
  first.unmount()
  render(<TypedTitle text="Selamat Datang" />)
  expect(typed()).toBeNull()
  expect(screen.getByText('Selamat Datang')).toBeVisible()
})
