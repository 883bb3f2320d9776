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

it('what is at hand is counted, told and stored', () => {
  show()
  fireEvent.click(box('Fotokopi KK'))
  expect(screen.getByRole('status')).toHaveTextContent('1 dari 2 sudah siap.')
  expect(localStorage.getItem(STORED)).toBe('{"01J":["Fotokopi KK"]}')
  fireEvent.click(box('Fotokopi KTP'))
  expect(screen.getByRole('status')).toHaveTextContent('Semua sudah siap dibawa.')
  fireEvent.click(box('Fotokopi KK'))
  expect(box('Fotokopi KK')).not.toBeChecked()
})

it('the device tells what was ticked before; of a line that now reads otherwise it knows nothing', () => {
  localStorage.setItem(STORED, '{"01J":["Fotokopi KTP","KK asli"],"01K":["Buku nikah"]}')
  show()
  expect(box('Fotokopi KTP')).toBeChecked()
  expect(screen.getByRole('status')).toHaveTextContent('1 dari 2 sudah siap.')
})

it('all are cleared, those of other services not, and the focus stays in the list', () => {
  localStorage.setItem(STORED, '{"01J":["Fotokopi KTP"],"01K":["Buku nikah"]}')
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Kosongkan centang' }))
  expect(box('Fotokopi KTP')).not.toBeChecked()
  expect(box('Fotokopi KTP')).toHaveFocus()
  expect(localStorage.getItem(STORED)).toBe('{"01K":["Buku nikah"]}')
})

it('nothing is left of a list that nobody has ticked', () => {
  show()
  fireEvent.click(box('Fotokopi KTP'))
  fireEvent.click(box('Fotokopi KTP'))
  expect({ ...localStorage }).toEqual({})
})

it('twenty services are kept, those ticked last', () => {
  const many = Array.from({ length: 20 }, (_, at) => [`A${at}`, ['KTP']])
  localStorage.setItem(STORED, JSON.stringify(Object.fromEntries(many)))
  show()
  fireEvent.click(box('Fotokopi KTP'))
  const kept = Object.keys(JSON.parse(localStorage.getItem(STORED) ?? '') as object)
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([20, 'A1', '01J'])
})

it.each(['null', '7', '"KTP"', '{"01J":"Fotokopi KTP"}', '{"01J":[7]}', '[["Fotokopi KTP"]]'])(
  'what else lies on the device, as %s, is no tick',
  (stored) => {
    localStorage.setItem(STORED, stored)
    show()
    expect(box('Fotokopi KTP')).not.toBeChecked()
  },
)

it('a device that stores nothing does no harm', () => {
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
