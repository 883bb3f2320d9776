import { collection, getCount, orderBy, query } from 'firebase/firestore/lite'
import { database } from './database'
import { conditionsOf, type ListRequest, spanOf } from './documents'
import { withTimeout } from './with-timeout'

/**
 * Counts the documents that match `conditions` and, if `field` is given, whose `field` is in `span`. Throws on failure.
 * Only staff count documents, so this code is not in documents.ts, which every visitor loads.
 */
export async function countDocuments(
  name: string,
  conditions: NonNullable<ListRequest['where']>,
  field?: string,
  span: Pick<ListRequest, 'since' | 'before'> = {},
): Promise<number> {
  const wanted = [
    ...conditionsOf(conditions),
    // Sorted like the list, so that the count uses the same index.
    ...(field === undefined ? [] : [...spanOf(field, span), orderBy(field, 'desc')]),
  ]
  const found = await withTimeout(() => getCount(query(collection(database, name), ...wanted)))
  return found.data().count
}
