import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const FirebaseJson = v.object({
  firestore: v.object({ rules: v.string(), indexes: v.string() }),
  storage: v.object({ rules: v.string() }),
  /** Compiled by hosting/config.ts. */
  hosting: v.unknown(),
})
export type FirebaseJson = v.InferOutput<typeof FirebaseJson>

export const FIREBASE_JSON = 'firebase.json'

/** Throws where the file is missing, is not JSON, or lacks one of the three services. */
export function readFirebaseJson(projectFolder: string): FirebaseJson {
  const parsed = v.safeParse(
    FirebaseJson,
    JSON.parse(readFileSync(join(projectFolder, FIREBASE_JSON), 'utf8')),
  )
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new Error(`${FIREBASE_JSON}: ${v.getDotPath(issue) ?? ''}: ${issue.message}`)
}
