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
import { countWrites } from '@/domain/complaints/complaint-report'
import { verdictWrites } from '@/domain/complaints/complaint-verdict'
import type { VerdictInput } from '@/domain/complaints/complaint-verdict-schema'
import { mapTexts, wellFormed } from '@/domain/text/characters'
import { app, local } from './app'
import { withTimeout } from './with-timeout'

/**
 * A report is the visitor's, whoever is signed in: this instance knows no session, so none that has
 * ended can hold a report up.
 */
const database = getFirestore(initializeApp(app.options, 'laporan'))
if (local) connectFirestoreEmulator(database, local.hostname, local.port)

/** Becomes the server's time of the write. */
export const serverTime = serverTimestamp

/** Whether a report with this id has arrived. Throws the SDK's errors. */
export async function isReceived(id: string): Promise<boolean> {
  const found = await withTimeout(() => getDoc(doc(database, `complaint_status/${id}`)))
  return found.exists()
}

/** Whether the settings say that no reports are taken at present. Throws the SDK's errors. */
export async function isIntakeClosed(): Promise<boolean> {
  const found = await withTimeout(() => getDoc(doc(database, 'site_settings/1')))
  return found.data()?.['complaints_open'] === false
}

/** Whether the site has taken as many reports in this hour as it takes. Throws the SDK's errors. */
export async function isRateExceeded(): Promise<boolean> {
  const found = await withTimeout(() => getDoc(doc(database, 'complaint_rate/1')))
  return Number(found.data()?.['count'] ?? 0) >= REPORTS_PER_HOUR
}

/**
 * Writes the documents of a report and counts it, all or nothing, with � for half characters. Throws the
 * SDK's errors.
 */
export async function commitReport(
  id: string,
  writes: readonly { set: string; data: DocumentData }[],
): Promise<void> {
  const batch = writeBatch(database)
  for (const { set, data } of writes) batch.set(doc(database, set), mapTexts(data, wellFormed))
  for (const { set, data, merge } of countWrites(id, increment(1)))
    batch.set(doc(database, set), data, { merge })
  await withTimeout(() => batch.commit())
}

/** What was answered for the report `id`; undefined for nothing. Throws the SDK's errors. */
export async function readVerdict(id: string): Promise<Verdict | undefined> {
  const found = await withTimeout(() => getDoc(doc(database, `complaint_status/${id}`)))
  return found.data()?.['verdict'] as Verdict | undefined
}

/** Writes both halves of an answer, or none. Throws the SDK's errors. */
export async function commitVerdict(id: string, input: VerdictInput): Promise<void> {
  const batch = writeBatch(database)
  for (const { set, data, merge } of verdictWrites(id, input, serverTime()))
    batch.set(doc(database, set), mapTexts(data, wellFormed), { merge })
  await withTimeout(() => batch.commit())
}
