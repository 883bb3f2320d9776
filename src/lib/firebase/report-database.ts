import { initializeApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  doc,
  type DocumentData,
  getDoc,
  getFirestore,
  increment,
  serverTimestamp,
  writeBatch,
} from 'firebase/firestore/lite'
import { REPORTS_PER_HOUR, type Verdict } from '@/domain/complaints/complaint'
import type { ReceiptAnswer } from '@/domain/complaints/proof-of-work'
import type { ReceiptInput } from '@/domain/complaints/receipt-schema'
import { countWrites, verdictWrites } from '@/domain/complaints/sent-writes'
import type { VerdictInput } from '@/domain/complaints/complaint-verdict-schema'
import type { SentKind } from '@/domain/requests/sent-kind'
import { mapTexts, toWellFormed } from '@/domain/text/characters'
import { app, localFirebase } from './app'
import { callByFetch } from './call-by-fetch'
import { withTimeout } from './with-timeout'

/** Firestore instance that is never signed in, so that an expired session cannot delay reports. */
const database = getFirestore(initializeApp(app.options, 'laporan'))
if (localFirebase) connectFirestoreEmulator(database, localFirebase.hostname, localFirebase.port)

export const serverTime = serverTimestamp

export async function isReceived(id: string, kind?: SentKind): Promise<boolean> {
  const found = await withTimeout(() =>
    getDoc(doc(database, `${kind ?? 'complaint'}_status/${id}`)),
  )
  return found.exists()
}

export async function isIntakeClosed(): Promise<boolean> {
  const found = await withTimeout(() => getDoc(doc(database, 'site_settings/1')))
  return found.data()?.['complaints_open'] === false
}

export async function isRateExceeded(): Promise<boolean> {
  const found = await withTimeout(() => getDoc(doc(database, 'complaint_rate/1')))
  return Number(found.data()?.['count'] ?? 0) >= REPORTS_PER_HOUR
}

/**
 * Writes the documents of a report, request or objection and increments the counter of the hourly limit, in one commit.
 * Lone surrogates become �. Throws the SDK's errors.
 */
export async function commitReport(
  id: string,
  writes: readonly { set: string; data: DocumentData }[],
): Promise<void> {
  const batch = writeBatch(database)
  for (const { set, data } of writes) batch.set(doc(database, set), mapTexts(data, toWellFormed))
  for (const { set, data, merge } of countWrites(id, increment(1)))
    batch.set(doc(database, set), data, { merge })
  await withTimeout(() => batch.commit())
}

/** Sends a report with a proof of work, or requests the difficulty of the required proof. */
export const callReceipt = (input: ReceiptInput) =>
  callByFetch<ReceiptAnswer>('complaints-receive', input)

export async function readVerdict(id: string): Promise<Verdict | undefined> {
  const found = await withTimeout(() => getDoc(doc(database, `complaint_status/${id}`)))
  return found.data()?.['verdict'] as Verdict | undefined
}

export async function commitVerdict(id: string, input: VerdictInput): Promise<void> {
  const batch = writeBatch(database)
  for (const { set, data, merge } of verdictWrites(id, input, serverTime()))
    batch.set(doc(database, set), mapTexts(data, toWellFormed), { merge })
  await withTimeout(() => batch.commit())
}
