import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore'
import { isDeepStrictEqual } from 'node:util'
import type { Services } from '../services'

/** Maximum number of merges to follow. If there are more, no original is shown. */
const LONGEST_CHAIN = 10

const publicPart = (report: DocumentSnapshot) =>
  report.exists
    ? [report.get('status'), report.get('closedAt'), report.get('duplicateOf')].map(
        (each: unknown) => each ?? null,
      )
    : null

/** Returns whether a write changes nothing that the page of any code shows. A new report has no merged reports yet. */
export function isMirrorUnchanged(before: DocumentSnapshot, after: DocumentSnapshot): boolean {
  const isNew = !before.exists && after.get('status') === 'Baru'
  return isNew || isDeepStrictEqual(publicPart(before), publicPart(after))
}

/**
 * Stores in the public progress of a report, and of all reports merged with it, the status and times of the last report
 * in the chain. Code and replies of that report stay private, because they may contain names. Reads the current state,
 * so events may arrive twice and in any order.
 */
export async function mirrorOriginalReport(
  { firestore }: Pick<Services, 'firestore'>,
  id: string,
): Promise<void> {
  const merged = new Set([id])
  // The loop also visits items that are added to the set during iteration, each once.
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

/** Returns the original report, or null if nothing was merged, the original was deleted, or the merges form a cycle. */
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
    // A report that bypassed the rules may lack its original.
    if (typeof duplicateOf !== 'string' || duplicateOf === '') return null
    next = duplicateOf
  }
  return null
}
