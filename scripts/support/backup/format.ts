import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'
import type { Bucket } from '../../../functions/src/services'
import type { Json } from './values'

export interface Project {
  projectId: string
  auth: Auth
  firestore: Firestore
  bucket: Bucket
}

/** Version of the format. Increase it whenever older releases would misread a backup. */
const VERSION = 1
export const FORMAT = { name: 'cadangan-desa', version: VERSION } as const

export const DOCUMENTS = 'dokumen.ndjson'
export const ACCOUNTS = 'akun.ndjson'
export const FILES = 'berkas.ndjson'
export const MANIFEST = 'manifes.json'

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const manifest = v.object({
  name: v.literal(FORMAT.name),
  version: v.number(),
  project: v.string(),
  createdAt: v.string(),
  withComplaints: v.boolean(),
  counts: v.object({ documents: count, accounts: count, files: count }),
  /** Hashes of the zip entries with JSON lines. The line of each file contains the hash of that file. */
  sha256: v.object({ [DOCUMENTS]: sha256, [ACCOUNTS]: sha256, [FILES]: sha256 }),
})
export type Manifest = v.InferOutput<typeof manifest>

const json = v.custom<Json>(() => true)

export const storedDocument = v.object({ path: v.string(), fields: v.record(v.string(), json) })
export type StoredDocument = v.InferOutput<typeof storedDocument>

const text = v.exactOptional(v.string())

/** Account without its password, which cannot be exported. */
export const storedAccount = v.object({
  uid: v.string(),
  email: text,
  emailVerified: v.boolean(),
  displayName: text,
  photoURL: text,
  disabled: v.boolean(),
  customClaims: v.exactOptional(v.record(v.string(), v.unknown())),
})
export type StoredAccount = v.InferOutput<typeof storedAccount>

export const fileSettings = v.object({
  contentType: text,
  cacheControl: text,
  contentDisposition: text,
  contentEncoding: text,
  contentLanguage: text,
  metadata: v.optional(v.record(v.string(), v.string()), {}),
})
export type FileSettings = v.InferOutput<typeof fileSettings>

export const storedFile = v.object({
  name: v.string(),
  entry: v.string(),
  sha256,
  /** MD5 hash in base64, as in Cloud Storage. */
  md5: v.string(),
  settings: fileSettings,
})
export type StoredFile = v.InferOutput<typeof storedFile>

export function plain<One extends object>(one: { [Key in keyof One]: One[Key] | undefined }): One {
  return JSON.parse(JSON.stringify(one)) as One
}
