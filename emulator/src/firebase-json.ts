import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { HostingJson } from './hosting/config'
import { parseMessage } from './http/body'

/** Where the functions stand. Google allows a list of them; here it may have one entry. */
const FunctionsJson = v.object({ source: v.optional(v.string(), 'functions') })

const FirebaseJson = v.object({
  firestore: v.object({ rules: v.string(), indexes: v.string() }),
  storage: v.object({ rules: v.string() }),
  functions: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => (Array.isArray(value) ? (value as unknown[]) : [value])),
      v.strictTuple([FunctionsJson]),
      v.transform(([functions]) => functions),
    ),
  ),
  hosting: HostingJson,
})
export type FirebaseJson = v.InferOutput<typeof FirebaseJson>

export const FIREBASE_JSON = 'firebase.json'

/** Throws where the file is missing, is not JSON, lacks a service or wants what is not supported. */
export function readFirebaseJson(projectFolder: string): FirebaseJson {
  try {
    return parseMessage(
      FirebaseJson,
      JSON.parse(readFileSync(join(projectFolder, FIREBASE_JSON), 'utf8')),
    )
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${FIREBASE_JSON}: ${reason}`, { cause: error })
  }
}
