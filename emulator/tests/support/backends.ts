import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore/lite'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'

/** Firestore under test: the local Firebase, or Google's emulator if it is installed. */
export interface Backend {
  name: 'local' | 'google'
  url: string
}

/*
 * Known differences between Google's emulator and the documentation of production. The local
 * Firebase follows the documentation. The suites skip Google's emulator or assert only what both
 * do.
 * - It ignores indexes. The local Firebase requires those that production requires; the suites'
 *   indexes are in conformance-project/firestore.indexes.json.
 * - An update after a delete of the same document in one commit fails with FAILED_PRECONDITION
 *   ("Cannot delete then update an entity in the same request").
 *   google.firestore.v1.Precondition.exists documents NOT_FOUND.
 * - It writes documents of another project than the request's (CommitRequest.database).
 * - It accepts an AND without filters (StructuredQuery.CompositeFilter: at least one).
 * - Rules for lists see a field that the query does not name as missing, so that !('secret' in
 *   resource.data), get() with a default and keys() allow access. According to the documentation a query
 *   is checked against every document that it could return ("Rules are not filters").
 * - Rules for queries may look up any number of documents, and || absorbs the error of too many
 *   lookups (rules-conditions#access_calls: 10 for a query, "exceeding either limit results in a
 *   permission denied error").
 * - Unknown names and methods in rules are warnings. The local Firebase rejects the file, also for
 *   more nested matches and variables than documented.
 * - Half a surrogate pair in JSON becomes a question mark. The local Firebase rejects it, because
 *   UTF-8 and therefore protocol buffers cannot represent it
 *   (protobuf.dev/programming-guides/proto3#scalar).
 * - It locks documents that transactions read and lets the second writer wait. The local Firebase
 *   compares at the commit. If two transactions read and write one document, one is aborted in
 *   both, but which one differs.
 *
 * The local Firebase rejects features that the project does not use: OR, negations and cursors
 * other than startAfter in queries, transforms other than the commit time and integer increments,
 * read-only transactions, and in rules version 1, parts of timestamps, durations, math, hashing,
 * conversions, ranges and several methods. In lists, rules know the elements
 * of an array only from equalities, not from other conditions.
 */

/** Backends for `describe.each(backends)`, which run the same tests with the same expectations. */
export const backends: readonly Backend[] = inject('backends')

const OPEN_RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{path=**} { allow read, write: if true; }
  }
}`

interface Answer {
  status: number
  body: unknown
}

// Many tests expect rejected requests, and the SDK would log each.
setLogLevel('silent')

let projects = 0

/**
 * Sets up a separate project with `rules` for the calling suite, and empties it before each test.
 */
export function setupProject(backend: Backend, rules = OPEN_RULES) {
  const id = `demo-${process.pid}-${Date.now().toString(36)}-${projects++}`
  const root = `projects/${id}/databases/(default)/documents`
  const apps: FirebaseApp[] = []

  function connect(mockUserToken?: string | { sub: string }): Firestore {
    const app = initializeApp({ projectId: id, apiKey: 'any' }, crypto.randomUUID())
    apps.push(app)
    const firestore = getFirestore(app)
    const { hostname, port } = new URL(backend.url)
    connectFirestoreEmulator(
      firestore,
      hostname,
      Number(port),
      mockUserToken === undefined ? {} : { mockUserToken },
    )
    return firestore
  }

  async function request(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = { 'content-type': 'text/plain', ...init.headers }
    const response = await fetch(backend.url + path, { ...init, headers })
    const text = await response.text()
    return {
      status: response.status,
      body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
    }
  }

  async function expectOk(path: string, init: RequestInit): Promise<void> {
    const { status, body } = await request(path, init)
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
  }

  const project = {
    id,
    root,
    /** Firestore Lite client with the `owner` token, which bypasses the rules. */
    asOwner: () => connect('owner'),
    asVisitor: () => connect(),
    asUser: (uid: string, claims?: Record<string, unknown>) => connect({ sub: uid, ...claims }),
    putRules: (content: string) =>
      expectOk(`/emulator/v1/projects/${id}:securityRules`, {
        method: 'PUT',
        body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
      }),
    clear: () => expectOk(`/emulator/v1/${root}`, { method: 'DELETE' }),
    post: (path: string, body: unknown) =>
      request(`/v1/${root}${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { authorization: 'Bearer owner' },
      }),
    fetch: request,
  }

  beforeAll(() => project.putRules(rules))
  beforeEach(() => project.clear())
  afterAll(() => Promise.all(apps.map((app) => deleteApp(app))))
  return project
}
