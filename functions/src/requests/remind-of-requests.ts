import { Timestamp } from 'firebase-admin/firestore'
import { legalCalendar } from '@/domain/office/working-days'
import { OPEN_STATES, RECORD_NAMES, type RecordName } from '@/domain/requests/request'
import { reminderOf } from '@/domain/requests/request-steps'
import { wallClockIn } from '@/domain/time/date'
import { toPlain } from '../data/documents'
import { readOfficialDays, readSettings } from '../data/stored-settings'
import type { Database } from '../services'

/** Hour of the day, in the village's time zone, at which staff are reminded. */
const HOUR = '07'

/** Enqueues each due reminder of an open request or objection once. `notifyStaff` sends the reminders. */
export async function remindOfRequests({ firestore }: Database, now: Date): Promise<void> {
  const { time_zone: zone } = await readSettings(firestore)
  if (wallClockIn(zone, now).slice(11, 13) !== HOUR) return
  const found = await Promise.all(
    RECORD_NAMES.map((record) =>
      firestore
        .collection(record)
        .where('state', 'in', OPEN_STATES)
        .select('receivedAt', 'steps')
        .get(),
    ),
  )
  const open = found.flatMap(({ docs }) => docs)
  if (open.length === 0) return
  const time = { zone, calendar: legalCalendar(await readOfficialDays(firestore)) }
  const due = Timestamp.fromDate(now)
  for (const request of open) {
    const fields = toPlain(request.data()) as Parameters<typeof reminderOf>[0]
    const reminder = reminderOf(fields, time, now, request.ref.parent.id as RecordName)
    const notice = firestore.doc(`complaint_notices/${request.id}`)
    if (reminder)
      await firestore.runTransaction(async (transaction) => {
        const { reminded = 0 } = (await transaction.get(notice)).data() ?? {}
        if (Number(reminded) >= reminder.day) return
        const { day, text } = reminder
        const changes = { emailDue: due, telegramDue: due, reminded: day, reminder: text }
        transaction.set(notice, changes)
      })
  }
}
