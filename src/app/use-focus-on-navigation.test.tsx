import { fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter, Navigate, Route, Routes } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { useFocusOnNavigation } from './use-focus-on-navigation'

const canonical = () => document.querySelector('link[rel=canonical]')

function Page() {
  useFocusOnNavigation()
  return (
    <>
      <h1 tabIndex={-1}>Judul</h1>
      <Link to="/agenda">Agenda</Link>
      <Link to="/agenda#peta">Peta</Link>
      <section id="peta" tabIndex={-1} aria-label="Peta" />
    </>
  )
}

afterEach(() => canonical()?.remove())

it('removes the canonical link after a navigation', () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  document.head.insertAdjacentHTML('beforeend', '<link rel="canonical" href="https://desa.id/">')
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )
  expect(canonical()).not.toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Agenda' }))
  expect(canonical()).toBeNull()
})

it('follows the fragment of an address, even repeatedly', () => {
  const scrolled = vi.fn()
  Element.prototype.scrollIntoView = scrolled
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )
  for (const times of [1, 2]) {
    screen.getByRole('link', { name: 'Peta' }).focus()
    fireEvent.click(screen.getByRole('link', { name: 'Peta' }))
    expect(screen.getByRole('region', { name: 'Peta' })).toHaveFocus()
    expect(scrolled).toHaveBeenCalledTimes(times)
  }
})

it('focuses the title when a navigation opens another area of the site, but not after the first load', () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  render(
    <MemoryRouter initialEntries={['/login']}>
      <Routes>
        <Route path="/login" element={<Page />} />
        <Route path="/admin" element={<Page />} />
        <Route path="*" element={<Navigate to="/admin" replace />} />
      </Routes>
    </MemoryRouter>,
  )
  const title = () => screen.getByRole('heading', { name: 'Judul' })
  expect(title()).not.toHaveFocus()
  fireEvent.click(screen.getByRole('link', { name: 'Agenda' }))
  expect(title()).toHaveFocus()
})
