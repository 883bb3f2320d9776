import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compileRules } from '../rules/compile'
import { firestoreRules } from '../../tests/support/rules-requests'
import { AccessControl } from './access-control'
import { parseQuery } from './queries/query-request'
import { Store } from './documents/store'
import { newFolder } from '../../tests/support/new-folder'

const VISITOR = { kind: 'anonymous' } as const
const ROOT = 'projects/demo-unit/databases/(default)/documents'

let folder: string
let store: Store
let access: AccessControl
let log: string[]

beforeEach(() => {
  folder = newFolder()
  store = new Store(join(folder, 'firestore.jsonl'), Date.now, () => undefined)
  const ruleset = compileRules(firestoreRules('match /news/{id} { allow get: if id == "b"; }'))
  log = []
  access = new AccessControl(
    store,
    () => ruleset,
    (line) => log.push(line),
  )
})
afterEach(() => store.close())

it('reports why the rules denied a request, and logs the request', () => {
  const comments = parseQuery({ from: [{ collectionId: 'comments' }] }, 'news/a', ROOT)
  expect(() => access.assertGet(VISITOR, ['news/b', 'news/a'])).toThrow(
    "Missing or insufficient permissions.\nL4:24 false for 'get'.",
  )
  expect(() => access.assertList(VISITOR, comments)).toThrow("No rule allows 'list'.")
  expect(log).toEqual([
    "PERMISSION_DENIED get news/a: L4:24 false for 'get'.",
    "PERMISSION_DENIED list news/a/comments: No rule allows 'list'.",
  ])
})
