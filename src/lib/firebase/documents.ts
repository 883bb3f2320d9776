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
 * Reads Firestore. The SDK and the schemas add 38 kB, so this module loads with the first query that reads
 * (lib/query/content.ts). No code for the first paint may import it.
 */

type Schema<Output> = v.GenericSchema<unknown, Output>

export interface ListRequest {
  collection: string
  orderBy: readonly [field: string, direction: 'asc' | 'desc']
  /** Required value by field, or several accepted values. */
  where?: Readonly<Record<string, string | number | boolean | readonly string[]>>
  /** Inclusive lower bound of the `orderBy` field: a time, or a day as text. */
  since?: Date | string | undefined
  /** Exclusive upper bound of the `orderBy` field. */
  before?: Date | undefined
  /** Cursor: a value of the `orderBy` field, or the result of `cursorAt` for a document. */
  after?: string | undefined
  limit: number
}

export interface Page<Output> {
  items: Output[]
  /** Cursor of the next page (`after` of its request), or null on the last page. */
  next: string | null
}

/**
 * Returns the document at `path`, or null if it does not exist. Throws if the document cannot be read or is invalid.
 */
export function readDocument<Output>(path: string, schema: Schema<Output>): Promise<Output | null> {
  return withTimeout(async () => {
    const snapshot = await getDoc(doc(database, path))
    return snapshot.exists() ? v.parse(schema, toPlain(snapshot.data())) : null
  })
}

/** Returns a list. Invalid documents are logged and skipped. Throws if the list cannot be read. */
export async function readList<Output>(
  request: ListRequest,
  schema: Schema<Output>,
): Promise<Output[]> {
  return parseValid(await findDocuments(request), schema)
}

/**
 * Returns a page of a list, ordered by a field with text or a time, and the cursor of the next page. Invalid documents
 * count towards the limit. Reads (and pays for) one document more than `limit`, so that no cursor leads to an empty
 * page.
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
        // Firestore's default order for equal values. A cursor with an id requires the clause.
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
    logError(`Skipped the invalid document ${found.ref.path}`, v.flatten(parsed.issues))
    return []
  })
}

const TIME_CURSOR = /^@(\d+)\.(\d+)$/

/**
 * Returns the cursor at the document `id`, whose `orderBy` field is `value`. The cursor is text with the full precision
 * of a time, because ISO 8601 would lose microseconds. Returns null if the value is neither text nor a time. No valid
 * document can follow such a value, because Firestore orders by type first.
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

/** Converts timestamps to ISO 8601 text, because domain types are plain JSON. */
export function toPlain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString()
  if (Array.isArray(value)) return value.map(toPlain)
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toPlain(part)]))
  return value
}
