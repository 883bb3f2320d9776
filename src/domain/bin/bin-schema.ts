import * as v from 'valibot'
import { instant } from '../publishing/change-metadata-schema'

/** Number of days that something deleted can be restored. */
export const BIN_DAYS = 30

/** `bin/{collection}-{id}`: the copy that every deletion creates. */
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
