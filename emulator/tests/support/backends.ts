import { setLogLevel } from 'firebase/firestore/lite'
import { beforeAll, beforeEach, inject } from 'vitest'
import { setupConnections } from './connect'

export interface Backend {
  name: 'local' | 'google'
  url: string
}

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
  const { connectFirestore } = setupConnections()
  const connect = (user?: string | { sub: string }) => connectFirestore(backend.url, id, user)

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
  return project
}
