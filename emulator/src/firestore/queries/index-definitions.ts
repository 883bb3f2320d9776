import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { reloadedFile } from '../../data/reloaded-file'
import type { Log } from '../../http/log'

const order = v.optional(v.picklist(['ASCENDING', 'DESCENDING']))
const arrayConfig = v.optional(v.literal('CONTAINS'))
const queryScope = v.optional(v.picklist(['COLLECTION', 'COLLECTION_GROUP']), 'COLLECTION')

/** Schema of `firestore.indexes.json` (firebase.google.com/docs/reference/firestore/indexes). */
const Indexes = v.object({
  indexes: v.optional(
    v.array(
      v.object({
        collectionGroup: v.string(),
        queryScope,
        fields: v.array(v.object({ fieldPath: v.string(), order, arrayConfig })),
      }),
    ),
    [],
  ),
  fieldOverrides: v.optional(
    v.array(
      v.object({
        collectionGroup: v.string(),
        fieldPath: v.string(),
        indexes: v.array(v.object({ order, arrayConfig, queryScope })),
      }),
    ),
    [],
  ),
})
export type Indexes = v.InferOutput<typeof Indexes>

export function parseIndexes(text: string): Indexes {
  return v.parse(Indexes, JSON.parse(text))
}

/**
 * Returns a function for the indexes of a file, which is read again after changes. If a changed file is invalid, logs
 * the error and returns the previous indexes. Throws if the file is invalid at the start.
 */
export function watchIndexes(file: string, log: Log): () => Indexes {
  return reloadedFile(file, () => parseIndexes(readFileSync(file, 'utf8')), log)
}
