import { Timestamp } from 'firebase-admin/firestore'
import { isQuiet } from '@/domain/push/quiet-hours'
import { addDays, wallClockIn } from '@/domain/time/date'
import { createIfMissing } from '../data/create-if-missing'
import { readSettings } from '../data/stored-settings'
import type { Services } from '../services'

/** Hour from which devices are notified of tomorrow's agenda, until the quiet hours begin. */
const FROM_HOUR = 18

/** Enqueues the notification about tomorrow's agenda, once a day. */
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
  await createIfMissing(firestore, firestore.doc(`push_messages/agenda-${day}`), item)
}
