import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SubmitButton } from './submit-button'

it('restores its focus when it is no longer busy, unless the focus moved elsewhere', () => {
  const show = (busy: boolean) => (
    <>
      <h1 tabIndex={-1}>Judul</h1>
      <SubmitButton label="Masuk" busyLabel="Memeriksa …" busy={busy} />
    </>
  )
  const { rerender } = render(show(false))
  const button = screen.getByRole('button')
  for (const place of [button, screen.getByRole('heading')]) {
    rerender(show(true))
    // Browsers blur disabled elements.
    button.blur()
    if (place !== button) place.focus()
    rerender(show(false))
    expect(place).toHaveFocus()
  }
})

it('keeps the focus but does not submit while disabled', () => {
  const store = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const button = (busy: boolean, isIdle: boolean) => (
    <form onSubmit={store}>
      <SubmitButton label="Simpan" busyLabel="Menyimpan …" busy={busy} isIdle={isIdle} />
    </form>
  )
  const { rerender } = render(button(false, false))
  screen.getByRole('button').focus()
  rerender(button(true, false))
  screen.getByRole('button').blur()
  rerender(button(false, true))
  expect(screen.getByRole('button', { name: 'Simpan' })).toHaveFocus()
  fireEvent.click(screen.getByRole('button'))
  expect(store).not.toHaveBeenCalled()
})
