import { expect, it } from 'vitest'
import { isDeepEqual, snapshot } from './plain-data'

const FILE = new File(['foto'], 'foto.jpg')

it.each([
  [{ a: [1, { b: '' }] }, { a: [1, { b: '' }] }, true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: undefined }, {}, true],
  [{ a: null }, {}, false],
  [[1, 2], [1], false],
  [[], {}, false],
  ['', null, false],
])('compares %o and %o: %s', (one, other, expected) => {
  expect(isDeepEqual(one, other)).toBe(expected)
})

it('compares files by identity', () => {
  expect(isDeepEqual({ photo: FILE }, { photo: FILE })).toBe(true)
  expect(isDeepEqual({ photo: FILE }, { photo: new File(['foto'], 'foto.jpg') })).toBe(false)
})

it('copies rows but not files into a snapshot, so that later changes to rows do not affect it', () => {
  const value = { rows: [{ name: 'a' }], photo: FILE }
  const copy = snapshot(value)
  value.rows[0]!.name = 'b'
  expect(copy.rows).toEqual([{ name: 'a' }])
  expect(copy.photo).toBe(FILE)
})
