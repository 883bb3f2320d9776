import {
  type DocumentData,
  type DocumentSnapshot,
  collection,
  doc,
  getDoc,
  getDocs,
  query,
  runTransaction,
  serverTimestamp,
  where,
} from 'firebase/firestore/lite'
import { mapTexts, wellFormed } from '@/domain/text/characters'
import { database } from './database'
import { toPlain } from './documents'
import { errorKind } from './errors'
import { withTimeout } from './with-timeout'

/** Becomes the server's time of the write. */
export const serverTime = serverTimestamp

/** A document as Firestore holds it, to be written back elsewhere unchanged. */
export interface RawDocument {
  data: DocumentData
  /** When it was last changed, as ISO 8601 text; '' where it does not say. */
  updatedAt: string
  updatedBy: string
  /** The same as plain JSON, timestamps as ISO 8601 text. */
  plain: Readonly<Record<string, unknown>>
}

/** Replaces or removes the document at a path. In `data`, a `Date` becomes a timestamp. Half characters become �. */
export type Write = { set: string; data: DocumentData } | { remove: string }

/**
 * Reads the documents at `paths` and writes what `decide` makes of them, all or nothing. When one of
 * them changes in between, it begins again. What may not be read counts as missing: so the rules
 * answer whoever asks for a draft of theirs that is not there. Throws what `decide` throws, and the
 * SDK's errors.
 */
export function transact(
  paths: readonly string[],
  decide: (found: (RawDocument | null)[]) => readonly Write[],
): Promise<void> {
  return withTimeout(() =>
    runTransaction(database, async (transaction) => {
      const found = await Promise.all(
        paths.map((path) => rawOrNull(transaction.get(doc(database, path)))),
      ).catch(hide)
      const writes = decide(found)
      for (const write of writes)
        if ('set' in write)
          transaction.set(doc(database, write.set), mapTexts(write.data, wellFormed))
        else transaction.delete(doc(database, write.remove))
    }).catch((error: unknown) => {
      throw error instanceof Hidden ? error.cause : error
    }),
  )
}

class Hidden extends Error {}

/**
 * The SDK tries a transaction again after errors of its own and breaks, without ever answering, at a
 * code that it does not know, as those of Auth. So it sees none of what reading met.
 */
function hide(cause: unknown): never {
  throw new Hidden('', { cause })
}

/** The document at `path` as it is now; null when there is none or it may not be read. */
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

/** A document as Firestore holds it, and where. */
export interface FoundDocument extends RawDocument {
  path: string
}

/** All documents of a collection that have the values of `where`. Throws the SDK's errors. */
export async function readRawList(
  name: string,
  conditions: Readonly<Record<string, string | number>> = {},
): Promise<FoundDocument[]> {
  const wanted = Object.entries(conditions).map(([field, value]) => where(field, '==', value))
  const { docs } = await withTimeout(() => getDocs(query(collection(database, name), ...wanted)))
  return docs.map((found) => ({ path: found.ref.path, ...toRaw(found.data()) }))
}
