import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useChecklists } from '@/stores/checklists'
import { Checklist } from './checklist'

const STORED = 'berkas-layanan'
const LINES = ['Fotokopi KTP', 'Fotokopi KK']

beforeEach(() => {
  localStorage.clear()
  useChecklists.setState({ ticked: {} })
})

const show = (lines = LINES) =>
  render(
    <section>
      <Checklist id="01J" lines={lines} />
    </section>,
  )
const box = (name: string) => screen.getByRole('checkbox', { name })

it('the checklist counts, announces and stores ticked lines', () => {
  show()
  fireEvent.click(box('Fotokopi KK'))
  expect(screen.getByRole('status')).toHaveTextContent('1 dari 2 sudah siap.')
  expect(localStorage.getItem(STORED)).toBe('{"01J":["Fotokopi KK"]}')
  fireEvent.click(box('Fotokopi KTP'))
  expect(screen.getByRole('status')).toHaveTextContent('Semua sudah siap dibawa.')
  fireEvent.click(box('Fotokopi KK'))
  expect(box('Fotokopi KK')).not.toBeChecked()
})

it('the checklist restores ticks of lines whose text is unchanged, and clears only the ticks of its own service', () => {
  localStorage.setItem(STORED, '{"01J":["Fotokopi KTP","KK asli"],"01K":["Buku nikah"]}')
  show()
  expect(box('Fotokopi KTP')).toBeChecked()
  expect(screen.getByRole('status')).toHaveTextContent('1 dari 2 sudah siap.')
  fireEvent.click(screen.getByRole('button', { name: 'Kosongkan centang' }))
  expect(box('Fotokopi KTP')).not.toBeChecked()
  expect(box('Fotokopi KTP')).toHaveFocus()
  expect(localStorage.getItem(STORED)).toBe('{"01K":["Buku nikah"]}')
})

it('the checklist stores nothing if no line is ticked', () => {
  show()
  fireEvent.click(box('Fotokopi KTP'))
  fireEvent.click(box('Fotokopi KTP'))
  expect({ ...localStorage }).toEqual({})
})

it('checklists are stored for the twenty most recently ticked services', () => {
  const many = Array.from({ length: 20 }, (_, at) => [`A${at}`, ['KTP']])
  localStorage.setItem(STORED, JSON.stringify(Object.fromEntries(many)))
  show()
  fireEvent.click(box('Fotokopi KTP'))
  const kept = Object.keys(JSON.parse(localStorage.getItem(STORED) ?? '') as object)
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([20, 'A1', '01J'])
})

it.each(['null', '7', '"KTP"', '{"01J":"Fotokopi KTP"}', '{"01J":[7]}', '[["Fotokopi KTP"]]'])(
  'the checklist ignores the invalid stored value %s',
  (stored) => {
    localStorage.setItem(STORED, stored)
    show()
    expect(box('Fotokopi KTP')).not.toBeChecked()
  },
)

it('the checklist can be ticked even if storage fails', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('penuh', 'QuotaExceededError')
  })
  show()
  fireEvent.click(box('Fotokopi KTP'))
  fireEvent.click(box('Fotokopi KK'))
  expect(screen.getByRole('status')).toHaveTextContent('Semua sudah siap dibawa.')
  expect(log).toHaveBeenCalled()
  log.mockClear()
  vi.restoreAllMocks()
})
