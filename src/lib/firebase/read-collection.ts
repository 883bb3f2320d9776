import {
  collection,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  type QueryDocumentSnapshot,
  startAfter,
  where,
} from 'firebase/firestore/lite'
import { database } from './database'
import { toPlain } from './documents'
import { withTimeout } from './with-timeout'

/** Stored document, not validated, with times as ISO 8601 text. */
export type PlainDocument = Readonly<Record<string, unknown>>

/** Number of documents per request, so that slow networks load them before the timeout. */
const PAGE = 200

/** Yields all documents of a collection, page by page. Throws if a page cannot be read. */
export async function* readWhole(name: string): AsyncGenerator<PlainDocument[]> {
  const ordered = query(collection(database, name), orderBy(documentId()), limit(PAGE))
  let after: QueryDocumentSnapshot | undefined
  do {
    const next = after ? query(ordered, startAfter(after)) : ordered
    const { docs } = await withTimeout(() => getDocs(next))
    yield docs.map((found) => toPlain(found.data()) as PlainDocument)
    after = docs.length === PAGE ? docs.at(-1) : undefined
  } while (after)
}

/** Returns the distinct numbers in a field of a collection, greatest first, by reading one document for each number. */
export async function readNumbersOf(name: string, field: string): Promise<number[]> {
  const ordered = query(collection(database, name), orderBy(field, 'desc'), limit(1))
  const found: number[] = []
  for (;;) {
    const below = where(field, '<', found.at(-1) ?? Infinity)
    const { docs } = await withTimeout(() => getDocs(query(ordered, below)))
    const next: unknown = docs[0]?.get(field)
    if (typeof next !== 'number') return found
    found.push(next)
  }
}
