import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getStorage } from 'firebase-admin/storage'
import { loadEnv } from 'vite'
import { firestoreByRest } from '../../../functions/src/data/firestore-by-rest'
import { ENV_FOLDER, PORT, VILLAGE } from '../paths'
import type { Project } from './format'

export interface Target {
  project?: string | undefined
  local?: boolean | undefined
  /** Name of the bucket. Default: the bucket of `.env.production`, or the usual name in new projects. */
  bucket?: string | undefined
  /** Name of the database. Default: the database of the site. */
  database?: string | undefined
}

export const TARGET = {
  local: { type: 'boolean' },
  project: { type: 'string' },
  bucket: { type: 'string' },
} as const

const EMULATORS = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
] as const

const TIMEOUT_MS = 30_000

const LOCAL_PROJECT = 'demo-desa'

/** Connects like `openProject`. Also rejects if Firestore cannot be read, before any work has begun. */
export async function connect(target: Target): Promise<Project> {
  if (target.local) await findLocal()
  const project = openProject(target)
  await withTimeout(project.firestore.doc('site_settings/1').get())
  return project
}

/** Connects to a project with the caller's credentials, or to a local one. Throws if the project is ambiguous. */
export function openProject(target: Target): Project {
  const set = EMULATORS.filter((name) => process.env[name])
  if (set.length > 0 && set.length < EMULATORS.length)
    throw new Error(
      `Hanya ${set.join(', ')} yang diisi: sebagian akan menuju Firebase sungguhan. ` +
        `Isi juga ${EMULATORS.filter((name) => !set.includes(name)).join(', ')}, atau kosongkan semuanya.`,
    )
  const isLocal = set.length > 0
  const projectId = target.project ?? (isLocal ? LOCAL_PROJECT : projectOfVillage())
  if (projectId === undefined)
    throw new Error(
      'Proyek mana? Tulis --project ID-PROYEK, atau --local untuk Firebase lokal yang sedang berjalan (npm start).',
    )
  // Otherwise the SDK would look for Google's metadata server before its first call.
  if (isLocal) process.env['METADATA_SERVER_DETECTION'] = 'none'
  return connectTo(projectId, target.bucket ?? bucketOf(projectId), target.database)
}

const projectOfVillage = () =>
  VILLAGE === undefined ? undefined : loadEnv('production', ENV_FOLDER)['VITE_FIREBASE_PROJECT_ID']

function bucketOf(projectId: string): string | undefined {
  const variables = loadEnv('production', ENV_FOLDER)
  return variables['VITE_FIREBASE_PROJECT_ID'] === projectId
    ? variables['VITE_FIREBASE_STORAGE_BUCKET']
    : undefined
}

/** Rejects after a timeout, because Google's libraries retry for minutes while offline. */
export async function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
  const late = AbortSignal.timeout(TIMEOUT_MS)
  return Promise.race([
    work,
    new Promise<never>((_, reject) =>
      late.addEventListener('abort', () => reject(new Error('ETIMEDOUT'))),
    ),
  ])
}

/** Connects with a Firestore that distinguishes integers from doubles. */
export function connectTo(projectId: string, bucket?: string, database?: string): Project {
  // Google rejects user credentials without a quota project.
  if (!process.env['GOOGLE_APPLICATION_CREDENTIALS'])
    process.env['GOOGLE_CLOUD_QUOTA_PROJECT'] ??= projectId
  const storageBucket = bucket ?? `${projectId}.firebasestorage.app`
  const app = initializeApp({ projectId, storageBucket }, `cadangan-${crypto.randomUUID()}`)
  const firestore = firestoreByRest(app, { useBigInt: true }, database)
  return { projectId, auth: getAuth(app), firestore, bucket: getStorage(app).bucket() }
}

async function findLocal(): Promise<void> {
  const url = `http://127.0.0.1:${PORT}`
  await fetch(`${url}/__/health`).catch(() => {
    throw new Error(
      `Tidak ada Firebase lokal di ${url}. Jalankan npm start, atau pilih portanya: PORT=…`,
    )
  })
  selectLocal(url)
}

export function selectLocal(url: string): void {
  for (const name of EMULATORS) process.env[name] = new URL(url).host
}
