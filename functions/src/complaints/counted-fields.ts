import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import * as v from 'valibot'
import { complaintProgress } from '@/domain/complaints/complaint-progress-schema'
import type { Counted } from '@/domain/complaints/complaint-totals'

const time = v.pipe(
  v.instance(Timestamp),
  v.transform((stored) => stored.toDate().toISOString()),
)
const counted = v.object({
  status: complaintProgress.entries.status,
  receivedAt: time,
  replies: v.record(v.string(), v.object({ at: time })),
  verdict: complaintProgress.entries.verdict,
}) satisfies v.GenericSchema<unknown, Counted>

/** Returns the counted fields of `complaint_status/{id}`, or null if it is missing or invalid. */
export function countedFields(document: DocumentSnapshot): Counted | null {
  if (!document.exists) return null
  const parsed = v.safeParse(counted, document.data())
  if (parsed.success) return parsed.output
  warn(`${document.ref.path} cannot be counted`, v.flatten(parsed.issues))
  return null
}
