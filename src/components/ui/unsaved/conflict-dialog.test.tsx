import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { insideSite } from '../../../../tests/support/inside-site'
import { ConflictDialog } from './conflict-dialog'
import type { DifferingPart } from './differences'

const part = (label: string, by: DifferingPart['by'], mine = 'Padi', theirs = 'Jagung') => ({
  key: label,
  by,
  label,
  values: [{ label, mine, theirs }],
})

function show(parts: readonly DifferingPart[], canOverwrite = true) {
  const onMerge = vi.fn()
  const none = () => {}
  render(
    <ConflictDialog
      noun="tabel"
      by=""
      at=""
      parts={parts}
      onOverwrite={canOverwrite ? none : null}
      onMerge={onMerge}
      onTake={none}
      onClose={none}
    />,
    { wrapper: insideSite() },
  )
  return onMerge
}

it('limits the number of listed differences, but lists all that need a decision', () => {
  const many = Array.from({ length: 14 }, (_, index) => part(`N${index}`, 'them'))
  show([...many, part('Terakhir', 'both')])
  expect(screen.getByText('Dan 4 perbedaan lagi.')).toBeVisible()
  expect(screen.getByRole('radiogroup', { name: 'Terakhir' })).toBeVisible()
  expect(screen.getByRole('dialog')).toHaveTextContent('orang lain menyimpan perubahan.')
})

it('merges the local changes with the chosen versions, including parts that are not shown', () => {
  const hidden = { ...part('Lebar', 'me'), values: [] }
  const onMerge = show([
    hidden,
    part('A', 'me'),
    part('B', 'both'),
    part('C', 'both'),
    part('D', 'them'),
  ])
  expect(screen.queryByRole('region', { name: 'Lebar' })).toBeNull()
  const [, theirs] = screen.getAllByRole('radio', { name: 'Yang tersimpan' })
  fireEvent.click(theirs as Element)
  fireEvent.click(screen.getByRole('button', { name: 'Gabungkan' }))
  expect(onMerge).toHaveBeenCalledWith(new Set(['Lebar', 'A', 'B']))
})

it('shows colours as swatches', () => {
  show([part('Petani', 'me', 'Petani: 1 #1F5D3F', 'Petani: 1 #A63A2B')])
  expect(screen.getByRole('img', { name: 'warna #1F5D3F' })).toBeVisible()
})

it('offers neither overwriting nor merging to users who may not overwrite', () => {
  show([part('Judul', 'both')], false)
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Timpa|^Gabungkan/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Simpan sebagai draf baru' })).toBeVisible()
})
