import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import {
  type Auth,
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getFirestore,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite'
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions'
import { afterAll, expect, inject } from 'vitest'
import type { Role } from '../../src/domain/users/role'

/** Project whose functions the local Firebase runs. */
export const PROJECT_ID = 'demo-desa'
const REGION = 'asia-southeast2'
export const PASSWORD = 'rahasia-desa-2026'

export interface Session {
  auth: Auth
  call: (name: string, data: unknown) => Promise<unknown>
}

export interface Person extends Session {
  uid: string
  email: string
}

/** Starts the local Firebase with the built functions. All test files share its project. */
export function setupVillage(url = inject('emulatorUrl')) {
  const emulator = new URL(url)
  const apps: FirebaseApp[] = []
  afterAll(() => Promise.all(apps.map((app) => deleteApp(app))))

  function connect(): FirebaseApp {
    const app = initializeApp({ projectId: PROJECT_ID, apiKey: 'any' }, crypto.randomUUID())
    apps.push(app)
    return app
  }

  const firestore: Firestore = getFirestore(connect())
  connectFirestoreEmulator(firestore, emulator.hostname, Number(emulator.port), {
    mockUserToken: 'owner',
  })

  function visitor(): Session {
    const app = connect()
    const auth = initializeAuth(app, { persistence: inMemoryPersistence })
    connectAuthEmulator(auth, emulator.origin, { disableWarnings: true })
    const functions = getFunctions(app, REGION)
    connectFunctionsEmulator(functions, emulator.hostname, Number(emulator.port))
    return {
      auth,
      call: async (name, data) => (await httpsCallable(functions, name)(data)).data,
    }
  }

  async function signedIn(email: string, password = PASSWORD): Promise<Person> {
    const session = visitor()
    const { user } = await signInWithEmailAndPassword(session.auth, email, password)
    return { ...session, uid: user.uid, email }
  }

  /** Creates an account with its `users` document and signs it in. */
  async function person(role: Role): Promise<Person> {
    const uid = crypto.randomUUID()
    const email = `${uid}@desa.test`
    await asOwner('POST', `projects/${PROJECT_ID}:load`, {
      accounts: [{ localId: uid, email, password: PASSWORD, customClaims: { role } }],
    })
    await setDoc(doc(firestore, 'users', uid), {
      id: uid,
      auth_id: uid,
      name: 'Asep Sunandar',
      email,
      password: '',
      role,
      avatarurl: '',
      disabled: false,
      updatedBy: uid,
      updatedAt: serverTimestamp(),
    })
    return signedIn(email)
  }

  const asOwner = (method: string, path: string, body?: object) =>
    controlEmulator(url, method, path, body)

  return {
    firestore,
    visitor,
    signedIn,
    person,
    settle: () => asOwner('POST', 'functions:idle'),
    deliver: (mode: 'once' | 'twice' | 'reversed') =>
      asOwner('PUT', 'functions:delivery', { mode }),
    run: (name: string) => asOwner('POST', `functions/${name}:run`),
  }
}

export async function controlEmulator(url: string, method: string, path: string, body = {}) {
  const headers = { authorization: 'Bearer owner' }
  const request = { method, headers, body: JSON.stringify(body) }
  const response = await fetch(new URL(`/__/emulator/${path}`, url), request)
  expect(response.status, await response.text()).toBe(200)
}

interface Loaded {
  functions: { name: string; regions: string[]; trigger: { kind: string } }[]
}

export async function loadedFunctions(url = inject('emulatorUrl')) {
  const answer = await fetch(new URL('/__/emulator/functions', url), {
    headers: { authorization: 'Bearer owner' },
  })
  return ((await answer.json()) as Loaded).functions
}

export const callablesAt = async (url?: string): Promise<string[]> =>
  (await loadedFunctions(url)).flatMap(({ name, trigger }) =>
    trigger.kind === 'callable' ? name : [],
  )

/** Expects that a call is refused with this code and details. */
export async function expectRefused(
  call: Promise<unknown>,
  code: unknown,
  details?: object,
  what?: string,
): Promise<void> {
  await expect(call, what).rejects.toMatchObject({ code, ...(details && { details }) })
}
