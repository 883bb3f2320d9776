import { Timestamp } from 'firebase-admin/firestore'
import { legalCalendar } from '@/domain/office/working-days'
import { isOpen, RECORDS, type RequestState } from '@/domain/requests/request'
import { actsFor, decideStep, publicSteps } from '@/domain/requests/request-steps'
import type { RequestAction, RequestStep } from '@/domain/requests/request-schema'
import { activeRole } from '../calls/caller'
import { refuse } from '../calls/refusal'
import { readOfficialDays, readSettings } from '../data/stored-settings'
import type { Services } from '../services'

type StoredStep = Omit<RequestStep, 'at'> & { at: Timestamp; by: string }

/**
 * Adds a step to a request or objection. Staff may add any step. An applicant, identified by the tracking code, may
 * only withdraw. Repeated calls change nothing. If two staff members act at the same time, one call is refused.
 */
export async function actOnRequest(
  { firestore }: Pick<Services, 'firestore'>,
  action: RequestAction,
  caller: string,
): Promise<{ state: RequestState }> {
  const { record = 'requests', code, id, kind, text, ground } = action
  const role = caller ? activeRole((await firestore.doc(`users/${caller}`).get()).data()) : null
  const { time_zone: zone } = await readSettings(firestore)
  const calendar = legalCalendar(kind === 'perpanjang' ? await readOfficialDays(firestore) : [])
  const request = firestore.doc(`${record}/${code}`)
  return firestore.runTransaction(async (transaction) => {
    const found = await transaction.get(request)
    if (!found.exists) throw refuse('not-found', `${RECORDS[record].noun} ini tidak ada.`)
    const stored = found.data() as {
      state: RequestState
      receivedAt: Timestamp
      steps: StoredStep[]
      grounds?: string
    }
    const steps = stored.steps.map((step) => ({ ...step, at: step.at.toDate().toISOString() }))
    const receivedAt = stored.receivedAt.toDate().toISOString()
    const { grounds } = stored
    const timed = { state: stored.state, receivedAt, closedAt: null, steps, grounds }
    const decision = decideStep(timed, action, role, { calendar, zone }, new Date())
    if (decision.result === 'repeated') return { state: stored.state }
    if (decision.result === 'refused') throw refuse('failed-precondition', decision.reason)
    const at = Timestamp.now()
    const { state } = decision
    const isDesk = actsFor(record, role)
    const by = isDesk ? caller : ''
    const step = { id, kind, text: isDesk ? text : '', ...(ground && { ground }), at, by }
    const all: StoredStep[] = [...stored.steps, step]
    const changes = { state, closedAt: isOpen(state) ? null : at }
    transaction.update(request, { ...changes, steps: all, updatedBy: by, updatedAt: at })
    transaction.update(firestore.doc(`${RECORDS[record].status}/${code}`), {
      ...changes,
      steps: publicSteps(all),
    })
    return { state }
  })
}
