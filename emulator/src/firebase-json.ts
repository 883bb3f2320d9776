import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { HostingJson } from './hosting/config'
import { parseMessage } from './http/body'

const FirebaseJson = v.object({
  firestore: v.object({ rules: v.string(), indexes: v.string() }),
  storage: v.object({ rules: v.string() }),
  functions: v.optional(v.object({ source: v.string() })),
  hosting: HostingJson,
})
export type FirebaseJson = v.InferOutput<typeof FirebaseJson>

export const FIREBASE_JSON = 'firebase.json'

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
