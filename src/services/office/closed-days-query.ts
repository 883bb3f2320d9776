import { CLOSED_DAYS_BACK } from '@/domain/office/office-calendar'
import { LISTED } from '@/domain/listed'
import { addDays, dayIn } from '@/domain/time/date'
import { reading } from '@/lib/query/content'
import { contentKeys } from '@/lib/query/content-keys'
import { contentQuery } from '@/lib/query/content-query'

/** The days on which the office is closed: those to come, and those that count for promises made before. */
export const closedDaysQuery = contentQuery(contentKeys.list('closed_days', 'near'), async () => {
  const { readItems } = await reading()
  const days = await readItems('closed_days', {
    since: addDays(dayIn('Asia/Jakarta', new Date()), -CLOSED_DAYS_BACK),
    limit: LISTED.closed_days.list.most,
  })
  return days.map(({ date, name }) => ({ date, name }))
})
