import {
  type DocumentData,
  type DocumentSnapshot,
  type Transaction,
  collection,
  doc,
  getDoc,
  getDocs,
  query,
  runTransaction,
  serverTimestamp,
  where,
} from 'firebase/firestore/lite'
import { mapTexts, toWellFormed } from '@/domain/text/characters'
import { isDeepEqual } from '../plain-data'
import { database } from './database'
import { toPlain } from './documents'
import { errorKind } from './errors'
import { withTimeout } from './with-timeout'

export const serverTime = serverTimestamp

/** Document with Firestore's own value types, so that it can be copied to another path unchanged. */
export interface RawDocument {
  data: DocumentData
  /** Time of the last change in ISO 8601, or '' if the document has none. */
  updatedAt: string
  updatedBy: string
  /** Data of the document as plain JSON, with timestamps in ISO 8601. */
  plain: Readonly<Record<string, unknown>>
}

/**
 * Replaces or removes the document at a path. In `data`, a `Date` becomes a timestamp, and lone surrogates become �.
 */
export type Write = { set: string; data: DocumentData } | { remove: string }

/** Maximum number of attempts of a transaction whose documents changed before the rules refused it. */
const ATTEMPTS = 3

/**
 * Reads the documents at `paths` and applies the writes that `decide` returns, in one transaction. Starts again if one
 * of the documents changes, also if the rules refuse the writes because of that change. Documents that the user may not
 * read count as missing, because the rules refuse to read a missing draft. Throws the errors of `decide` and the SDK.
 */
export async function transact(
  paths: readonly string[],
  decide: (found: (RawDocument | null)[]) => readonly Write[],
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    let found: (RawDocument | null)[] = []
    const read = async (transaction: Transaction) => {
      found = await Promise.all(
        paths.map((path) => rawOrNull(transaction.get(doc(database, path)))),
      ).catch(hide)
      return decide(found)
    }
    try {
      return await withTimeout(() => commit(read))
    } catch (error) {
      if (errorKind(error) !== 'denied' || attempt === ATTEMPTS) throw error
      const now = await Promise.all(paths.map(readRaw))
      if (now.every((each, at) => isDeepEqual(each?.plain, found[at]?.plain))) throw error
    }
  }
}

function commit(read: (transaction: Transaction) => Promise<readonly Write[]>): Promise<void> {
  return runTransaction(database, async (transaction) => {
    for (const write of await read(transaction))
      if ('set' in write)
        transaction.set(doc(database, write.set), mapTexts(write.data, toWellFormed))
      else transaction.delete(doc(database, write.remove))
  }).catch((error: unknown) => {
    throw error instanceof Hidden ? error.cause : error
  })
}

class Hidden extends Error {}

/** Hides the cause of a failed read from the SDK, which retries its own errors and hangs on codes of other services. */
function hide(cause: unknown): never {
  throw new Hidden('', { cause })
}

/** Returns the current document at `path`, or null if it does not exist or the user may not read it. */
export function readRaw(path: string): Promise<RawDocument | null> {
  return withTimeout(() => rawOrNull(getDoc(doc(database, path))))
}

async function rawOrNull(reading: Promise<DocumentSnapshot>): Promise<RawDocument | null> {
  try {
    const snapshot = await reading
    return snapshot.exists() ? toRaw(snapshot.data()) : null
  } catch (error) {
    if (errorKind(error) === 'denied') return null
    throw error
  }
}

function toRaw(data: DocumentData): RawDocument {
  const plain = toPlain(data) as Readonly<Record<string, unknown>>
  const { updatedAt, updatedBy } = plain
  return {
    data,
    updatedAt: typeof updatedAt === 'string' ? updatedAt : '',
    updatedBy: typeof updatedBy === 'string' ? updatedBy : '',
    plain,
  }
}

export interface FoundDocument extends RawDocument {
  path: string
}

export async function readRawList(
  name: string,
  conditions: Readonly<Record<string, string | number>> = {},
): Promise<FoundDocument[]> {
  const wanted = Object.entries(conditions).map(([field, value]) => where(field, '==', value))
  const { docs } = await withTimeout(() => getDocs(query(collection(database, name), ...wanted)))
  return docs.map((found) => ({ path: found.ref.path, ...toRaw(found.data()) }))
}
