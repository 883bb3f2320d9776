import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TypedTitle } from './typed-title'

function preferReducedMotion(matches: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches }))
}

const visible = () => document.querySelector('[aria-hidden]')?.firstChild?.textContent

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('types one letter every 100 ms', () => {
  preferReducedMotion(false)
  render(<TypedTitle text="Desa" />)
  act(() => void vi.advanceTimersByTime(250))
  expect(visible()).toBe('De')
  act(() => void vi.advanceTimersByTime(250))
  expect(visible()).toBe('Desa')
})

it('is whole for screen readers from the beginning', () => {
  preferReducedMotion(false)
  render(
    <h1>
      <TypedTitle text="Selamat Datang" />
    </h1>,
  )
  expect(screen.getByRole('heading', { name: 'Selamat Datang' })).toBeVisible()
})

it('is whole at once under reduced motion', () => {
  preferReducedMotion(true)
  render(<TypedTitle text="Desa" />)
  expect(visible()).toBe('Desa')
})

it('is whole in a first render on a server', () => {
  expect(renderToString(<TypedTitle text="Desa" />)).toContain('<span aria-hidden="true">Desa')
})
