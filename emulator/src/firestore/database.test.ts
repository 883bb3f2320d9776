import { mkdirSync, readFileSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newFolder } from '../../tests/support/new-folder'
import { firestoreRules } from '../../tests/support/rules-requests'
import { compileRules } from '../rules/compile'
import { Database } from './database'
import { parseQuery } from './queries/query-request'
import { type Change, Store } from './documents/store'
import type { Fields } from './values/wire'
import type { Write } from './writes/write'

const ROOT = 'projects/demo-unit/databases/(default)/documents'
const RULES = compileRules(firestoreRules('match /news/{id} { allow get: if id == "b"; }'))
const OWNER = { kind: 'owner' } as const
const VISITOR = { kind: 'anonymous' } as const

let file: string
let store: Store
let database: Database
let observed: (readonly Change[])[]
let logged: string[]
let now: number

beforeEach(() => {
  file = join(newFolder(), 'firestore.jsonl')
  now = Date.parse('2026-01-02T03:04:05.678Z')
  open()
})
afterEach(() => store.close())

function open() {
  observed = []
  logged = []
  const log = (line: string) => logged.push(line)
  store = new Store(file, () => now, log)
  database = new Database({
    projectId: 'demo-unit',
    store,
    ruleset: () => RULES,
    indexes: () => ({ indexes: [], fieldOverrides: [] }),
    onCommit: (changes) => observed.push(changes),
    log,
    now: () => now,
  })
}

function reopen() {
  store.close()
  open()
}

const number = (n: number): Fields => ({ n: { integerValue: String(n) } })
const large = (n: number) => ({ text: { stringValue: `${n}`.padEnd(900_000, 'x') } })
const put = (path: string, fields = number(1)): Write => ({
  ...{ kind: 'update', path, fields, mask: null, transforms: [], precondition: null },
})
const remove = (path: string): Write => ({ kind: 'delete', path, precondition: null })
const commit = (...writes: Write[]) => database.commit(OWNER, writes)
const fields = (path: string) => store.get(path)?.fields

describe('the document store', () => {
  it('restores changes after a restart, including deletions', () => {
    commit(put('things/a'), put('things/b'))
    commit(remove('things/a'), put('things/b', number(2)))
    reopen()
    expect([fields('things/a'), fields('things/b')]).toEqual([undefined, number(2)])
  })

  it('removes outdated versions of documents from its file, so that the file does not fill the disk', () => {
    for (let n = 0; n < 20; n++) commit(put('things/a', large(n)))
    expect(readFileSync(file).length).toBeLessThan(7_000_000)
    reopen()
    expect(fields('things/a')).toEqual(large(19))
    expect(readFileSync(file).length).toBeLessThan(1_000_000)
  })

  it('keeps all committed changes if compacting its file fails', () => {
    // A folder with the name of the temporary file makes compaction fail.
    mkdirSync(`${file}.new`)
    for (let id = 0; id < 6; id++) {
      commit(put(`things/${id}`, large(id)))
      expect(fields(`things/${id}`)).toEqual(large(id))
    }
    expect(logged).toEqual([expect.stringMatching(/^The journal could not be compacted: /)])
    rmdirSync(`${file}.new`)
  })

  it('assigns increasing commit times, even if the clock stops or is set back', () => {
    expect(commit(put('things/a')).commitTime).toBe('2026-01-02T03:04:05.678000Z')
    const second = commit(put('things/b')).commitTime
    expect(second).toBe('2026-01-02T03:04:05.679000Z')
    now -= 60_000
    reopen()
    expect(commit(put('things/c')).commitTime > second).toBe(true)
  })
})

it('commit listeners do not receive rejected writes', () => {
  const write = put('things/a')
  expect(() => database.commit(VISITOR, [write])).toThrow('Missing or insufficient permissions.')
  const failing: Write = { ...remove('things/b'), precondition: { exists: true } }
  expect(() => commit(write, failing)).toThrow('things/b')
  expect(observed).toEqual([])
})

it('a denied request is logged, and its error contains the reason', () => {
  const comments = parseQuery({ from: [{ collectionId: 'comments' }] }, 'news/a', ROOT)
  expect(() => database.get(VISITOR, ['news/b', 'news/a'])).toThrow(
    "Missing or insufficient permissions.\nL4:24 false for 'get'.",
  )
  expect(() => database.query(VISITOR, comments)).toThrow("No rule allows 'list'.")
  expect(logged).toEqual([
    "PERMISSION_DENIED get news/a: L4:24 false for 'get'.",
    "PERMISSION_DENIED list news/a/comments: No rule allows 'list'.",
  ])
})

describe('a transaction', () => {
  it('aborts if the result of one of its queries has changed', () => {
    const id = database.transactions.begin()
    const query = parseQuery({ from: [{ collectionId: 'things' }] }, '', ROOT)
    expect(database.query(OWNER, query, id)).toEqual([])
    commit(put('things/a'))
    expect(() => database.commit(OWNER, [], id)).toThrow('contention')
  })

  // firebase.google.com/docs/firestore/quotas: 270 seconds
  it('expires after 270 seconds', () => {
    const id = database.transactions.begin()
    now += 269_000
    database.get(OWNER, ['things/a'], id)
    now += 1000
    expect(() => database.get(OWNER, ['things/a'], id)).toThrow('expired')
  })
})
