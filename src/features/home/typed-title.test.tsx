import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'

let TypedTitle: (props: { text: string }) => ReactNode

beforeEach(async () => {
  vi.resetModules()
  ;({ TypedTitle } = await import('./typed-title'))
})

it('the title is complete for screen readers from the start', () => {
  render(
    <h1>
      <TypedTitle text="Selamat Datang" />
    </h1>,
  )
  expect(screen.getByRole('heading', { name: 'Selamat Datang' })).toBeVisible()
})

const typed = () => [...document.querySelectorAll<HTMLElement>('.typed')]

it('each word starts to appear after the letters of the previous words', () => {
  render(<TypedTitle text="Desa 😀 Sukamaju" />)
  const number = ({ dataset: { tens, ones } }: HTMLElement) => `${tens}${ones}`
  expect(
    typed().map((word) => [word.textContent, number(word.parentElement ?? word), number(word)]),
  ).toEqual([
    ['Desa', '00', '04'],
    ['😀', '05', '01'],
    ['Sukamaju', '07', '08'],
  ])
})

it('the title is not animated again when the visitor returns to the page', () => {
  const first = render(<TypedTitle text="Selamat Datang" />)
  first.rerender(<TypedTitle text="Selamat Datang" />)
  expect(typed()).toHaveLength(2)
  first.unmount()
  render(<TypedTitle text="Selamat Datang" />)
  expect(typed()).toEqual([])
  expect(screen.getByText('Selamat Datang')).toBeVisible()
})
