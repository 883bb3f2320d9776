import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DialogFrame } from './dialog-frame'

it('hides the page behind the dialog from assistive technology, even when the dialog is opened again', () => {
  const page = (isOpen: boolean) => (
    <>
      <h1>Halaman</h1>
      {isOpen && (
        <DialogFrame title="Hapus?" onClose={() => {}}>
          Tidak dapat dibatalkan.
        </DialogFrame>
      )}
    </>
  )
  const { rerender } = render(page(true))
  for (let time = 1; time <= 3; time++) {
    expect(screen.getByRole('dialog', { name: 'Hapus?' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Halaman' })).not.toBeInTheDocument()
    rerender(page(false))
    expect(screen.getByRole('heading', { name: 'Halaman' })).toBeVisible()
    rerender(page(true))
  }
})
