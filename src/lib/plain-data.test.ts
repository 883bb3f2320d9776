import { expect, it } from 'vitest'
import { isAlike, snapshot } from './plain-data'

const FILE = new File(['foto'], 'foto.jpg')

it.each([
  [{ a: [1, { b: '' }] }, { a: [1, { b: '' }] }, true],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: undefined }, {}, true],
  [{ a: null }, {}, false],
  [[1, 2], [1], false],
  [[], {}, false],
  ['', null, false],
])('%o and %o are alike: %s', (one, other, expected) => {
  expect(isAlike(one, other)).toBe(expected)
})

it('files are alike only when they are the same', () => {
  expect(isAlike({ photo: FILE }, { photo: FILE })).toBe(true)
  expect(isAlike({ photo: FILE }, { photo: new File(['foto'], 'foto.jpg') })).toBe(false)
})

it('a snapshot stays as it was, files and all', () => {
  const value = { rows: [{ name: 'a' }], photo: FILE }
  const copy = snapshot(value)
  value.rows[0]!.name = 'b'
  expect(copy.rows).toEqual([{ name: 'a' }])
  expect(copy.photo).toBe(FILE)
})
