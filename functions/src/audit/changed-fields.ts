import { isDeepStrictEqual } from 'node:util'
import type { Change } from './change'

/** Fields that change without any change of content. */
const UNRECORDED_FIELDS = ['updatedAt', 'updatedBy', 'views']

/** Returns the names of the content fields that a write changed. */
export function changedFields({ before, after }: Pick<Change, 'before' | 'after'>): string[] {
  const [old = {}, written = {}] = [before.data(), after.data()]
  return [...new Set([...Object.keys(old), ...Object.keys(written)])].filter(
    (field) => !UNRECORDED_FIELDS.includes(field) && !isDeepStrictEqual(old[field], written[field]),
  )
}
