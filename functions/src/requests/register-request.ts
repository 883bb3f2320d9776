import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { RECORDS, registerNumber } from '@/domain/requests/request'
import type { RequestStep } from '@/domain/requests/request-schema'
import { isExtended } from '@/domain/requests/request-steps'
import { dayIn } from '@/domain/time/date'
import type { Change } from '../audit/change'
import { readSettings } from '../data/stored-settings'
import type { Database } from '../services'

/**
 * Assigns the next register number to a new request or objection, once. Copies into an objection the contact of its
 * request and the dates that determine its deadline.
 */
export async function registerRequest(
  { firestore }: Database,
  { document: id, after }: Pick<Change, 'document' | 'after'>,
): Promise<void> {
  const receivedAt: unknown = after.get('receivedAt')
  if (after.get('register') !== '' || !(receivedAt instanceof Timestamp)) return
  const { time_zone } = await readSettings(firestore)
  const year = Number(dayIn(time_zone, receivedAt.toDate()).slice(0, 4))
  const record = after.ref.parent.id === 'objections' ? 'objections' : 'requests'
  const counter = firestore.doc(
    `request_numbers/${record === 'requests' ? year : `keberatan-${year}`}`,
  )
  const own = firestore.doc(`${record}/${id}`)
  const code = after.get('request') as string | undefined
  const request = code ? firestore.doc(`requests/${code}`) : own
  await firestore.runTransaction(async (transaction) => {
    const [numbers, found, about] = await transaction.getAll(counter, own, request)
    if (found?.get('register') !== '') return
    const last = Number(numbers?.get('last') ?? 0) + 1
    const register = registerNumber(last, year, record)
    transaction.set(counter, { last })
    transaction.update(own, { register, ...(code && about?.exists ? copiesOf(about) : {}) })
    transaction.update(firestore.doc(`${RECORDS[record].status}/${id}`), { register })
  })
}

function copiesOf(request: DocumentSnapshot) {
  const [name, contact, register, receivedAt, closedAt] = [
    ...['name', 'contact', 'register', 'receivedAt', 'closedAt'],
  ].map((field) => request.get(field) as unknown)
  const steps = request.get('steps') as RequestStep[]
  return {
    name,
    contact,
    about: { register, receivedAt, closedAt, isExtended: isExtended({ steps }) },
  }
}
