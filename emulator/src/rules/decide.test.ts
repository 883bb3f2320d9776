import { describe, expect, it } from 'vitest'
import type { Verdict } from './access'
import { compileRules } from './compile'
import { firestoreRules, getRequest } from '../../tests/support/rules-requests'

const compile = (condition: string) =>
  compileRules(firestoreRules(`match /news/{id} { allow get: if ${condition}; }`))
const verdict = (condition: string): Verdict => compile(condition).firestore(getRequest('news/x'))

// database.test.ts covers the other reasons.
it.each([
  [compile('resource.data.owner == "u1"'), 'L4:46 Null value error.'],
  [
    compileRules("rules_version = '2'; service firebase.storage { }"),
    'The rules file has no rules for this service.',
  ],
])('a denied request reports the reason $1', (rules, reason) => {
  expect(rules.firestore(getRequest('news/x'))).toEqual({ allowed: false, reasons: [reason] })
})

describe('a condition that cannot be evaluated', () => {
  it.each([
    ['the path of a collection', 'exists(/databases/(default)/documents/news) == false'],
    ['a path with ..', "exists(/databases/(default)/documents/news/$('a/../b')) == false"],
  ])('denies the request if it looks up %s', (_, condition) => {
    expect(verdict(condition).allowed).toBe(false)
  })

  it('denies the request if a lookup fails', () => {
    const rules = compile('!exists(/databases/(default)/documents/a/b)')
    const lookup = () => {
      throw new Error('disk')
    }
    expect(rules.firestore({ ...getRequest('news/x'), lookup })).toEqual({
      allowed: false,
      reasons: ['The rules engine failed: Error: disk'],
    })
  })
})

it('reads a document only if the evaluation needs that document', () => {
  const asked: string[] = []
  const rules = compileRules(
    firestoreRules(
      'match /news/{id} { allow get: if false && exists(/databases/(default)/documents/users/u1); }',
      'match /agenda/{id} { allow get: if get(/databases/(default)/documents/users/u1).data.ok; }',
    ),
  )
  const user = { path: 'users/u1', fields: { ok: { booleanValue: true } } }
  const lookup = (path: string) => {
    asked.push(path)
    return user
  }
  expect(rules.firestore({ ...getRequest('news/x'), lookup }).allowed).toBe(false)
  expect(asked).toEqual([])
  expect(rules.firestore({ ...getRequest('agenda/x'), lookup }).allowed).toBe(true)
  expect(asked).toEqual(['users/u1'])
})
