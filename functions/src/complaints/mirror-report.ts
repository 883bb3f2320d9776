import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'
import { isDeepStrictEqual } from 'node:util'
import { VERDICT_DAYS } from '@/domain/complaints/complaint'
import { DAY_MS } from '@/domain/time/date'
import type { Database } from '../services'

/** Maximum number of duplicates to follow to their original. A longer chain is treated like a cycle. */
const LONGEST_CHAIN = 10

const publicPart = (report: DocumentSnapshot) =>
  report.exists
    ? [report.get('status'), report.get('closedAt'), report.get('duplicateOf')].map(
        (each: unknown) => each ?? null,
      )
    : null

/** Returns whether a write to a report leaves `complaint_status` up to date, for example because the report is new. */
export function isMirrorUnchanged(before: DocumentSnapshot, after: DocumentSnapshot): boolean {
  const isNew = !before.exists && after.get('status') === 'Baru'
  return isNew || isDeepStrictEqual(publicPart(before), publicPart(after))
}

/**
 * Updates the `complaint_status` of a report and of all reports merged with it: the deadline for the reporter's verdict,
 * which the rules enforce, and status and times of the original report. Does not copy the original's tracking code and
 * replies, which may contain names. Reads the current state, so events may arrive twice and in any order.
 */
export async function mirrorReport({ firestore }: Database, id: string): Promise<void> {
  const merged = new Set([id])
  // The loop also visits ids that are added to the set during the iteration.
  for (const each of merged) {
    await firestore.runTransaction((transaction) => follow(firestore, transaction, each))
    const others = await firestore.collection('complaints').where('duplicateOf', '==', each).get()
    for (const other of others.docs) merged.add(other.id)
  }
}

async function follow(firestore: Firestore, transaction: Transaction, id: string): Promise<void> {
  const [report, progress] = await transaction.getAll(
    firestore.doc(`complaints/${id}`),
    firestore.doc(`complaint_status/${id}`),
  )
  if (!report || !progress?.exists) return
  const original = await originalOf(transaction, report)
  const verdictUntil = verdictDeadline(report)
  const [was, is] = [progress.get('original'), progress.get('verdictUntil')] as unknown[]
  if (isDeepStrictEqual([was ?? null, is ?? null], [original, verdictUntil])) return
  transaction.update(progress.ref, {
    original: original ?? FieldValue.delete(),
    verdictUntil: verdictUntil ?? FieldValue.delete(),
  })
}

/** Returns the deadline for the reporter's verdict, or null if the reporter is not asked. */
function verdictDeadline(report: DocumentSnapshot): Timestamp | null {
  const closedAt: unknown = report.get('closedAt')
  const isAsked = report.get('status') === 'Selesai' && report.get('anonymised') === false
  return isAsked && closedAt instanceof Timestamp
    ? Timestamp.fromMillis(closedAt.toMillis() + VERDICT_DAYS * DAY_MS)
    : null
}

/** Returns the original of a duplicate, or null for other reports, a deleted original, or a cycle of duplicates. */
async function originalOf(transaction: Transaction, report: DocumentSnapshot) {
  const passed = new Set<string>()
  for (let found = report; !passed.has(found.id) && passed.size <= LONGEST_CHAIN;) {
    passed.add(found.id)
    if (!found.exists) return null
    const { status, duplicateOf, receivedAt, closedAt } = (found.data() ?? {}) as Readonly<
      Record<string, unknown>
    >
    if (status !== 'Duplikat')
      return found === report ? null : { status, receivedAt, closedAt: closedAt ?? null }
    // Reports that were written without the rules may lack `duplicateOf`.
    if (typeof duplicateOf !== 'string' || duplicateOf === '') return null
    found = await transaction.get(report.ref.parent.doc(duplicateOf))
  }
  return null
}
