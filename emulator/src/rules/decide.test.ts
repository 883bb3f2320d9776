import { describe, expect, it } from 'vitest'
import type { Verdict } from './access'
import { compileRules, denyAll } from './compile'
import { firestoreRules, getRequest, listRequest } from '../../tests/support/rules-requests'

const verdict = (condition: string): Verdict =>
  compileRules(firestoreRules(`match /news/{id} { allow get: if ${condition}; }`)).firestore(
    getRequest('news/x'),
  )
const allowed = (condition: string) => verdict(condition).allowed

describe('a refusal says', () => {
  it('where an error is', () => {
    expect(verdict('resource.data.owner == "u1"').reasons).toEqual(['L4:46 Null value error.'])
  })

  it('which clause was false', () => {
    expect(verdict('id == "y"').reasons).toEqual(["L4:24 false for 'get'."])
  })

  it('that no clause speaks of the method', () => {
    const rules = compileRules(firestoreRules('match /news/{id} { allow get; }'))
    expect(rules.firestore(listRequest('news')).reasons).toEqual(["No rule allows 'list'."])
  })

  it('that the file is silent about the service', () => {
    const rules = compileRules("rules_version = '2'; service firebase.storage { }")
    expect(rules.firestore(getRequest('news/x'))).toEqual({
      allowed: false,
      reasons: ['The rules file has no rules for this service.'],
    })
  })

  it('what it was given where everything is denied', () => {
    const rules = denyAll('firestore.rules: L1:1 broken')
    expect(rules.firestore(getRequest('news/x'))).toEqual({
      allowed: false,
      reasons: ['firestore.rules: L1:1 broken'],
    })
  })
})

describe('what is not understood denies:', () => {
  it.each([
    ['a property of every object', "'toString' in {} || {}.constructor != null"],
    ['a method of another type', "['a'].upper() == ['A']"],
    ['too many arguments', 'id.size(1) == 1'],
    ['an unknown property of the request', 'request.ip == null'],
    ['a path that is no document', 'exists(/databases/(default)/documents/news) == false'],
    ['a path of another database', 'exists(/databases/other/documents/news/x) == false'],
    ['a path that climbs', "exists(/databases/(default)/documents/news/$('a/../b')) == false"],
    ['text for a path', "exists('/databases/(default)/documents/news/x') == false"],
    ['an empty segment', "exists(/databases/(default)/documents/news/$('')) == false"],
  ])('%s', (_, condition) => {
    expect(allowed(condition)).toBe(false)
  })

  it('a value of no type that rules know', () => {
    const rules = compileRules(
      firestoreRules('match /news/{id} { allow get: if request.auth.token.x == null; }'),
    )
    const token = { x: () => null }
    const request = getRequest('news/x')
    expect(
      rules.firestore({ ...request, caller: { kind: 'user', uid: 'u1', token } }).allowed,
    ).toBe(false)
  })

  it('a lookup that fails', () => {
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

  it('calls what it sees where it stands', () => {
    const source = firestoreRules(
      'function g() { return true; }',
      'function f() { return g(); }',
      'match /news/{id} { function g() { return false; } allow get: if f() && !g(); }',
    )
    expect(compileRules(source).firestore(getRequest('news/x')).allowed).toBe(true)
  })

  it('has arguments that stand for the variables of the same name', () => {
    expect(rules('function f(request) { return request == 1; }', 'f(1)')).toBe(true)
  })
})

it('reads a document only when it is asked to', () => {
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
