import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SubmitButton } from './submit-button'

it('who pressed it stands there again when it is done, unless led elsewhere', () => {
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
    // As a browser does with what is disabled.
    button.blur()
    if (place !== button) place.focus()
    rerender(show(false))
    expect(place).toHaveFocus()
  }
})
