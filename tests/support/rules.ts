import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  setLogLevel,
  writeBatch,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite'
import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { ROOT } from '../../scripts/support/paths'

declare module 'vitest' {
  interface ProvidedContext {
    /** The local Firebase, and Google's emulator if it is installed. */
    backends: { name: string; url: string }[]
  }
}

/** Number of expressions that each write must leave unused, of the 1,000 allowed for each written document. */
export const RESERVE = 200

/** Returns an expression that is true and costs `cost` expressions of the rules' limit. */
export const counting = (cost: number) => `[true${',1'.repeat(cost - 4)}][0]`

/**
 * The rules, changed so that each write first uses up the reserve. Every allowed write of a test therefore leaves a
 * fifth of its expressions unused (firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits). A
 * call costs one expression and an && two (emulator/tests/rules-limits.test.ts).
 */
export const RULES_WITH_RESERVE = readFileSync(join(ROOT, 'firestore.rules'), 'utf8')
  .replace(/allow (create|update|delete): if ([^;]+);/g, 'allow $1: if reserve() && ($2);')
  .replace(
    'match /databases/{database}/documents {',
    `$&\n function reserve() { return ${counting(RESERVE - 3)}; }`,
  )

/**
 * Returns the local Firebase that all rules tests share, and Google's emulator (without Storage) if it is installed.
 */
export function engines() {
  const google = inject('backends').filter(({ name }) => name === 'google')
  return [{ name: 'ours', url: inject('emulatorUrl') }, ...google]
}

export interface Person {
  firestore: Firestore
  storage: FirebaseStorage
}

// Silences the SDK, which would log the refusals that many tests expect.
setLogLevel('silent')

/** Sets up a project with the rules files and SDKs of users. `load`, `store` and `clear` bypass the rules. */
export function setupRulesProject(projectId: string, url = inject('emulatorUrl')) {
  const emulator = new URL(url)
  const apps: FirebaseApp[] = []
  const owner = connect('owner')
  afterAll(() => Promise.all(apps.map((app) => deleteApp(app))))

  async function load(content: { documents?: object; objects?: object[] }): Promise<void> {
    const response = await fetch(new URL(`/__/emulator/projects/${projectId}:load`, emulator), {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify(content),
    })
    if (!response.ok) throw new Error(await response.text())
  }

  /** Stores documents by path (a `Date` becomes a timestamp). null removes a document. */
  const store = (documents: Readonly<Record<string, DocumentData | null>>) =>
    commit(owner, documents)

  async function clear(): Promise<void> {
    const path = `/emulator/v1/projects/${projectId}/databases/(default)/documents`
    const headers = { authorization: 'Bearer owner' }
    const response = await fetch(new URL(path, emulator), { method: 'DELETE', headers })
    if (!response.ok) throw new Error(await response.text())
  }

  async function putRules(content = RULES_WITH_RESERVE): Promise<void> {
    const path = `/emulator/v1/projects/${projectId}:securityRules`
    const response = await fetch(new URL(path, emulator), {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    })
    expect(await response.json()).not.toHaveProperty('error')
  }

  beforeAll(async () => {
    // `npm run test:mutants` changes only the rules with which the local Firebase starts.
    const isMutated = process.env['MUTANTS'] !== undefined
    const isOurs = engines().every((engine) => engine.url !== url || engine.name === 'ours')
    if (!(isMutated && isOurs)) await putRules()
  })

  function connect(mockUserToken?: string | { sub: string }): Person {
    const app = initializeApp(
      { projectId, apiKey: projectId, storageBucket: `${projectId}.firebasestorage.app` },
      crypto.randomUUID(),
    )
    apps.push(app)
    const firestore = getFirestore(app)
    const storage = getStorage(app)
    const options = mockUserToken === undefined ? {} : { mockUserToken }
    connectFirestoreEmulator(firestore, emulator.hostname, Number(emulator.port), options)
    connectStorageEmulator(storage, emulator.hostname, Number(emulator.port), options)
    return { firestore, storage }
  }

  return {
    owner,
    load,
    store,
    clear,
    putRules,
    asVisitor: () => connect(),
    asUser: (uid: string, claims?: Readonly<Record<string, unknown>>) =>
      connect({ ...claims, sub: uid }),
    url: (path: string) => new URL(path, emulator),
  }
}

/** Stores documents by path in one commit. null removes a document. */
export function commit(
  { firestore }: Person,
  writes: Readonly<Record<string, DocumentData | null>>,
): Promise<void> {
  const batch = writeBatch(firestore)
  for (const [path, data] of Object.entries(writes))
    if (data) batch.set(doc(firestore, path), data)
    else batch.delete(doc(firestore, path))
  return batch.commit()
}

/** Expects a refusal by the rules of Firestore or Storage. Any other failure fails the test. */
export async function expectDenied(attempt: Promise<unknown>, what?: string): Promise<void> {
  await expect(attempt, what).rejects.toMatchObject({
    code: expect.stringMatching(/^(permission-denied|storage\/unauthorized)$/) as string,
  })
}

/** Expects a refusal of each case. Refused writes change nothing, so cases can share stored documents. */
export async function expectEachDenied<Case>(
  cases: readonly Case[],
  attempt: (value: Case) => Promise<unknown>,
): Promise<void> {
  for (const value of cases) await expectDenied(attempt(value), JSON.stringify(value))
}

/** Returns whether the rules allow an attempt. Any other failure fails the test. */
export function isAllowed(attempt: Promise<unknown>): Promise<boolean> {
  return attempt.then(
    () => true,
    async () => {
      await expectDenied(attempt)
      return false
    },
  )
}
