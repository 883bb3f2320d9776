import { fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { useFocusOnNavigation } from './use-focus-on-navigation'

const canonical = () => document.querySelector('link[rel=canonical]')

function Page() {
  useFocusOnNavigation()
  return <Link to="/agenda">Agenda</Link>
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
