import { describe, expect, it } from 'vitest'
import { mutantsOf } from './rules-mutants'

const changes = (source: string) => mutantsOf(source).map(({ was, becomes }) => [was, becomes])
/** What is let hold, without what is negated. */
const held = (source: string) => changes(source).filter(([, becomes]) => !becomes?.startsWith('!'))

describe('a condition', () => {
  it('always holds, and is negated', () => {
    expect(changes('allow get: if isAdmin();\nreturn a == b;')).toEqual([
      ['isAdmin()', 'true'],
      ['isAdmin()', '!(isAdmin())'],
      ['a == b', 'true'],
      ['a == b', '!(a == b)'],
    ])
  })

  it('that always holds has nothing to change', () => {
    expect(changes('allow get: if true;')).toEqual([])
  })

  it('of several, in brackets too, is changed by each of its operands', () => {
    expect(held('return a && (b && f(c && d));')).toEqual([
      ['a && (b && f(c && d))', 'true'],
      ['a', 'true'],
      ['(b && f(c && d))', 'true'],
      ['b', 'true'],
      ['f(c && d)', 'true'],
    ])
  })

  it('of which one is enough loses each of them, too', () => {
    expect(held('return a || b;')).toEqual([
      ['a || b', 'true'],
      ['a', 'true'],
      ['a', 'false'],
      ['b', 'true'],
      ['b', 'false'],
    ])
  })

  it('that chooses always chooses one, and what is chosen is changed', () => {
    expect(held("return a == 'x?' ? b || c : d;")).toEqual([
      ["a == 'x?' ? b || c : d", 'true'],
      ["a == 'x?'", 'true'],
      ["a == 'x?'", 'false'],
      ['b', 'true'],
      ['b', 'false'],
      ['c', 'true'],
      ['c', 'false'],
    ])
  })

  it('keeps its texts where it is negated', () => {
    expect(changes("return a == 'x && y';")).toContainEqual(["a == 'x && y'", "!(a == 'x && y')"])
  })
})

it('a list loses each of its texts', () => {
  const lists = mutantsOf("return a in ['x', 'y,', 'z'];").filter(({ becomes }) => becomes === '')
  expect(lists.map(({ source }) => source)).toEqual([
    "return a in ['y,', 'z'];",
    "return a in ['x', 'z'];",
    "return a in ['x', 'y,'];",
  ])
})

it('a number is one more and one less; neither a place in a list nor a digit in a name is one', () => {
  expect(changes('let a = f(150, b2, c[3]);')).toEqual([
    ['150', '151'],
    ['150', '149'],
  ])
})

it('a pattern takes one more', () => {
  expect(changes("let a = b.matches('[0-9]{13}x{0,99}y{2,}');")).toEqual([['99', '100']])
})

it('comments are left as they are', () => {
  expect(changes('// if a && b: 3 of {1,2}\nlet a = b; // return y;')).toEqual([])
})

it('says where, and changes nothing else', () => {
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
