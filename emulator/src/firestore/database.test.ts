import { mkdirSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { denyAll } from '../rules/compile'
import { Database } from './database'
import { parseQuery } from './queries/query-request'
import { type Change, Store } from './documents/store'
import type { Fields } from './values/wire'
import type { Write } from './writes/write'
import { newFolder } from '../../tests/support/new-folder'

const ROOT = 'projects/demo-unit/databases/(default)/documents'
const OWNER = { kind: 'owner' } as const
const NUMBER_ONE: Fields = { n: { integerValue: '1' } }
const NUMBER_TWO: Fields = { n: { integerValue: '2' } }

let folder: string
let file: string
let store: Store
let database: Database
let observed: (readonly Change[])[]
let logged: string[]
let now: number

beforeEach(() => {
  folder = newFolder()
  file = join(folder, 'firestore.jsonl')
  observed = []
  logged = []
  now = Date.parse('2026-01-02T03:04:05Z')
  store = openStore()
  database = new Database({
    projectId: 'demo-unit',
    store,
    ruleset: () => denyAll('closed'),
    indexes: () => ({ indexes: [], fieldOverrides: [] }),
    onCommit: (changes) => observed.push(changes),
    log: () => undefined,
    now: () => now,
  })
})
afterEach(() => store.close())

const openStore = () =>
  new Store(
    file,
    () => now,
    (line) => logged.push(line),
  )

const put = (path: string, fields: Fields): Write => ({
  kind: 'update',
  path,
  fields,
  mask: null,
  transforms: [],
  precondition: null,
})
const remove = (path: string): Write => ({ kind: 'delete', path, precondition: null })

it('commit listeners do not receive rejected writes', () => {
  const writes = [put('things/a', NUMBER_ONE)]
  expect(() => database.commit({ kind: 'anonymous' }, writes)).toThrow('closed')
  const failing: Write = { ...remove('things/b'), precondition: { exists: true } }
  expect(() => database.commit(OWNER, [...writes, failing])).toThrow('things/b')
  expect(observed).toEqual([])
})

describe('a transaction', () => {
  const begin = () => database.transactions.begin()
  const outside = () => database.commit(OWNER, [put('things/a', NUMBER_TWO)])
  const query = parseQuery({ from: [{ collectionId: 'things' }] }, '', ROOT)

  it('aborts if the result of one of its queries has changed', () => {
    const id = begin()
    expect(database.query(OWNER, query, id)).toEqual([])
    outside()
    expect(() => database.commit(OWNER, [], id)).toThrow('contention')
  })

  // firebase.google.com/docs/firestore/quotas: 270 seconds
  it('expires after 270 seconds', () => {
    const id = begin()
    now += 269_000
    database.get(OWNER, ['things/a'], id)
    now += 1000
    expect(() => database.get(OWNER, ['things/a'], id)).toThrow('expired')
  })
})

it('keeps a commit even if compacting the journal afterwards fails', () => {
  // A folder with the name of the temporary file makes compaction fail.
  mkdirSync(`${file}.new`)
  const large = { text: { stringValue: 'x'.repeat(900_000) } }
  for (let id = 0; id < 6; id++) {
    database.commit(OWNER, [put(`things/${id}`, large)])
    expect(store.get(`things/${id}`)?.fields).toEqual(large)
  }
  expect(logged).toHaveLength(1)
  expect(logged[0]).toMatch(/^The journal could not be compacted: /)
  rmdirSync(`${file}.new`)
})
