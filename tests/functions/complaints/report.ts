import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { ulid } from 'ulid'
import type { Services } from '../../../functions/src/services'
import { complaintPhotoPath, type Verdict } from '../../../src/domain/complaints/complaint'
import type { Complaint, ComplaintHistory } from '../../../src/domain/complaints/complaint-schema'
import { type ReplyPhoto, replyPhotoPath } from '../../../src/domain/complaints/reply-photos'
import { sentWrites, verdictWrites } from '../../../src/domain/complaints/sent-writes'
import { trackingCodeFrom } from '../../../src/domain/ids/id'

/** Personal data that must be erased with a report and never appear in a message. */
export const REPORTER = {
  name: 'Ujang Komarudin',
  address: 'RT 02 RW 05, Babakan Sari',
  phone: '0812 0000 0999',
  category: 'infrastruktur',
  report: 'Gorong-gorong depan mushala ambles.',
} as const

export const newCode = () => trackingCodeFrom(crypto.getRandomValues(new Uint8Array(16)))

export async function storeReport(
  firestore: Firestore,
  changes: Partial<Record<keyof Complaint, unknown>> = {},
  receivedAt = new Date(),
): Promise<string> {
  const id = newCode()
  const batch = firestore.batch()
  const writes = sentWrites({
    kind: 'complaint',
    id,
    input: REPORTER,
    documentationurl: complaintPhotoPath(id, receivedAt.getTime()),
    date: receivedAt.toISOString(),
    serverTime: Timestamp.fromDate(receivedAt),
  })
  for (const { set, data } of writes)
    batch.create(firestore.doc(set), set.startsWith('complaints/') ? { ...data, ...changes } : data)
  await batch.commit()
  return id
}

/** Stores an action of the desk in the history, the report and the public progress. */
export async function storeStep(
  firestore: Firestore,
  id: string,
  { reply, ...changes }: Pick<ComplaintHistory, 'reply'> & Partial<ComplaintHistory>,
  at = Timestamp.now(),
): Promise<string> {
  const entry = ulid()
  const step = {
    id: entry,
    kind: 'tindakan',
    from: 'Baru',
    to: 'Diproses',
    note: '',
    by: 'petugas',
  }
  const batch = firestore.batch()
  batch.create(firestore.doc(`complaints/${id}/history/${entry}`), {
    ...step,
    reply,
    ...changes,
    at,
  })
  const { photos } = changes
  const status = { status: changes.to ?? step.to }
  batch.update(firestore.doc(`complaints/${id}`), { ...status, lastEntry: entry, updatedAt: at })
  batch.update(firestore.doc(`complaint_status/${id}`), {
    ...status,
    ...(reply !== '' && {
      [`replies.${entry}`]: { text: reply, at, ...(photos && { photos }) },
      lastReply: entry,
    }),
  })
  await batch.commit()
  return entry
}

export async function storeVerdict(
  firestore: Firestore,
  id: string,
  answer: Verdict,
  reason = '',
  closedAt = Timestamp.fromMillis(Date.now() - 60_000),
): Promise<void> {
  const closed = { status: 'Selesai', closedAt }
  const batch = firestore.batch()
  batch.update(firestore.doc(`complaints/${id}`), closed)
  batch.update(firestore.doc(`complaint_status/${id}`), { status: 'Selesai' })
  for (const { set, data, merge } of verdictWrites(id, { answer, reason }, Timestamp.now()))
    batch.set(firestore.doc(set), data, { merge })
  await batch.commit()
}

type Bucket = Services['bucket']

async function storeFile(bucket: Bucket, path: string): Promise<string> {
  await bucket.file(path).save('foto', { resumable: false, contentType: 'image/jpeg' })
  return path
}

export const storePhoto = (bucket: Bucket, id: string, time = Date.now()) =>
  storeFile(bucket, complaintPhotoPath(id, time))

export const storeReplyPhoto = (bucket: Bucket, id: string, entry: string, photo: ReplyPhoto) =>
  storeFile(bucket, replyPhotoPath(id, entry, photo))

export async function photosOf(bucket: Bucket, id: string): Promise<string[]> {
  const [files] = await bucket.getFiles({ prefix: `images/pengaduan/${id}/` })
  return files.map(({ name }) => name)
}

/** Returns everything that the database contains about a report, as text. */
export async function tracesOf(firestore: Firestore, id: string): Promise<string> {
  const complaint = firestore.doc(`complaints/${id}`)
  const history = await complaint.collection('history').get()
  const others = await firestore.getAll(
    complaint,
    firestore.doc(`complaint_status/${id}`),
    firestore.doc(`complaint_verdicts/${id}`),
    firestore.doc(`complaint_notices/${id}`),
  )
  const data = [...history.docs, ...others].flatMap((document) => document.data() ?? [])
  return data.length === 0 ? '' : JSON.stringify(data)
}
