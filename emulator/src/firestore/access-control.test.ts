import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../http/message'
import type { Ruleset } from '../rules/access'
import { compileRules } from '../rules/compile'
import { firestoreRules } from '../../tests/support/use-rules'
import { AccessControl } from './access-control'
import { parseQuery } from './query-request'
import { Store } from './store'
import type { Fields } from './wire'
import type { Precondition, Write } from './write'

const OWNER = { kind: 'owner' } as const
const VISITOR = { kind: 'anonymous' } as const
const number = (value: number): Fields => ({ n: { integerValue: String(value) } })
const put = (
  path: string,
  fields: Fields = {},
  precondition: Precondition | null = null,
): Write => ({
  kind: 'update',
  path,
  fields,
  mask: null,
  transforms: [],
  precondition,
})
const listOf = (collectionId: string, parent: string) =>
  parseQuery(
    { from: [{ collectionId }] },
    parent,
    'projects/demo-unit/databases/(default)/documents',
  )
const verify = (path: string): Write => ({ kind: 'verify', path, precondition: { exists: true } })

let folder: string
let store: Store
let log: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'access-'))
  store = new Store(
    join(folder, 'firestore.jsonl'),
    () => Date.parse('2026-01-02T03:04:05.678Z'),
    () => undefined,
  )
  log = []
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

const under = (...rules: string[]) => guardedBy(compileRules(firestoreRules(...rules)))
const guardedBy = (ruleset: Ruleset) => {
  const access = new AccessControl(
    store,
    () => ruleset,
    (line) => log.push(line),
  )
  return {
    access,
    commits: (...writes: Write[]) =>
      allows(() => access.assertCommit(VISITOR, store.draft(writes))),
    reads: (...paths: string[]) => allows(() => access.assertGet(VISITOR, paths)),
  }
}

function allows(ask: () => void): boolean {
  try {
    ask()
    return true
  } catch (error) {
    expect(error).toMatchObject({ status: 'PERMISSION_DENIED' })
    return false
  }
}

/** A condition that looks up so many documents, others for each document. */
const lookUp = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `!exists(/databases/(default)/documents/looked/$(id + '${index}'))`,
  ).join(' && ')

it('asks no rules about the administrator', () => {
  const { access } = guardedBy({
    firestore: () => expect.unreachable(),
    storage: () => expect.unreachable(),
  })
  access.assertGet(OWNER, ['news/a'])
  access.assertList(OWNER, listOf('news', ''))
  access.assertCommit(OWNER, store.draft([put('news/a')]))
  access.assertOwner(OWNER, 'Clearing')
})

it('keeps what is for the administrator from everyone else', () => {
  const { access } = under('match /{all=**} { allow read, write; }')
  expect(() => {
    access.assertOwner(VISITOR, 'Clearing')
  }).toThrow(new ApiError('PERMISSION_DENIED', 'Clearing is for the administrator only.'))
})

describe('a refusal', () => {
  it('says why', () => {
    const { access } = under('match /news/{id} { allow get: if id == "b"; }')
    expect(() => {
      access.assertGet(VISITOR, ['news/a'])
    }).toThrow("Missing or insufficient permissions.\nL4:24 false for 'get'.")
  })

  it('is logged with what was asked', () => {
    const { access, reads } = under('match /news/{id} { allow get: if id == "b"; }')
    reads('news/b', 'news/a')
    allows(() => access.assertList(VISITOR, listOf('comments', 'news/a')))
    expect(log).toEqual([
      "PERMISSION_DENIED get news/a: L4:24 false for 'get'.",
      "PERMISSION_DENIED list news/a/comments: No rule allows 'list'.",
    ])
  })
})

describe('a write', () => {
  it('is a create or an update as its precondition claims, else as there is a document', () => {
    store.apply(store.draft([put('news/old')]))
    const creates = under('match /news/{id} { allow create; }')
    expect(creates.commits(put('news/new'))).toBe(true)
    expect(creates.commits(put('news/old'))).toBe(false)
    expect(creates.commits(put('news/old', {}, { exists: false }))).toBe(true)
    expect(creates.commits(put('news/new', {}, { exists: true }))).toBe(false)
    expect(creates.commits(put('news/new', {}, { updateTime: '2026-01-01T00:00:00Z' }))).toBe(false)
  })

  it('that only verifies is a get', () => {
    const reads = under('match /news/{id} { allow get; }')
    const writes = under('match /news/{id} { allow write; }')
    expect([reads.commits(verify('news/a')), writes.commits(verify('news/a'))]).toEqual([
      true,
      false,
    ])
  })

  it('is measured against what was before the commit', () => {
    store.apply(store.draft([put('news/a', number(1))]))
    const { commits } = under(
      'match /news/{id} { allow update: if request.resource.data.n == resource.data.n + 1; }',
    )
    expect(commits(put('news/a', number(2)))).toBe(true)
    expect(commits(put('news/a', number(2)), put('news/a', number(3)))).toBe(false)
  })

  it('takes place at the time that it writes', () => {
    const { access } = guardedBy({
      firestore: ({ time }) => {
        expect(time).toBe('2026-01-02T03:04:05.678000Z')
        return { allowed: true, reasons: [] }
      },
      storage: () => expect.unreachable(),
    })
    access.assertCommit(VISITOR, store.draft([put('news/a')]))
    expect.assertions(1)
  })
})

describe('documents that rules look up', () => {
  it('are ten at most for one document', () => {
    expect(under(`match /news/{id} { allow get: if ${lookUp(10)}; }`).reads('news/a')).toBe(true)
    expect(under(`match /news/{id} { allow get: if ${lookUp(11)}; }`).reads('news/a')).toBe(false)
  })

  it('are twenty at most for a commit, and ten for each of its writes', () => {
    const five = under(`match /news/{id} { allow create: if ${lookUp(5)}; }`)
    const eleven = under(`match /news/{id} { allow create: if ${lookUp(11)}; }`)
    expect(five.commits(...['a', 'b', 'c', 'd'].map((id) => put(`news/${id}`)))).toBe(true)
    expect(five.commits(...['a', 'b', 'c', 'd', 'e'].map((id) => put(`news/${id}`)))).toBe(false)
    expect(eleven.commits(put('news/a'), put('news/b'))).toBe(false)
    expect(log.at(-1)).toContain('More than 10 documents were looked up.')
  })

  it('count once for all writes of a commit', () => {
    const user = '/databases/(default)/documents/users/u1'
    const { commits } = under(`match /news/{id} { allow create: if !exists(${user}); }`)
    const many = Array.from({ length: 500 }, (_, index) => put(`news/${index}`))
    expect(commits(...many)).toBe(true)
  })

  it('start anew with each request', () => {
    const { reads } = under(`match /news/{id} { allow get: if ${lookUp(10)}; }`)
    expect([reads('news/a'), reads('news/b'), reads('news/c')]).toEqual([true, true, true])
  })
})
