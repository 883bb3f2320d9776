import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

const { JAVA_HOME } = process.env
const JAVA = JAVA_HOME ? join(JAVA_HOME, 'bin', 'java') : 'java'

const JAR_IN_SDK = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'

export interface GoogleFirestore {
  url: string
  process: ChildProcess
  stop(): Promise<void>
}

/**
 * Returns the JAR of Google's Firestore emulator, or null. Looks in $FIRESTORE_EMULATOR_JAR ('' means none), the Google
 * Cloud SDK of the `gcloud` on PATH, and the cache of firebase-tools.
 */
export function findGoogleFirestore(): string | null {
  const named = process.env['FIRESTORE_EMULATOR_JAR']
  if (named !== undefined) return named === '' ? null : named
  const gcloud = (process.env['PATH'] ?? '')
    .split(':')
    .map((folder) => join(folder, 'gcloud'))
    .find(existsSync)
  const inSdk = gcloud && join(dirname(dirname(realpathSync(gcloud))), JAR_IN_SDK)
  if (inSdk && existsSync(inSdk)) return inSdk
  const cache = join(homedir(), '.cache', 'firebase', 'emulators')
  if (!existsSync(cache)) return null
  const newest = readdirSync(cache)
    .filter((name) => /^cloud-firestore-emulator-v.*\.jar$/.test(name))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1)
  return newest === undefined ? null : join(cache, newest)
}

export function hasJava(): boolean {
  try {
    execFileSync(JAVA, ['-version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * Starts Google's emulator. Retries, because another program (or the emulator's own WebSocket server) can take the free
 * port before Java has started.
 */
export async function startGoogleFirestore(jar: string, attempts = 5): Promise<GoogleFirestore> {
  const port = await freePort()
  const child = spawn(
    JAVA,
    [
      '-Duser.language=en',
      ...['-cp', jar, 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'],
      ...['--host=127.0.0.1', `--port=${port}`],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let words = ''
  child.stderr
    .setEncoding('utf8')
    .on('data', (text: string) => (words = (words + text).slice(-2_000)))
  const url = `http://127.0.0.1:${port}`
  while (!(await answers(url)) || child.exitCode !== null) {
    if (child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 20))
    else if (attempts > 1) return startGoogleFirestore(jar, attempts - 1)
    else throw new Error(`Google's emulator ended (${child.exitCode}): ${words}`)
  }
  return {
    url,
    process: child,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGKILL')
      }),
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
