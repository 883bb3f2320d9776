import { Timestamp } from 'firebase-admin/firestore'
import { addDays, wallClockIn } from '@/domain/time/date'
import { createOnce } from '../data/create-once'
import { readSettings } from '../data/stored-settings'
import type { Services } from '../services'

/** Devices are told of tomorrow from six in the evening on, until nobody is told of anything any more. */
const FROM_HOUR = 18
const UNTIL_HOUR = 21

/** Notes, once a day, that devices are to be told of what is on tomorrow in the village. */
export async function enqueueAgenda(
  { firestore }: Pick<Services, 'firestore'>,
  now: Date,
): Promise<void> {
  const [today = '', clock = ''] = wallClockIn(
    (await readSettings(firestore)).time_zone,
    now,
  ).split('T')
  const hour = Number(clock.slice(0, 2))
  if (hour < FROM_HOUR || hour >= UNTIL_HOUR) return
  const day = addDays(today, 1)
  const due = Timestamp.fromDate(now)
  const item = { topic: 'agenda', id: day, due, at: due }
  await createOnce(firestore, firestore.doc(`push_messages/agenda-${day}`), item)
}
