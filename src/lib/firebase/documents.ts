import {
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  type QueryDocumentSnapshot,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore/lite'
import * as v from 'valibot'
import { logError } from '../log'
import { database } from './database'
import { withTimeout } from './with-timeout'

/*
 * Reading Firestore. With the SDK and the schemas this is 38 kB, so it comes with the first query that
 * reads (lib/query/content.ts), and nothing that a first paint needs imports it.
 */

type Schema<Output> = v.GenericSchema<unknown, Output>

export interface ListRequest {
  collection: string
  orderBy: readonly [field: string, direction: 'asc' | 'desc']
  /** By field the value it must have, or several of which it must have one. */
  where?: Readonly<Record<string, string | number | boolean | readonly string[]>>
  /** The `orderBy` field, a time or a day as text, is at least the one and earlier than the other. */
  since?: Date | string | undefined
  before?: Date | undefined
  /** Cursor: a value of the `orderBy` field, or `cursorAt` of one document with it. */
  after?: string | undefined
  limit: number
}

export interface Page<Output> {
  items: Output[]
  /** Cursor of the page after it (`after` of its request); null on the last one. */
  next: string | null
}

/** The document at `path`, or null when there is none. Throws when it cannot be read or does not fit. */
export function readDocument<Output>(path: string, schema: Schema<Output>): Promise<Output | null> {
  return withTimeout(async () => {
    const snapshot = await getDoc(doc(database, path))
    return snapshot.exists() ? v.parse(schema, toPlain(snapshot.data())) : null
  })
}

/** A list; documents that do not fit their schema are logged and left out. Throws when it cannot be read. */
export async function readList<Output>(
  request: ListRequest,
  schema: Schema<Output>,
): Promise<Output[]> {
  return parseValid(await findDocuments(request), schema)
}

/**
 * The part of a list that `request` names, ordered by a field that holds text or a time, and where it
 * goes on.
 * Both follow from what lies in the collection, whether or not it fits its schema. One document
 * more than `limit` is read (and paid for), so that no page is offered that would be empty.
 */
export async function readPage<Output>(
  request: ListRequest,
  schema: Schema<Output>,
): Promise<Page<Output>> {
  const found = await findDocuments({ ...request, limit: request.limit + 1 })
  const page = found.slice(0, request.limit)
  const last = found.length > page.length ? page.at(-1) : undefined
  return {
    items: parseValid(page, schema),
    next: last ? cursorAt(last.get(request.orderBy[0]), last.id) : null,
  }
}

async function findDocuments(request: ListRequest): Promise<QueryDocumentSnapshot[]> {
  const [field, direction] = request.orderBy
  const { docs } = await withTimeout(() =>
    getDocs(
      query(
        collection(database, request.collection),
        ...conditionsOf(request.where ?? {}),
        ...spanOf(field, request),
        orderBy(field, direction),
        // As Firestore orders equal values anyway; a cursor with an id requires the clause.
        orderBy(documentId(), direction),
        ...(request.after === undefined ? [] : [startAfter(...fromCursor(request.after))]),
        limit(request.limit),
      ),
    ),
  )
  return docs
}

export function conditionsOf(wanted: NonNullable<ListRequest['where']>) {
  return Object.entries(wanted).map(([field, value]) =>
    where(field, Array.isArray(value) ? 'in' : '==', value),
  )
}

export function spanOf(field: string, { since, before }: Pick<ListRequest, 'since' | 'before'>) {
  return [
    ...(since ? [where(field, '>=', since)] : []),
    ...(before ? [where(field, '<', before)] : []),
  ]
}

function parseValid<Output>(
  documents: readonly QueryDocumentSnapshot[],
  schema: Schema<Output>,
): Output[] {
  return documents.flatMap((found) => {
    const parsed = v.safeParse(schema, toPlain(found.data()))
    if (parsed.success) return [parsed.output]
    logError(`Dokumen ${found.ref.path} dilewati`, v.flatten(parsed.issues))
    return []
  })
}

const TIME_CURSOR = /^@(\d+)\.(\d+)$/

/**
 * Returns the cursor at the document `id`, whose `orderBy` field is `value`. It is text and exact: ISO text would
 * lose the microseconds of a time. Null if the value is neither text nor time: Firestore orders by type first, so
 * nothing that fits comes after it.
 */
export function cursorAt(value: unknown, id: string): string | null {
  if (value instanceof Timestamp) return `@${value.seconds}.${value.nanoseconds}\n${id}`
  return typeof value === 'string' ? `${value}\n${id}` : null
}

function fromCursor(cursor: string): (string | Timestamp)[] {
  const [value = '', ...id] = cursor.split('\n')
  const [, seconds, nanoseconds] = TIME_CURSOR.exec(value) ?? []
  const at = seconds === undefined ? value : new Timestamp(Number(seconds), Number(nanoseconds))
  return [at, ...id]
}

/** Domain types are plain JSON: timestamps become ISO 8601 text. */
export function toPlain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString()
  if (Array.isArray(value)) return value.map(toPlain)
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toPlain(part)]))
  return value
}
