import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Caller, FirestoreListRequest, FirestoreRequest } from '../rules/access'
import { Database } from './database'
import { listDocuments } from './rest-documents'
import { Store } from './store'

const NOW = Date.parse('2026-01-02T03:04:05.678Z')

let folder: string
let store: Store
let database: Database
/** What the rules were asked, in order. */
let asked: (FirestoreRequest | FirestoreListRequest)[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rest-'))
  store = new Store(
    join(folder, 'firestore.jsonl'),
    () => NOW,
    () => undefined,
  )
  asked = []
  database = new Database({
    projectId: 'demo-unit',
    store,
    ruleset: () => ({
      firestore(request) {
        asked.push(request)
        return { allowed: true, reasons: [] }
      },
      storage: () => ({ allowed: false, reasons: [] }),
    }),
    indexes: () => ({ indexes: [], fieldOverrides: [] }),
    onCommit: () => undefined,
    log: () => undefined,
    now: () => NOW,
  })
  database.commit(
    { kind: 'owner' },
    ['a', 'b', 'c'].map((id) => ({
      kind: 'update',
      path: `news/${id}`,
      fields: {},
      mask: null,
      transforms: [],
      precondition: null,
    })),
  )
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

const list = (query: string, caller: Caller = { kind: 'anonymous' }) =>
  listDocuments({
    database,
    caller,
    path: 'news',
    query: new URLSearchParams(query),
    body: undefined,
  })

it.each([
  ['pageSize=2', 2],
  ['pageSize=3', 3],
  ['', 100],
])('the rules see the size of the page as the limit: %j', (query, limit) => {
  list(query)
  expect(asked).toMatchObject([{ method: 'list', query: { limit } }])
})

it('a page names the next one only where there is one', () => {
  expect(list('pageSize=2')).toHaveProperty('nextPageToken')
  expect(list('pageSize=3')).not.toHaveProperty('nextPageToken')
})

it('with missing documents everything is one page, whatever its size', () => {
  const listed = list('showMissing=true&pageSize=1', { kind: 'owner' })
  expect(listed).toMatchObject({ documents: { length: 3 } })
  expect(listed).not.toHaveProperty('nextPageToken')
})
