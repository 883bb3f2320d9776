import { describe, expect, it } from 'vitest'
import { checkRules } from './check'
import { parseRules } from '../syntax/parser'
import { firestoreRules, storageRules } from '../../../tests/support/rules-requests'

const check = (source: string) => {
  checkRules(parseRules(source))
}
const allow = (condition: string) =>
  firestoreRules(`match /news/{id} { allow get: if ${condition}; }`)
const using = (declaration: string, condition: string) =>
  firestoreRules(declaration, `match /news/{id} { allow get: if ${condition}; }`)
const names = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`)

it.each([
  ['an unknown variable', allow('user == 1'), "L4:38 Unknown variable 'user'."],
  ['an unknown function', allow('isAdmin()'), "L4:38 The function 'isAdmin' is not supported"],
  ['a method that no type has', allow("id.charAt(0) == 'x'"), "'charAt' is not supported"],
  ['a method of every object', allow('id.constructor() == 1'), "'constructor' is not supported"],
  [
    'the wildcard of a match that does not enclose it',
    firestoreRules(
      'match /a/{other} { allow get; }',
      'match /b/{id} { allow get: if other == id; }',
    ),
    "Unknown variable 'other'.",
  ],
  [
    'a parameter of another function',
    using('function f(value) { return g(); } function g() { return value; }', 'f(1)'),
    "Unknown variable 'value'.",
  ],
  [
    'a variable before its let',
    using('function f() { let a = b; let b = 1; return a == b; }', 'f()'),
    "Unknown variable 'b'.",
  ],
  [
    'a function of Firestore in Storage',
    storageRules('match /{all=**} { allow get: if exists(/a/b); }'),
    "The function 'exists' is not supported",
  ],
])('names must not be %s', (_, source, message) => {
  expect(() => check(source)).toThrow(message)
})

describe('functions', () => {
  it('require as many arguments as they have parameters', () => {
    const declaration = 'function f(a, b) { return a == b; }'
    expect(() => check(using(declaration, 'f(1)'))).toThrow("'f' takes 2 arguments, not 1.")
  })

  it('may call an outer function that calls a shadowed function', () => {
    const source = firestoreRules(
      'function g() { return true; }',
      'function f() { return g(); }',
      'match /news/{id} { function g() { return f(); } allow get: if g(); }',
    )
    expect(() => check(source)).not.toThrow()
  })

  it('allow at most 10 variables', () => {
    const lets = names(11).map((name) => `let ${name} = 1;`)
    expect(() => {
      check(using(`function f() { ${lets.join(' ')} return true; }`, 'true'))
    }).toThrow('more than 10 variables')
  })
})

it('rejects a path that uses a variable name twice', () => {
  expect(() => {
    check(firestoreRules('match /a/{id}/b/{id} { allow get; }'))
  }).toThrow('A name is used twice in this path.')
})
