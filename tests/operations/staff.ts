import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import { beforeAll, beforeEach, inject, vi } from 'vitest'
import type { Role } from '../../src/domain/users/role'

const PASSWORD = 'rahasia-123'
const DOCUMENTS = '/v1/projects/demo-desa/databases/(default)/documents'

const realTimeout = globalThis.setTimeout

/** Shortens the delay of the SDK before it retries a transaction. */
const skipDelay = ((work: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) =>
  realTimeout(
    work,
    args.length === 0 && delay > 500 && delay < 20_000 ? delay / 100 : delay,
    ...args,
  )) as typeof setTimeout

export const SDK_ATTEMPTS = 5

/** Simulated failure of a commit: its request or its response is lost. A function runs before the commit. */
export type Loss = 'request' | 'answer' | (() => Promise<unknown>)

/** Loads the app's Firebase modules. Browser globals must be set before the modules load. */
export function setUpStaff(people: Readonly<Record<string, Role>>) {
  const url = inject('emulatorUrl')
  const realFetch = globalThis.fetch
  let losses: (Loss | null)[] = []

  async function asOwner(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await realFetch(url + path, {
      method,
      headers: { authorization: 'Bearer owner' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return response.json()
  }

  beforeAll(async () => {
    // Outside a browser, the app reads this variable to find the local Firebase.
    vi.stubEnv('FIREBASE_HOSTING_EMULATOR_HOST', new URL(url).host)
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('setTimeout', skipDelay)
    globalThis.fetch = async (input, init) => {
      const isCommit = (input instanceof Request ? input.url : String(input)).includes(':commit')
      const loss = isCommit ? losses.shift() : null
      if (typeof loss === 'function') await loss()
      if (loss === 'request') throw new TypeError('fetch failed')
      const response = await realFetch(input, init)
      if (loss === 'answer') throw new TypeError('fetch failed')
      return response
    }
    for (const uid of Object.keys(people))
      await asOwner('POST', '/identitytoolkit.googleapis.com/v1/projects/demo-desa/accounts', {
        localId: uid,
        email: `${uid}@desa.test`,
        password: PASSWORD,
      })
    await asOwner('POST', '/__/emulator/projects/demo-desa:load', {
      documents: Object.fromEntries(
        Object.entries(people).map(([uid, role]) => [`users/${uid}`, userDocument(uid, role)]),
      ),
    })
    // Waits for the trigger that sets roles, because it ends existing sessions.
    await asOwner('POST', '/__/emulator/functions:idle')
    return () => void (globalThis.fetch = realFetch)
  })
  beforeEach(async () => {
    losses = []
    // Keeps the users, because deleting their documents would delete their accounts.
    for (const collection of ['drafts', 'news', 'bin'])
      for (const id of await ids(collection))
        await asOwner('POST', `${DOCUMENTS}:commit`, {
          writes: [{ delete: `${DOCUMENTS.slice('/v1/'.length)}/${collection}/${id}` }],
        })
  })

  async function ids(collection: string): Promise<string[]> {
    const found = (await asOwner('POST', `${DOCUMENTS}:runQuery`, {
      structuredQuery: { from: [{ collectionId: collection }] },
    })) as { document?: { name: string } }[]
    return found.flatMap(({ document }) => document?.name.split('/').at(-1) ?? [])
  }

  return {
    async actAs(uid: string): Promise<void> {
      const { app, localFirebase } = await import('../../src/lib/firebase/app')
      const auth = initializeAuth(app, { persistence: inMemoryPersistence })
      if (localFirebase && !auth.emulatorConfig)
        connectAuthEmulator(auth, `http://${localFirebase.hostname}:${localFirebase.port}`, {
          disableWarnings: true,
        })
      await signInWithEmailAndPassword(auth, `${uid}@desa.test`, PASSWORD)
    },
    /** Sets the failures of the next commits, in order. null means success. */
    loseCommits: (...next: (Loss | null)[]) => void (losses = next),
    ids,
    /** Sets fields of a document (in the format of the REST API), bypassing the rules. */
    change: (path: string, fields: Record<string, unknown>) =>
      asOwner('POST', `${DOCUMENTS}:commit`, {
        writes: [
          {
            update: { name: `${DOCUMENTS.slice('/v1/'.length)}/${path}`, fields },
            updateMask: { fieldPaths: Object.keys(fields) },
          },
        ],
      }),
  }
}

function userDocument(uid: string, role: Role) {
  return {
    id: uid,
    auth_id: uid,
    name: uid,
    email: `${uid}@desa.test`,
    password: '',
    role,
    avatarurl: '',
    disabled: false,
    updatedBy: uid,
    updatedAt: '2026-01-01T00:00:00Z',
  }
}
