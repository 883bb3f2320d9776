import { expect, it } from 'vitest'
import { compareAccountCodes, isDescendantCode } from './account-code'

it.each([
  ['as numbers', '4.1.9 4.1.10 4.2 4.10'],
  ['with a parent before its children', '5 5.1 5.1.01'],
])('compareAccountCodes compares segments %s', (_, codes) => {
  expect(codes.split(' ').reverse().sort(compareAccountCodes)).toEqual(codes.split(' '))
})

it('compareAccountCodes ignores leading zeros', () => {
  expect(compareAccountCodes('4.1.01', '4.1.1')).toBe(0)
})

it.each([
  ['5.2.3', '5.2', true],
  ['5.2.3.10', '5.2', true],
  ['5.2', '5.2', false],
  ['5.10', '5.1', false],
])('isDescendantCode(%s, %s) returns %s', (code, parent, expected) => {
  expect(isDescendantCode(code, parent)).toBe(expected)
})
