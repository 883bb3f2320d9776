import { expect, it } from 'vitest'
import { changesBetween, withChanges } from './budget-changes'
import type { PlanLine } from './budget-lines'

const line = (id: string, anggaran = 0, uraian = id): PlanLine => ({
  id,
  uraian,
  anggaran,
  realisasi: 0,
})
const before = [line('4', 3), line('4.1', 1), line('4.2', 2)]

it('lists created, changed and removed lines', () => {
  const after = [line('4', 3), line('4.1', 5), line('4.3', 1)]
  expect(changesBetween(before, after)).toEqual([
    { id: '4.1', before: line('4.1', 1), after: line('4.1', 5) },
    { id: '4.2', before: line('4.2', 2), after: null },
    { id: '4.3', before: null, after: line('4.3', 1) },
  ])
})

it('ignores a changed sum of a heading, but reports a changed name', () => {
  const [, ...leaves] = before
  expect(changesBetween(before, [line('4', 99), ...leaves])).toEqual([])
  expect(changesBetween(before, [line('4', 3, 'Lain'), ...leaves])).toHaveLength(1)
})

it('merges the changes of two users', () => {
  const mine = [line('4', 8), line('4.1', 6), line('4.2', 2)]
  const theirs = [line('4', 3), line('4.1', 1), line('4.2', 7), line('4.3', 4)]
  const merged = withChanges(theirs, changesBetween(before, mine))
  const wanted = [line('4'), line('4.1', 6), line('4.2', 7), line('4.3', 4)]
  expect(changesBetween(merged, wanted)).toEqual([])
})
