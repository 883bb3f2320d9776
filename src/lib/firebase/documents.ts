import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore/lite'
import * as v from 'valibot'
import { logError } from '../log'
import { database } from './database'
import { inTime } from './in-time'

/*
 * Reading Firestore. With the SDK and the schemas this is 38 kB, so features import it (through
 * their `read-*` modules) when they first read, and nothing that a first paint needs does.
 */

type Schema<Output> = v.GenericSchema<unknown, Output>

export interface ListRequest {
  collection: string
  orderBy: [field: string, direction: 'asc' | 'desc']
  where?: Readonly<Record<string, string | number | boolean>>
  /** Cursor: the list goes on after the document with this value of the `orderBy` field. */
  after?: string | undefined
  limit: number
}

/** The document at `path`, or null when there is none. Throws when it cannot be read or does not fit. */
export async function readDocument<Output>(
  path: string,
  schema: Schema<Output>,
): Promise<Output | null> {
  const snapshot = await inTime(() => getDoc(doc(database, path)))
  return snapshot.exists() ? v.parse(schema, toPlain(snapshot.data())) : null
}

/** A list; documents that do not fit their schema are logged and left out. Throws when it cannot be read. */
export async function readList<Output>(
  request: ListRequest,
  schema: Schema<Output>,
): Promise<Output[]> {
  const conditions = Object.entries(request.where ?? {})
  const snapshot = await inTime(() =>
    getDocs(
      query(
        collection(database, request.collection),
        ...conditions.map(([field, value]) => where(field, '==', value)),
        orderBy(...request.orderBy),
        ...(request.after === undefined ? [] : [startAfter(request.after)]),
        limit(request.limit),
      ),
    ),
  )
  return snapshot.docs.flatMap((found) => {
    const parsed = v.safeParse(schema, toPlain(found.data()))
    if (parsed.success) return [parsed.output]
    logError(`Dokumen ${found.ref.path} dilewati`, v.flatten(parsed.issues))
    return []
  })
}

/** Domain types are plain JSON: timestamps become ISO 8601 text. */
function toPlain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString()
  if (Array.isArray(value)) return value.map(toPlain)
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toPlain(part)]))
  return value
}
