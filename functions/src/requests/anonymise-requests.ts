import { Timestamp } from 'firebase-admin/firestore'
import {
  ANONYMISED_OBJECTION,
  ANONYMISED_REQUEST,
  KEPT_MONTHS,
  RECORD_NAMES,
  RECORDS,
} from '@/domain/requests/request'
import { publicSteps } from '@/domain/requests/request-steps'
import type { InfoRequest } from '@/domain/requests/request-schema'
import { monthsBefore } from '@/domain/time/months'
import { readDeskSettings } from '../data/stored-settings'
import type { Services } from '../services'

type StoredStep = InfoRequest['steps'][number]

/** Maximum number of requests and of objections per run. The next run continues. */
const MAX_PER_RUN = 200

/**
 * Removes personal data and texts from requests and objections that have been closed for `anonymiseAfterMonths` of the desk settings,
 * but at least KEPT_MONTHS. The row of the register with number, dates and outcome remains. Closed requests never
 * change, so no other write interferes.
 */
export async function anonymiseRequests(
  { firestore }: Pick<Services, 'firestore'>,
  now: Date,
): Promise<void> {
  const { anonymiseAfterMonths } = await readDeskSettings(firestore)
  // anonymise-closed.ts reports an unreadable number.
  if (anonymiseAfterMonths === null) return
  const limit = monthsBefore(now, Math.max(KEPT_MONTHS, anonymiseAfterMonths))
  const withoutTexts = (steps: readonly StoredStep[]) =>
    steps.map((step) => ({ ...step, text: '' }))
  for (const record of RECORD_NAMES) {
    const due = await firestore
      .collection(record)
      .where('anonymised', '==', false)
      .where('closedAt', '<', Timestamp.fromDate(limit))
      .orderBy('closedAt')
      .limit(MAX_PER_RUN)
      .get()
    for (const request of due.docs) {
      const steps = request.get('steps') as StoredStep[]
      const status = firestore.doc(`${RECORDS[record].status}/${request.id}`)
      const batch = firestore.batch()
      batch.update(request.ref, {
        ...(record === 'requests' ? ANONYMISED_REQUEST : ANONYMISED_OBJECTION),
        steps: withoutTexts(steps),
        anonymised: true,
        updatedAt: Timestamp.now(),
      })
      batch.update(status, { steps: publicSteps(withoutTexts(steps)) })
      await batch.commit()
    }
  }
}
