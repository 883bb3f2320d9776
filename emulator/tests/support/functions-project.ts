import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Auth, signInWithEmailAndPassword } from 'firebase/auth'
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions'
import { afterAll, beforeAll } from 'vitest'
import { setupConnections } from './connect'
import { type EmulatorProcess, startEmulatorProcess } from './emulator-process'

const FIXTURE = fileURLToPath(new URL('functions-project', import.meta.url))
/** node_modules folder from which the test functions import firebase-functions and firebase-admin. */
const NODE_MODULES = fileURLToPath(new URL('../../../node_modules', import.meta.url))
const PROJECT_ID = 'demo-desa'
/** Timeout in milliseconds for the start on a busy machine. */
const STARTING = 30_000

/** Returns the error of a call, or null if the call succeeds. */
export const refused = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error as Error & { code: string },
  )

export type FunctionsProject = ReturnType<typeof setupFunctionsProject>

/**
 * Runs the bundled local Firebase for one test file. `prepare` may change the copy of the fixture.
 */
export function setupFunctionsProject(prepare?: (folder: string) => void) {
  let folder: string
  let emulator: EmulatorProcess
  let auth: Auth
  const { connectAuth, connectFirestore } = setupConnections()

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'desa-functions-'))
    const projectFolder = join(folder, 'project')
    cpSync(FIXTURE, projectFolder, { recursive: true })
    symlinkSync(NODE_MODULES, join(projectFolder, 'node_modules'))
    mkdirSync(join(folder, 'data'))
    prepare?.(projectFolder)
    emulator = await startEmulatorProcess(join(folder, 'data'), projectFolder)
    auth = connectAuth(emulator.url, PROJECT_ID)
    // Waits until the functions are loaded or have failed to load.
    await project.asOwner('GET', '/__/emulator/functions')
  }, STARTING)
  afterAll(async () => {
    if (emulator.process.signalCode === null) await emulator.stop()
    rmSync(folder, { recursive: true })
  })

  const project = {
    url: () => emulator.url,
    async kill() {
      emulator.process.removeAllListeners('exit')
      emulator.process.kill('SIGKILL')
      await once(emulator.process, 'exit')
    },
    builtFile: () => join(folder, 'project', 'functions', 'index.mjs'),
    async call(name: string, data?: unknown, region = 'asia-southeast2'): Promise<unknown> {
      const functions = getFunctions(auth.app, region)
      const { hostname, port } = new URL(emulator.url)
      connectFunctionsEmulator(functions, hostname, Number(port))
      return (await httpsCallable(functions, name)(data)).data
    },
    async signIn(email: string, password: string) {
      await signInWithEmailAndPassword(auth, email, password)
    },
    signOut: () => auth.signOut(),
    firestoreAsOwner: () => connectFirestore(emulator.url, PROJECT_ID, 'owner'),
    asOwner: (method: string, path: string, body?: unknown) =>
      fetch(emulator.url + path, {
        method,
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  }
  return project
}
