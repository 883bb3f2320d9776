import { Timestamp } from 'firebase-admin/firestore'
import { registerNumber } from '@/domain/requests/request'
import { dayIn } from '@/domain/time/date'
import type { Change } from '../audit/change'
import { readSettings } from '../data/stored-settings'
import type { Services } from '../services'

/** Assigns the next number of the register to a new request, once. */
export async function registerRequest(
  { firestore }: Pick<Services, 'firestore'>,
  { document: id, after }: Pick<Change, 'document' | 'after'>,
): Promise<void> {
  const receivedAt: unknown = after.get('receivedAt')
  if (after.get('register') !== '' || !(receivedAt instanceof Timestamp)) return
  const { time_zone } = await readSettings(firestore)
  const year = Number(dayIn(time_zone, receivedAt.toDate()).slice(0, 4))
  const counter = firestore.doc(`request_numbers/${year}`)
  const request = firestore.doc(`requests/${id}`)
  await firestore.runTransaction(async (transaction) => {
    const [numbers, found] = await transaction.getAll(counter, request)
    if (found?.get('register') !== '') return
    const last = Number(numbers?.get('last') ?? 0) + 1
    const register = registerNumber(last, year)
    transaction.set(counter, { last })
    transaction.update(request, { register })
    transaction.update(firestore.doc(`request_status/${id}`), { register })
  })
}
