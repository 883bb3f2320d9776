import { act, fireEvent, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { MenuButton } from './menu-button'

it('keeps the same button during hydration, and opens the menu by tap and by key', async () => {
  const open = vi.fn()
  const button = (
    <MenuButton aria-expanded={false} onClick={open}>
      Menu
    </MenuButton>
  )
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(button)
  const link = screen.getByRole('link', { name: 'Menu' })
  expect(link).not.toHaveAttribute('aria-expanded')
  const root = await act(() => Promise.resolve(hydrateRoot(page, button)))
  expect(screen.getByRole('button', { name: 'Menu', expanded: false })).toBe(link)
  expect(fireEvent.click(link)).toBe(false)
  expect(fireEvent.keyDown(link, { key: ' ' })).toBe(false)
  expect(fireEvent.keyDown(link, { key: 'Tab' })).toBe(true)
  expect(open).toHaveBeenCalledTimes(2)
  act(() => root.unmount())
})
