import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { type PlanLine, withSums } from '@/domain/budget/budget-lines'
import { stored } from '@/lib/autosave/__mocks__/entries'
import { useAutosaves } from '@/stores/autosave'
import { insideSite } from '../../../../../tests/support/inside-site'
import { LinesEditor } from './lines-editor'

vi.mock('@/lib/autosave/entries')
vi.mock('@/lib/tables/read-table')
vi.mock('@/lib/tables/save-table')
vi.mock('@/lib/firebase/functions')

const line = (id: string, anggaran = 0): PlanLine => ({
  id,
  uraian: `Rekening ${id}`,
  anggaran,
  realisasi: 0,
})

/** More lines than are rendered at once. Those below `5` and its three bidang are leaves. */
const LINES = withSums([
  line('5'),
  ...[1, 2, 3].flatMap((bidang) => [
    line(`5.${bidang}`),
    ...Array.from({ length: 40 }, (_, at) => line(`5.${bidang}.${at + 1}`, at + 1)),
  ]),
])

beforeEach(() => {
  stored.clear()
  useAutosaves.setState({ entries: {}, pending: new Set(), elsewhere: new Set() })
  // jsdom has no layout.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(57)
  render(
    <LinesEditor
      year={2027}
      seen={{ lines: LINES, unreadable: [], version: 'v1', asof: '', updatedBy: '', updatedAt: '' }}
      others={[]}
      uid="siti"
      zone="Asia/Jakarta"
      renderName={(uid) => uid}
    />,
    { wrapper: insideSite() },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Buka semua' }))
})

const drawn = () => screen.getByRole('list', { name: 'Rincian' }).childElementCount
const row = (code: string) => screen.queryByLabelText(`${code} Rekening ${code}`)
const amount = (code: string) => screen.getByLabelText(`Anggaran ${code}`)

it('renders the visible rows with their position among all rows', () => {
  expect(drawn()).toBeLessThan(60)
  expect(row('5.1.1')).toHaveAttribute('aria-posinset', '3')
  expect(row('5.1.1')).toHaveAttribute('aria-setsize', String(LINES.length))
})

it('renders both ends of the list, where Tab enters it', () => {
  expect(row('5')).toBeInTheDocument()
  expect(row('5.3.40')).toHaveAttribute('aria-posinset', String(LINES.length))
})

it('moves with Enter to a row that is not rendered, past a heading', () => {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Rekening 5.1.40' } })
  amount('5.1.40').focus()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } })
  fireEvent.keyDown(amount('5.1.40'), { key: 'Enter' })
  expect(amount('5.2.1')).toHaveFocus()
  fireEvent.keyDown(amount('5.2.1'), { key: 'Enter' })
  expect(amount('5.2.2')).toHaveFocus()
})

it('moves to the first invalid line wherever it is', () => {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '5.2.30' } })
  fireEvent.change(amount('5.2.30'), { target: { value: '12 jutaan' } })
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } })
  expect(row('5.2.30')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Simpan anggaran' }))
  expect(amount('5.2.30')).toHaveFocus()
  expect(amount('5.2.30')).toBeInvalid()
})

it('renders all rows for printing', () => {
  fireEvent(window, new Event('beforeprint'))
  expect(drawn()).toBe(LINES.length)
  fireEvent(window, new Event('afterprint'))
  expect(drawn()).toBeLessThan(60)
})
