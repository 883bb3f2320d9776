import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'

let TypedTitle: (props: { text: string }) => ReactNode

/** Simulates a full page load. */
beforeEach(async () => {
  vi.resetModules()
  ;({ TypedTitle } = await import('./typed-title'))
})

it('gives screen readers the whole text from the start', () => {
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
])('counts the letters of "%s" in one element', (text, tens, ones) => {
  render(<TypedTitle text={text} />)
  expect(typed()).toHaveTextContent(text)
  expect(typed()).toHaveAttribute('data-tens', tens)
  expect(typed()).toHaveAttribute('data-ones', ones)
})

it('does not replay when the visitor returns', () => {
  const first = render(<TypedTitle text="Selamat Datang" />)
  first.rerender(<TypedTitle text="Selamat Datang" />)
  expect(typed()).toBeVisible()
  first.unmount()
  render(<TypedTitle text="Selamat Datang" />)
  expect(typed()).toBeNull()
  expect(screen.getByText('Selamat Datang')).toBeVisible()
})
