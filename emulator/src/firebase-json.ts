import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

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
