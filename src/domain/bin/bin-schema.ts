import * as v from 'valibot'
import { instant } from '../publishing/change-metadata-schema'

/** Number of days during which a deleted document can be restored. */
export const BIN_DAYS = 30

/** Document `bin/{collection}-{id}`: copy of a deleted document. */
export const binEntry = v.object({
  collection: v.string(),
  id: v.string(),
  data: v.record(v.string(), v.unknown()),
  deletedBy: v.string(),
  deletedAt: instant,
})
export type BinEntry = v.InferOutput<typeof binEntry>

export function binId(collection: string, id: string): string {
  return `${collection}-${id}`
}
