import { Timestamp } from 'firebase-admin/firestore'
import { legalCalendar } from '@/domain/office/working-days'
import { isOpen, RECORDS, type RequestState } from '@/domain/requests/request'
import { actsFor, decideStep, publicSteps } from '@/domain/requests/request-steps'
import type { RequestAction, RequestStep } from '@/domain/requests/request-schema'
import { roleOf } from '../calls/caller'
import { refuse } from '../calls/refusal'
import { toPlain } from '../data/documents'
import { readOfficialDays, readSettings } from '../data/stored-settings'
import type { Database } from '../services'

type StoredStep = Omit<RequestStep, 'at'> & { at: Timestamp; by: string }

/**
 * Adds a step to a request or objection. Staff may add any step. An applicant, identified by the tracking code, may
 * only withdraw. Repeated calls change nothing. If two staff members act at the same time, one call is refused.
 */
export async function actOnRequest(
  { firestore }: Database,
  action: RequestAction,
  caller: string,
): Promise<{ state: RequestState }> {
  const { record = 'requests', code, id, kind, text, ground } = action
  const role = await roleOf(firestore, caller)
  const { time_zone: zone } = await readSettings(firestore)
  const calendar = legalCalendar(kind === 'perpanjang' ? await readOfficialDays(firestore) : [])
  const request = firestore.doc(`${record}/${code}`)
  return firestore.runTransaction(async (transaction) => {
    const found = await transaction.get(request)
    if (!found.exists) throw refuse('not-found', `${RECORDS[record].noun} ini tidak ada.`)
    const stored = toPlain(found.data()) as Parameters<typeof decideStep>[0]
    const decision = decideStep(stored, action, role, { calendar, zone }, new Date())
    if (decision.result === 'repeated') return { state: stored.state }
    if (decision.result === 'refused') throw refuse('failed-precondition', decision.reason)
    const at = Timestamp.now()
    const { state } = decision
    const isDesk = actsFor(record, role)
    const by = isDesk ? caller : ''
    const step = { id, kind, text: isDesk ? text : '', ...(ground && { ground }), at, by }
    const all = [...(found.get('steps') as StoredStep[]), step]
    const changes = { state, closedAt: isOpen(state) ? null : at }
    transaction.update(request, { ...changes, steps: all, updatedBy: by, updatedAt: at })
    transaction.update(firestore.doc(`${RECORDS[record].status}/${code}`), {
      ...changes,
      steps: publicSteps(all),
    })
    return { state }
  })
}
