import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore'
import { isDeepStrictEqual } from 'node:util'
import type { Services } from '../services'

/** Merged reports may be merged again; who goes on for longer than this is shown nothing. */
const LONGEST_CHAIN = 10

/** What of a report others, merged with it, may show. */
const shownOf = (report: DocumentSnapshot) =>
  report.exists
    ? [report.get('status'), report.get('closedAt'), report.get('duplicateOf')].map(
        (each: unknown) => each ?? null,
      )
    : null

/**
 * Whether a write changes nothing of what is shown of a report, by its own code or by those of others. With
 * one that anybody may have just sent in none is merged yet.
 */
export function showsTheSame(before: DocumentSnapshot, after: DocumentSnapshot): boolean {
  const isNew = !before.exists && after.get('status') === 'Baru'
  return isNew || isDeepStrictEqual(shownOf(before), shownOf(after))
}

/**
 * Has the code of a report, and of all that were merged with it, show how far the report at their end is:
 * status and times, never its code nor its replies, which may name people. Reads anew what it
 * shows, so that events may come twice and in any order.
 */
export async function showOriginal(
  { firestore }: Pick<Services, 'firestore'>,
  id: string,
): Promise<void> {
  const merged = new Set([id])
  // What is added on the way is gone through, too; nothing is twice.
  for (const each of merged) {
    await firestore.runTransaction((transaction) => follow(firestore, transaction, each))
    const others = await firestore.collection('complaints').where('duplicateOf', '==', each).get()
    for (const other of others.docs) merged.add(other.id)
  }
}

async function follow(firestore: Firestore, transaction: Transaction, id: string): Promise<void> {
  const progress = await transaction.get(firestore.doc(`complaint_status/${id}`))
  if (!progress.exists) return
  const original = await originalOf(firestore, transaction, id)
  if (isDeepStrictEqual(progress.get('original') ?? null, original)) return
  transaction.update(progress.ref, { original: original ?? FieldValue.delete() })
}

/** null where it was not merged, where what it was merged with is gone, and where they go round. */
async function originalOf(firestore: Firestore, transaction: Transaction, id: string) {
  const passed = new Set<string>()
  for (let next = id; !passed.has(next) && passed.size <= LONGEST_CHAIN;) {
    passed.add(next)
    const report = await transaction.get(firestore.doc(`complaints/${next}`))
    if (!report.exists) return null
    const { status, duplicateOf, receivedAt, closedAt } = (report.data() ?? {}) as Readonly<
      Record<string, unknown>
    >
    if (status !== 'Duplikat')
      return next === id ? null : { status, receivedAt, closedAt: closedAt ?? null }
    // A report that was written past the rules may not say of which.
    if (typeof duplicateOf !== 'string' || duplicateOf === '') return null
    next = duplicateOf
  }
  return null
}
