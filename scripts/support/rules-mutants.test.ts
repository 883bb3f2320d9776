import { expect, it } from 'vitest'
import { mutantsOf } from './rules-mutants'

const changes = (source: string) => mutantsOf(source).map(({ was, becomes }) => [was, becomes])

it('lets every condition hold', () => {
  expect(changes('allow get: if isAdmin();\nreturn a == 1;')).toEqual([
    ['isAdmin()', 'true'],
    ['a == 1', 'true'],
  ])
})

it('has nothing to change in what always holds', () => {
  expect(changes('allow get: if true;')).toEqual([])
})

it('lets every operand of && hold, also in brackets', () => {
  expect(changes('return a && (b && f(c && d));')).toEqual([
    ['a && (b && f(c && d))', 'true'],
    ['a', 'true'],
    ['(b && f(c && d))', 'true'],
    ['b', 'true'],
    ['f(c && d)', 'true'],
  ])
})

it('lets every operand of || hold, and fail', () => {
  expect(changes('return a || b;')).toEqual([
    ['a || b', 'true'],
    ['a', 'true'],
    ['a', 'false'],
    ['b', 'true'],
    ['b', 'false'],
  ])
})

it('takes each text out of a list', () => {
  const mutants = mutantsOf("return a in ['x', 'y,', 'z'];").slice(1)
  expect(mutants.map(({ source }) => source)).toEqual([
    "return a in ['y,', 'z'];",
    "return a in ['x', 'z'];",
    "return a in ['x', 'y,'];",
  ])
})

it('reads neither comments nor texts', () => {
  expect(changes("// if a && b;\nreturn x == 'a && b;'; // return y;")).toEqual([
    ["x == 'a && b;'", 'true'],
  ])
})

it('says the line, and changes nothing else', () => {
  expect(mutantsOf('let a = 1;\n\nreturn a\n  && b;')).toEqual([
    { line: 3, was: 'a && b', becomes: 'true', source: 'let a = 1;\n\nreturn true;' },
    { line: 3, was: 'a', becomes: 'true', source: 'let a = 1;\n\nreturn true\n  && b;' },
    { line: 4, was: 'b', becomes: 'true', source: 'let a = 1;\n\nreturn a\n  && true;' },
  ])
})
