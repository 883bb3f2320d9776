import { describe, expect, it } from 'vitest'
import { collectionsOf, partAt, rulesPartsOf } from './rules-code'

const SOURCE = `
service cloud.firestore {
  match /databases/{database}/documents {
    // A comment with { in it.
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

it('returns functions and match blocks as parts, and qualifies repeated names with their block', () => {
  expect(namesOf(SOURCE)).toEqual([
    'match /databases/{database}/documents',
    'isAdmin',
    'match /news/{id}',
    'match /news/{id} isOwn',
    'match /users/{id}',
    'match /users/{id} isOwn',
  ])
})

it('finds the innermost part at a position', () => {
  const parts = rulesPartsOf(SOURCE)
  expect(partAt(parts, SOURCE.indexOf('return b'))?.name).toBe('match /news/{id} isOwn')
  expect(partAt(parts, SOURCE.indexOf('allow create'))?.name).toBe('match /news/{id}')
})

describe('the fingerprint of a part', () => {
  it('changes with the code of the part', () => {
    expect(change("== '}'", "== ')'", 'isAdmin')).toBe(true)
    expect(change('if isAdmin()', 'if true', 'match /news/{id}')).toBe(true)
  })

  it('ignores comments, whitespace, and the code of inner and outer parts', () => {
    expect(change('// A comment with { in it.', '', 'match /databases/{database}/documents')).toBe(
      false,
    )
    expect(change('if true', 'if   true', 'match /news/{id}')).toBe(false)
    expect(change('return b', 'return d', 'match /news/{id}')).toBe(false)
    expect(change("== '}'", "== ')'", 'match /news/{id}')).toBe(false)
  })
})

it('lists for each part of the rules the collections whose blocks call the part, directly or indirectly', () => {
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
