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

const letters = () => [...document.querySelectorAll('.typed')].map(({ textContent }) => textContent)

it('has each letter by itself, spaces and all', () => {
  render(<TypedTitle text="Desa 😀 Sukamaju" />)
  expect(letters()).toEqual([...'Desa 😀 Sukamaju'])
})

it('is not typed again for who comes back', () => {
  const first = render(<TypedTitle text="Selamat Datang" />)
  expect(letters()).toHaveLength(14)
  first.rerender(<TypedTitle text="Selamat Datang" />)
  expect(letters()).toHaveLength(14)
  first.unmount()
  render(<TypedTitle text="Selamat Datang" />)
  expect(letters()).toEqual([])
  expect(screen.getByText('Selamat Datang')).toBeVisible()
})
