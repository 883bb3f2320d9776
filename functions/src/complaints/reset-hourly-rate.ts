import { warn } from 'firebase-functions/logger'
import type * as v from 'valibot'
import { REPORTS_PER_HOUR } from '@/domain/complaints/complaint'
import type { complaintRate } from '@/domain/complaints/complaint-schema'
import type { Database } from '../services'

/**
 * Resets the count of reports in `complaint_rate/1` once an hour, unless it is 0. The rules let a client
 * increase the count up to REPORTS_PER_HOUR. Only `receiveReport` increases it further.
 */
export async function resetHourlyRate({ firestore }: Database, now: Date): Promise<void> {
  const rate = firestore.doc('complaint_rate/1')
  const hour = now.toISOString().slice(0, 13)
  const before = await firestore.runTransaction(async (transaction) => {
    const found = await transaction.get(rate)
    const { count = 0, hour: begun } = (found.data() ?? {}) as Partial<
      v.InferOutput<typeof complaintRate>
    >
    if (count === 0 || begun === hour) return 0
    transaction.set(rate, { count: 0, hour })
    return count
  })
  if (before >= REPORTS_PER_HOUR)
    warn(`Hourly limit reached: ${before} reports. Further reports needed a proof of work`)
}
