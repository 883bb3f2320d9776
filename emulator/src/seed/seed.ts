import * as v from 'valibot'
import type { Auth } from '../auth/auth'
import { AccountSeed } from '../auth/seed-accounts'
import type { Firestore } from '../firestore/firestore'
import { documentsRoot } from '../firestore/documents/resource-name'
import { parseWrites } from '../firestore/writes/write-request'
import type { Storage } from '../storage/storage'
import { toFields } from './plain-value'

const text = v.string()
const optionalText = v.optional(text)

export const Seed = v.object({
  documents: v.optional(v.record(text, v.record(text, v.unknown())), {}),
  accounts: v.optional(v.array(AccountSeed), []),
  objects: v.optional(
    v.array(
      v.object({
        name: text,
        contentType: text,
        cacheControl: optionalText,
        file: optionalText,
        base64: optionalText,
      }),
    ),
    [],
  ),
})
export type Seed = v.InferOutput<typeof Seed>

export interface Services {
  auth: Auth
  firestore: Firestore
  storage: Storage
}

/** Number of documents per commit, below the limits of 500 writes and 10 MiB. */
const DOCUMENTS_PER_COMMIT = 200

/**
 * Loads a seed. Replaces existing documents, accounts and objects. `readFile` reads the file named by an object, and
 * throws if the seed may not name files.
 */
export async function loadSeed(
  projectId: string,
  { documents, accounts, objects }: Seed,
  { auth, firestore, storage }: Services,
  readFile: (file: string) => Buffer,
): Promise<void> {
  await auth.load(projectId, accounts)
  for (const { name, file, base64, contentType, cacheControl } of objects)
    storage.put(
      projectId,
      name,
      file === undefined ? Buffer.from(base64 ?? '', 'base64') : readFile(file),
      { contentType, ...(cacheControl !== undefined && { cacheControl }) },
    )
  const root = documentsRoot(projectId)
  const writes = Object.entries(documents).map(([path, plain]) => ({
    update: { name: `${root}/${path}`, fields: toFields(plain) },
  }))
  const database = firestore.database(projectId)
  for (let first = 0; first < writes.length; first += DOCUMENTS_PER_COMMIT)
    database.commit(
      { kind: 'owner' },
      parseWrites(writes.slice(first, first + DOCUMENTS_PER_COMMIT), root),
    )
}

export function clearProject(projectId: string, { auth, firestore, storage }: Services): void {
  firestore.clear(projectId)
  auth.clear(projectId)
  storage.clear(projectId)
}
