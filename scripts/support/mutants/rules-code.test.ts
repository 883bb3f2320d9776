import { describe, expect, it } from 'vitest'
import { collectionsOf, partAt, rulesPartsOf } from './rules-code'

const SOURCE = `
service cloud.firestore {
  match /databases/{database}/documents {
    // Who { asks.
    function isAdmin() {
      return a == '}';
    }
    match /news/{id} {
      allow get: if true;
      function isOwn() { return b; }
      allow create: if isAdmin();
    }
    match /users/{id} {
      function isOwn() { return c; }
    }
  }
}
`
const namesOf = (source: string) => rulesPartsOf(source).map(({ name }) => name)
const fingerprintOf = (name: string, source: string) =>
  rulesPartsOf(source).find((part) => part.name === name)?.fingerprint
const change = (was: string, becomes: string, name: string) => {
  const changed = SOURCE.replace(was, becomes)
  expect(changed).not.toBe(SOURCE)
  return fingerprintOf(name, changed) !== fingerprintOf(name, SOURCE)
}

it('functions and match blocks are the parts; of two with one name each bears its block’s', () => {
  expect(namesOf(SOURCE)).toEqual([
    'match /databases/{database}/documents',
    'isAdmin',
    'match /news/{id}',
    'match /news/{id} isOwn',
    'match /users/{id}',
    'match /users/{id} isOwn',
  ])
})

it('a place is in the innermost part around it', () => {
  const parts = rulesPartsOf(SOURCE)
  expect(partAt(parts, SOURCE.indexOf('return b'))?.name).toBe('match /news/{id} isOwn')
  expect(partAt(parts, SOURCE.indexOf('allow create'))?.name).toBe('match /news/{id}')
})

describe('the fingerprint of a part', () => {
  it('is another when it changes', () => {
    expect(change("== '}'", "== ')'", 'isAdmin')).toBe(true)
    expect(change('if isAdmin()', 'if true', 'match /news/{id}')).toBe(true)
  })

  it('stays when comments, spaces or what stands within and around it change', () => {
    expect(change('// Who { asks.', '', 'match /databases/{database}/documents')).toBe(false)
    expect(change('if true', 'if   true', 'match /news/{id}')).toBe(false)
    expect(change('return b', 'return d', 'match /news/{id}')).toBe(false)
    expect(change("== '}'", "== ')'", 'match /news/{id}')).toBe(false)
  })
})

it('a part has a say of the collections whose blocks call it, also by others', () => {
  const source = `
    function isAdmin() { return hasRole(a); }
    function hasRole(b) { return b; }
    function isUnused() { return c; }
    match /news/{id} { allow get: if isAdmin(); }
    match /users/{id} { allow get: if hasRole(d); }
  `
  const collections = [...collectionsOf(source)].map(([{ name }, names]) => [name, names])
  expect(Object.fromEntries(collections)).toEqual({
    isAdmin: ['news'],
    hasRole: ['news', 'users'],
    isUnused: [],
    'match /news/{id}': ['news'],
    'match /users/{id}': ['users'],
  })
})
