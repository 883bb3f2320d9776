import { fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, it } from 'vitest'
import { selectNumbers } from './select-numbers'

function Form() {
  useEffect(selectNumbers, [])
  return (
    <>
      <input aria-label="Nama" defaultValue="Petani" />
      <input aria-label="Jumlah" inputMode="numeric" defaultValue="812" />
    </>
  )
}

const selected = (name: string) => {
  const { value, selectionStart, selectionEnd } = screen.getByRole<HTMLInputElement>('textbox', {
    name,
  })
  return value.slice(selectionStart ?? 0, selectionEnd ?? 0)
}

it('selects the entire number when Enter moves the focus to its field, as Tab does', () => {
  render(<Form />)
  const number = screen.getByRole<HTMLInputElement>('textbox', { name: 'Jumlah' })
  number.setSelectionRange(0, 0)
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Nama' }), { key: 'Enter' })
  number.focus()
  expect(selected('Jumlah')).toBe('812')
})

it('does not select the text of a text field', () => {
  render(<Form />)
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nama' })
  name.setSelectionRange(0, 0)
  name.focus()
  fireEvent.click(name)
  expect(selected('Nama')).toBe('')
})
