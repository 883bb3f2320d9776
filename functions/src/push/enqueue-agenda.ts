import { Timestamp } from 'firebase-admin/firestore'
import { isQuiet } from '@/domain/push/quiet-hours'
import { addDays, wallClockIn } from '@/domain/time/date'
import { createOnce } from '../data/create-once'
import { readSettings } from '../data/stored-settings'
import type { Services } from '../services'

/** Devices are told of tomorrow from six in the evening on, until nobody is told of anything any more. */
const FROM_HOUR = 18

/** Notes, once a day, that devices are to be told of what is on tomorrow in the village. */
export async function enqueueAgenda(
  { firestore }: Pick<Services, 'firestore'>,
  now: Date,
): Promise<void> {
  const { time_zone } = await readSettings(firestore)
  const [today = '', clock = ''] = wallClockIn(time_zone, now).split('T')
  if (Number(clock.slice(0, 2)) < FROM_HOUR || isQuiet(time_zone, now)) return
  const day = addDays(today, 1)
  const due = Timestamp.fromDate(now)
  const item = { topic: 'agenda', id: day, due, at: due }
  await createOnce(firestore, firestore.doc(`push_messages/agenda-${day}`), item)
}
