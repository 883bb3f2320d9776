import { describe, expect, it } from 'vitest'
import { mutantsOf } from './rules-mutants'

const changes = (source: string) => mutantsOf(source).map(({ was, becomes }) => [was, becomes])
const alwaysTrue = (source: string) =>
  changes(source).filter(([, becomes]) => !becomes?.startsWith('!'))

describe('the mutants of conditions', () => {
  it('contain true and the negated condition', () => {
    expect(changes('allow get: if isAdmin();\nreturn a == b;')).toEqual([
      ['isAdmin()', 'true'],
      ['isAdmin()', '!(isAdmin())'],
      ['a == b', 'true'],
      ['a == b', '!(a == b)'],
    ])
  })

  it('do not exist if the condition is always true', () => {
    expect(changes('allow get: if true;')).toEqual([])
  })

  it('change each operand of &&, also in brackets', () => {
    expect(alwaysTrue('return a && (b && f(c && d));')).toEqual([
      ['a && (b && f(c && d))', 'true'],
      ['a', 'true'],
      ['(b && f(c && d))', 'true'],
      ['b', 'true'],
      ['f(c && d)', 'true'],
    ])
  })

  it('change and remove each operand of ||', () => {
    expect(alwaysTrue('return a || b;')).toEqual([
      ['a || b', 'true'],
      ['a', 'true'],
      ['a', 'false'],
      ['b', 'true'],
      ['b', 'false'],
    ])
  })

  it('select either branch of ?:, and change the operands of the branches', () => {
    expect(alwaysTrue("return a == 'x?' ? b || c : d;")).toEqual([
      ["a == 'x?' ? b || c : d", 'true'],
      ["a == 'x?'", 'true'],
      ["a == 'x?'", 'false'],
      ['b', 'true'],
      ['b', 'false'],
      ['c', 'true'],
      ['c', 'false'],
    ])
  })

  it('preserve the strings of negated conditions', () => {
    expect(changes("return a == 'x && y';")).toContainEqual(["a == 'x && y'", "!(a == 'x && y')"])
  })
})

it('each mutant of a list lacks one of its strings', () => {
  const lists = mutantsOf("return a in ['x', 'y,', 'z'];").filter(({ becomes }) => becomes === '')
  expect(lists.map(({ source }) => source)).toEqual([
    "return a in ['y,', 'z'];",
    "return a in ['x', 'z'];",
    "return a in ['x', 'y,'];",
  ])
})

it('increments and decrements numbers, except for indexes and digits in names', () => {
  expect(changes('let a = f(150, b2, c[3]);')).toEqual([
    ['150', '151'],
    ['150', '149'],
  ])
})

it('lets a pattern match one more character', () => {
  expect(changes("let a = b.matches('[0-9]{13}x{0,99}y{2,}');")).toEqual([['99', '100']])
})

it('leaves comments unchanged', () => {
  expect(changes('// if a && b: 3 of {1,2}\nlet a = b; // return y;')).toEqual([])
})

it('changes only the code at the returned position', () => {
  const [first, , second] = mutantsOf('let a = b;\n\nreturn a\n  && b;')
  expect(first).toEqual({
    at: 12 + 'return '.length,
    line: 3,
    was: 'a && b',
    becomes: 'true',
    source: 'let a = b;\n\nreturn true;',
  })
  expect(second).toMatchObject({ line: 3, was: 'a', source: 'let a = b;\n\nreturn true\n  && b;' })
})
