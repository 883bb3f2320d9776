import { HOME } from '@/domain/limits'
import { dayIn } from '@/domain/time/date'
import { reading } from '@/lib/query/content'
import { contentKeys } from '@/lib/query/content-keys'
import { contentQuery } from '@/lib/query/content-query'

/** Some pass before the device reads again. */
export const COMING_READ = 2 * HOME.events

/** The next events, without what only their own page shows. */
export const comingAgendaQuery = contentQuery(contentKeys.list('agenda', 'coming'), async () => {
  const { readItems } = await reading()
  const events = await readItems('agenda', {
    orderBy: ['date', 'asc'],
    // Days begin latest in the west: whatever the village's zone, none of its today is missed.
    since: dayIn('Asia/Jakarta', new Date()),
    limit: COMING_READ,
  })
  return events.map(({ id, title, date, time, location }) => ({ id, title, date, time, location }))
})
