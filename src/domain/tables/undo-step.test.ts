import { describe, expect, it } from 'vitest'
import { undoStep } from './undo-step'

interface Row {
  id: string
  name: string
  cells?: Record<string, string>
}

const row = (id: string, name = id): Row => ({ id, name })
const undone = (before: Row[], after: Row[], now: Row[]) =>
  undoStep(before, after, now, ({ id }) => id)
const ids = (rows: readonly Row[]) => rows.map(({ id }) => id).join('')

const [a, b, c, d] = [row('a'), row('b'), row('c'), row('d')]

describe('undoing a change that removed rows', () => {
  it.each([
    ['first', [b, c], 'abc'],
    ['in the middle', [a, c], 'abc'],
    ['last', [a, b], 'abc'],
    ['all rows', [], 'abc'],
  ])('restores rows at their former position: %s', (_, after, expected) => {
    expect(ids(undone([a, b, c], after, after))).toBe(expected)
  })

  it('restores rows below the row that preceded them, or at the top if that row was removed later', () => {
    expect(ids(undone([a, b, c, d], [a, d], [d, row('x'), a]))).toBe('dxabc')
    expect(ids(undone([a, b, c], [a, c], [c]))).toBe('bc')
  })

  it('does not restore a row that the user has entered again', () => {
    expect(undone([a, b], [a], [a, row('b', 'anew')])).toEqual([a, row('b', 'anew')])
  })
})

it('removes rows that the undone change added, unless the user edited them later', () => {
  expect(undone([a], [a, b, c], [a, b, row('c', 'typed')])).toEqual([a, row('c', 'typed')])
})

it('restores each changed field unless the user changed it again', () => {
  const cells = (name: string, value: string): Row => ({ ...row('a', 'x'), cells: { name, value } })
  const [before, after] = [cells('Islam', '10'), cells('Kristen', '20')]
  expect(undone([before], [after], [after])).toEqual([before])
  expect(undone([before], [after], [cells('Kristen', '21')])).toEqual([cells('Islam', '21')])
})

it('does not change later input in other rows', () => {
  expect(undone([a, b], [a], [row('a', 'typed')])).toEqual([row('a', 'typed'), b])
})

it('does nothing when a change is undone a second time', () => {
  const once = undone([a, b, c], [a], [a, d])
  expect(undone([a, b, c], [a], once)).toEqual(once)
})
