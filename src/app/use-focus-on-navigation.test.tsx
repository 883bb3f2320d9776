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

it('who shares the page that they went to does not share the one that they came to', () => {
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

it('an address that names a part of a page leads to that part, also once more', () => {
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

it('a part of the site that another was left for begins with its title, the first page does not', () => {
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
