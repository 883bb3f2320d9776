import { describe, expect, it } from 'vitest'
import type { Verdict } from './access'
import { compileRules, denyAll } from './compile'
import { firestoreRules, getRequest, listRequest } from '../../tests/support/rules-requests'

const verdict = (condition: string): Verdict =>
  compileRules(firestoreRules(`match /news/{id} { allow get: if ${condition}; }`)).firestore(
    getRequest('news/x'),
  )
const allowed = (condition: string) => verdict(condition).allowed

describe('the reasons of a denial', () => {
  it('give the position of an error', () => {
    expect(verdict('resource.data.owner == "u1"').reasons).toEqual(['L4:46 Null value error.'])
  })

  it('name the condition that was false', () => {
    expect(verdict('id == "y"').reasons).toEqual(["L4:24 false for 'get'."])
  })

  it('state that no condition covers the method', () => {
    const rules = compileRules(firestoreRules('match /news/{id} { allow get; }'))
    expect(rules.firestore(listRequest('news')).reasons).toEqual(["No rule allows 'list'."])
  })

  it('state that the file has no rules for the service', () => {
    const rules = compileRules("rules_version = '2'; service firebase.storage { }")
    expect(rules.firestore(getRequest('news/x'))).toEqual({
      allowed: false,
      reasons: ['The rules file has no rules for this service.'],
    })
  })

  it('contain the given text when everything is denied', () => {
    const rules = denyAll('firestore.rules: L1:1 broken')
    expect(rules.firestore(getRequest('news/x'))).toEqual({
      allowed: false,
      reasons: ['firestore.rules: L1:1 broken'],
    })
  })
})

describe('rules deny, if they cannot be evaluated,', () => {
  it.each([
    ['a property of every object', "'toString' in {} || {}.constructor != null"],
    ['a method of another type', "['a'].upper() == ['A']"],
    ['too many arguments', 'id.size(1) == 1'],
    ['an unknown property of the request', 'request.ip == null'],
    ['the path of a collection', 'exists(/databases/(default)/documents/news) == false'],
    ['a path of another database', 'exists(/databases/other/documents/news/x) == false'],
    ['a path with ..', "exists(/databases/(default)/documents/news/$('a/../b')) == false"],
    ['text instead of a path', "exists('/databases/(default)/documents/news/x') == false"],
    ['an empty segment', "exists(/databases/(default)/documents/news/$('')) == false"],
  ])('%s', (_, condition) => {
    expect(allowed(condition)).toBe(false)
  })

  it('a value of a type that rules do not have', () => {
    const rules = compileRules(
      firestoreRules('match /news/{id} { allow get: if request.auth.token.x == null; }'),
    )
    const token = { x: () => null }
    const request = getRequest('news/x')
    expect(
      rules.firestore({ ...request, caller: { kind: 'user', uid: 'u1', token } }).allowed,
    ).toBe(false)
  })

  it('a failing lookup', () => {
    const rules = compileRules(
      firestoreRules(
        'match /news/{id} { allow get: if !exists(/databases/(default)/documents/a/b); }',
      ),
    )
    const lookup = () => {
      throw new Error('disk')
    }
    expect(rules.firestore({ ...getRequest('news/x'), lookup })).toEqual({
      allowed: false,
      reasons: ['The rules engine failed: Error: disk'],
    })
  })
})

describe('a function', () => {
  const rules = (declaration: string, condition: string) =>
    compileRules(
      firestoreRules(declaration, `match /news/{id} { allow get: if ${condition}; }`),
    ).firestore(getRequest('news/x')).allowed

  it('calls the functions in scope at its declaration', () => {
    const source = firestoreRules(
      'function g() { return true; }',
      'function f() { return g(); }',
      'match /news/{id} { function g() { return false; } allow get: if f() && !g(); }',
    )
    expect(compileRules(source).firestore(getRequest('news/x')).allowed).toBe(true)
  })

  it('shadows variables with arguments of the same name', () => {
    expect(rules('function f(request) { return request == 1; }', 'f(1)')).toBe(true)
  })
})

it('reads a document only if the evaluation needs it', () => {
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
