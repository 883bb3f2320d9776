import { isDeepStrictEqual } from 'node:util'
import type { Change } from './change'

/** Fields in which a change of what people wrote does not show. */
const UNTOLD = ['updatedAt', 'updatedBy', 'views']

/** The names of the fields that a write changed, of what people write. */
export function changedFields({ before, after }: Pick<Change, 'before' | 'after'>): string[] {
  const [old = {}, written = {}] = [before.data(), after.data()]
  return [...new Set([...Object.keys(old), ...Object.keys(written)])].filter(
    (field) => !UNTOLD.includes(field) && !isDeepStrictEqual(old[field], written[field]),
  )
}
