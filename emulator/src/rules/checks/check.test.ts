import { describe, expect, it } from 'vitest'
import { checkRules } from './check'
import { parseRules } from '../syntax/parser'
import { firestoreRules, storageRules } from '../../../tests/support/rules-requests'

const check = (source: string) => checkRules(parseRules(source))
const allow = (condition: string) =>
  firestoreRules(`match /news/{id} { allow get: if ${condition}; }`)
const using = (declaration: string, condition: string) =>
  firestoreRules(declaration, `match /news/{id} { allow get: if ${condition}; }`)

it.each([
  ['an unknown variable', allow('user == 1'), "L4:38 Unknown variable 'user'."],
  ['an unknown function', allow('isAdmin()'), "L4:38 The function 'isAdmin' is not supported"],
  ['a method that no type has', allow("id.charAt(0) == 'x'"), "'charAt' is not supported"],
  ['a method of all objects', allow('id.constructor() == 1'), "'constructor' is not supported"],
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
])('checkRules rejects a name that refers to %s', (_, source, message) => {
  expect(() => check(source)).toThrow(message)
})

describe('functions', () => {
  it('require as many arguments as they have parameters', () => {
    const declaration = 'function f(a, b) { return a == b; }'
    expect(() => check(using(declaration, 'f(1)'))).toThrow("'f' takes 2 arguments, not 1.")
  })

  it('may declare at most 10 variables', () => {
    const lets = Array.from({ length: 11 }, (_, index) => `let n${index} = 1;`)
    const declaration = `function f() { ${lets.join(' ')} return true; }`
    expect(() => check(using(declaration, 'true'))).toThrow('more than 10 variables')
  })
})
