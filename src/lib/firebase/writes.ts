import {
  type DocumentData,
  doc,
  runTransaction,
  serverTimestamp,
  Timestamp,
  writeBatch,
} from 'firebase/firestore/lite'
import { database } from './database'
import { inTime } from './in-time'

/** Becomes the server's time of the write. */
export const serverTime = serverTimestamp

/** A document as Firestore holds it, to be written back elsewhere unchanged. */
export interface RawDocument {
  data: DocumentData
  /** When it was last changed, as ISO 8601 text; '' where it does not say. */
  updatedAt: string
  updatedBy: string
}

/** Replaces or removes the document at a path. In `data`, a `Date` becomes a timestamp. */
export type Write = { set: string; data: DocumentData } | { remove: string }

/**
 * Reads the documents at `paths` and writes what `decide` makes of them, all or nothing. When one of
 * them changes in between, it begins again. Throws what `decide` throws, and the SDK's errors.
 */
export function change(
  paths: readonly string[],
  decide: (found: (RawDocument | null)[]) => readonly Write[],
): Promise<void> {
  return inTime(() =>
    runTransaction(database, async (transaction) => {
      const found = await Promise.all(paths.map((path) => transaction.get(doc(database, path))))
      const writes = decide(
        found.map((snapshot) => (snapshot.exists() ? toRaw(snapshot.data()) : null)),
      )
      for (const write of writes)
        if ('set' in write) transaction.set(doc(database, write.set), write.data)
        else transaction.delete(doc(database, write.remove))
    }),
  )
}

/** Writes that depend on nothing that is there, all or nothing. */
export function commit(...writes: readonly Write[]): Promise<void> {
  const batch = writeBatch(database)
  for (const write of writes)
    if ('set' in write) batch.set(doc(database, write.set), write.data)
    else batch.delete(doc(database, write.remove))
  return inTime(() => batch.commit())
}

function toRaw(data: DocumentData): RawDocument {
  const { updatedAt, updatedBy } = data as Record<string, unknown>
  return {
    data,
    updatedAt: updatedAt instanceof Timestamp ? updatedAt.toDate().toISOString() : '',
    updatedBy: typeof updatedBy === 'string' ? updatedBy : '',
  }
}
