import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { error as logError } from 'firebase-functions/logger'
import { monthsBefore } from '@/domain/time/months'
import { readDeskSettings } from '../data/stored-settings'
import type { Stores } from '../services'
import { anonymiseComplaint } from './anonymise-complaint'

/** Maximum number of reports per run. The next run continues. */
export const MAX_PER_RUN = 200

/**
 * Anonymises reports that were closed more than `anonymiseAfterMonths` ago (a desk setting), oldest first. Continues
 * with the next report if one fails. Throws if the setting cannot be read, because anonymising cannot be undone.
 */
export async function anonymiseClosed(services: Stores, now: Date): Promise<void> {
  const { firestore } = services
  const { anonymiseAfterMonths } = await readDeskSettings(firestore)
  if (anonymiseAfterMonths === null)
    throw new Error(
      'desk_settings/1: anonymiseAfterMonths is no number of months; nothing is anonymised',
    )
  const limit = Timestamp.fromDate(monthsBefore(now, anonymiseAfterMonths))
  const isDue = (complaint: DocumentSnapshot) => {
    const closedAt: unknown = complaint.get('closedAt')
    return closedAt instanceof Timestamp && closedAt.valueOf() < limit.valueOf()
  }
  const due = await firestore
    .collection('complaints')
    .where('anonymised', '==', false)
    .where('closedAt', '<', limit)
    .orderBy('closedAt')
    .limit(MAX_PER_RUN)
    .select()
    .get()
  for (const { id } of due.docs)
    await anonymiseComplaint(services, id, { isDue }).catch((error: unknown) =>
      logError(`complaints/${id} was not anonymised`, error),
    )
}
