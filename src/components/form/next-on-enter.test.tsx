import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nextOnEnter } from './next-on-enter'

let stop: () => void
beforeEach(() => void (stop = nextOnEnter()))
afterEach(() => stop())

const field = (name: string) => screen.queryByLabelText(name) ?? screen.getByText(name)

/** Presses Enter. Returns whether the browser's default action would follow. */
function pressEnter(name: string, init = {}) {
  field(name).focus()
  return fireEvent.keyDown(field(name), { key: 'Enter', ...init })
}

function open() {
  render(
    <form aria-label="Warga">
      <input aria-label="Nama" />
      <input type="checkbox" aria-label="Aktif" />
      <textarea aria-label="Ringkasan" enterKeyHint="next" />
      <textarea aria-label="Isi" />
      <input aria-label="Telepon" />
      <select aria-label="Kategori" />
      <input aria-label="Terakhir" />
      <button type="button">Batal</button>
      <button type="submit">Simpan</button>
    </form>,
  )
}

it.each([
  ['Nama', 'Ringkasan'],
  ['Aktif', 'Ringkasan'],
  ['Ringkasan', 'Isi'],
  ['Telepon', 'Kategori'],
  ['Terakhir', 'Simpan'],
])('moves the focus from %s to %s on Enter', (from, to) => {
  open()
  expect(pressEnter(from)).toBe(false)
  expect(field(to)).toHaveFocus()
})

it('starts a new line in a multi-line field, and ignores Enter during an IME composition', () => {
  open()
  expect(pressEnter('Isi')).toBe(true)
  expect(field('Isi')).toHaveFocus()
  expect(pressEnter('Nama', { isComposing: true })).toBe(true)
})

it('keeps the focus in a field that handles Enter itself', () => {
  const add = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form>
      <input aria-label="Penerima" onKeyDown={add} />
      <input aria-label="Lain" />
    </form>,
  )
  pressEnter('Penerima')
  expect(add).toHaveBeenCalledOnce()
  expect(field('Penerima')).toHaveFocus()
})

it('submits a form on Enter in its only field, or in its last field if that is a password', () => {
  render(
    <>
      <form>
        <input aria-label="Tahun" />
        <button type="submit">Buka</button>
      </form>
      <form>
        <input type="email" aria-label="Email" />
        <input type="password" aria-label="Password" />
        <button type="submit">Masuk</button>
      </form>
    </>,
  )
  expect(pressEnter('Tahun')).toBe(true)
  expect(pressEnter('Email')).toBe(false)
  expect(pressEnter('Password')).toBe(true)
})
