import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore/lite'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'

/** A Firestore that the conformance suites talk to: ours, and Google's emulator where it is found. */
export interface Backend {
  name: 'ours' | 'google'
  /** Without a slash at the end. */
  url: string
}

/*
 * Where Google's emulator is known to differ from what Google documents of production. Ours follows
 * the documentation; the suites leave Google's emulator out or ask only for what both do.
 * - It answers whatever indexes there are. Ours wants those that production would want; the suites'
 *   are in conformance-project/firestore.indexes.json.
 * - An update after a delete of the same document in one commit: FAILED_PRECONDITION ("Cannot delete
 *   then update an entity in the same request"), where google.firestore.v1.Precondition.exists says
 *   NOT_FOUND.
 * - It writes documents of another project than the request's (CommitRequest.database).
 * - The double -0 is sent back as 0 (google.firestore.v1.Value: doubles are IEEE 754).
 * - An AND of no filters holds (StructuredQuery.CompositeFilter: at least one).
 * - To rules that list, a field that the query does not name is missing, so that
 *   !('secret' in resource.data), get() with a default and keys() allow; the documents say that a
 *   query is measured against every document that it could find ("Rules are not filters").
 * - Rules of a query may look up any number of documents, and || absorbs that a request looked up too
 *   many (rules-conditions#access_calls: 10 for a query, "exceeding either limit results in a
 *   permission denied error").
 * - Names and methods that rules cannot mean are warnings; ours refuses the file, and what it has
 *   more than documented of nested matches and variables.
 * - Half a surrogate pair in JSON becomes a question mark. Ours refuses it: it has no UTF-8, of which the
 *   strings of protocol buffers are (protobuf.dev/programming-guides/proto3#scalar).
 * - It locks what transactions read and lets the second writer wait; ours compares at the commit. Of
 *   two that read and write one document, which one is aborted differs, not that one is.
 *
 * Ours has less of what nothing here calls, and refuses it by name: transforms other than the time of
 * the commit, transactions that only read; of the rules language no version 1, parts of times, durations,
 * mathematics, hashing, conversions and ranges; and where Google's knows also from a query's ranges what
 * a list holds, ours knows it from equalities alone.
 */

/** For `describe.each(backends)`: the same tests, the same expectations. */
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

// Refusals are what many tests want; the SDK would report each.
setLogLevel('silent')

let projects = 0

/** A project of its own for the calling suite, emptied before each test, under `rules`. */
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
    /** `projects/P/databases/(default)/documents` */
    root,
    /** The lite SDK of the administrator, whom no rule stops. */
    asOwner: () => connect('owner'),
    /** That of someone who is not signed in. */
    asVisitor: () => connect(),
    /** That of someone who is signed in, with further claims in the token. */
    asUser: (uid: string, claims?: Record<string, unknown>) => connect({ sub: uid, ...claims }),
    putRules: (content: string) =>
      expectOk(`/emulator/v1/projects/${id}:securityRules`, {
        method: 'PUT',
        body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
      }),
    /** Removes every document. */
    clear: () => expectOk(`/emulator/v1/${root}`, { method: 'DELETE' }),
    /** Sends JSON as the administrator; `path` goes after `/v1/{root}`. */
    post: (path: string, body: unknown) =>
      request(`/v1/${root}${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { authorization: 'Bearer owner' },
      }),
    /** Any request; `path` goes after the backend's address. */
    fetch: request,
  }

  beforeAll(() => project.putRules(rules))
  beforeEach(() => project.clear())
  afterAll(() => Promise.all(apps.map((app) => deleteApp(app))))
  return project
}
