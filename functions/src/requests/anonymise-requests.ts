import { type DocumentReference, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import {
  ANONYMISED,
  isOpen,
  KEPT_MONTHS,
  RECORD_NAMES,
  RECORDS,
  type RecordName,
  type RequestState,
} from '@/domain/requests/request'
import { publicSteps } from '@/domain/requests/request-steps'
import type { InfoRequest, RegisterExport, RequestRemoval } from '@/domain/requests/request-schema'
import { monthsBefore } from '@/domain/time/months'
import { recordAction } from '../audit/record-action'
import { requireRole } from '../calls/caller'
import { refuse } from '../calls/refusal'
import { forgetReport } from '../complaints/anonymise-complaint'
import { readDeskSettings } from '../data/stored-settings'
import type { Database } from '../services'

type StoredStep = InfoRequest['steps'][number]

/** Maximum number of requests, and of objections, per run. The next run continues. */
const MAX_PER_RUN = 200

/**
 * Removes personal data and texts from requests and objections that were closed more than `anonymiseAfterMonths` ago (a
 * desk setting), but at least KEPT_MONTHS ago. The register still contains number, dates and outcome. Needs no
 * transaction, because closed requests never change.
 */
export async function anonymiseRequests({ firestore }: Database, now: Date): Promise<void> {
  const { anonymiseAfterMonths } = await readDeskSettings(firestore)
  // `anonymiseClosed` throws if the setting cannot be read.
  if (anonymiseAfterMonths === null) return
  const limit = monthsBefore(now, Math.max(KEPT_MONTHS, anonymiseAfterMonths))
  for (const record of RECORD_NAMES) {
    const due = await firestore
      .collection(record)
      .where('anonymised', '==', false)
      .where('closedAt', '<', Timestamp.fromDate(limit))
      .orderBy('closedAt')
      .limit(MAX_PER_RUN)
      .get()
    for (const request of due.docs) {
      const batch = firestore.batch()
      anonymise(batch, request)
      await batch.commit()
    }
  }
}

interface Writer {
  update(reference: DocumentReference, changes: Record<string, unknown>): unknown
}

function anonymise(writer: Writer, request: DocumentSnapshot) {
  const record = recordOf(request)
  const changes = withoutPerson(request)
  writer.update(request.ref, changes)
  const status = request.ref.firestore.doc(`${RECORDS[record].status}/${request.id}`)
  writer.update(status, { steps: publicSteps(changes.steps) })
}

const recordOf = ({ ref }: DocumentSnapshot) => ref.parent.id as RecordName

function withoutPerson(request: DocumentSnapshot) {
  const steps = request.get('steps') as StoredStep[]
  return {
    ...ANONYMISED[recordOf(request)],
    steps: steps.map((step) => ({ ...step, text: '' })),
    anonymised: true,
    updatedAt: Timestamp.now(),
  }
}

/**
 * Anonymises one closed request and the objections to it. Requires an admin. Deletes the public status, so the tracking
 * code no longer gives access. The registers still contain their rows. A repeated call completes a failed call.
 */
export async function removeApplicant(
  { firestore }: Database,
  { code }: RequestRemoval,
  caller: string,
): Promise<{ done: number }> {
  await requireRole(firestore, caller || undefined, ['admin'])
  const reference = firestore.doc(`requests/${code}`)
  const status = firestore.doc(`request_status/${code}`)
  await firestore.runTransaction(async (transaction) => {
    const [request, shown] = await transaction.getAll(reference, status)
    const objections = await transaction.get(
      firestore.collection('objections').where('request', '==', code),
    )
    if (!request?.exists) throw refuse('not-found', 'Permohonan ini tidak ada.')
    if (isOpen(request.get('state') as RequestState))
      throw refuse('failed-precondition', 'Permohonan ini masih terbuka. Selesaikan dahulu.')
    if (objections.docs.some((objection) => isOpen(objection.get('state') as RequestState)))
      throw refuse('failed-precondition', 'Keberatannya masih terbuka. Putuskan dahulu.')
    for (const objection of objections.docs) anonymise(transaction, objection)
    transaction.update(reference, { ...withoutPerson(request), updatedBy: caller })
    transaction.delete(status)
    transaction.delete(firestore.doc(`complaint_notices/${code}`))
    if (shown?.exists)
      recordAction(transaction, reference, 'anonymise', caller, String(request.get('register')))
  })
  await forgetReport(firestore, code)
  return { done: 1 }
}

/** Records in the audit log that the caller downloaded the register, which contains personal data. */
export async function recordExport(
  { firestore }: Database,
  { record = 'requests', year }: RegisterExport,
  caller: string,
): Promise<{ done: number }> {
  await requireRole(firestore, caller || undefined, ['admin', 'petugas'])
  const register = firestore.doc(`${record}/${year}`)
  await firestore.runTransaction((transaction) => {
    recordAction(transaction, register, 'export', caller)
    return Promise.resolve()
  })
  return { done: 1 }
}
