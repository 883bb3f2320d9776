import { HOME } from '@/domain/limits'
import { LISTED } from '@/domain/listed'
import { dayIn } from '@/domain/time/date'
import { reading } from '@/lib/query/content'
import { contentKeys } from '@/lib/query/content-keys'
import { contentQuery } from '@/lib/query/content-query'

/** Some pass before the device reads again. */
export const COMING_KEPT = 2 * HOME.events

/** The next events, without what only their own page shows. */
export const comingAgendaQuery = contentQuery(contentKeys.list('agenda', 'coming'), async () => {
  const [{ readItems }, { splitAgenda }] = await Promise.all([
    reading(),
    // With the section that shows them, and not with what every page begins with.
    import('@/domain/agenda/agenda'),
  ])
  // Days begin latest in the west: whatever the village's zone, none of its today is missed.
  const today = dayIn('Asia/Jakarta', new Date())
  // Which of them is next is not their order: one that ends in a year may be on tomorrow.
  const events = await readItems('agenda', {
    orderBy: ['lastdate', 'asc'],
    since: today,
    limit: LISTED.agenda.list.most,
  })
  return splitAgenda(events, today)
    .coming.slice(0, COMING_KEPT)
    .map(({ id, title, date, time, repeat, lastdate, exceptions, location }) => ({
      ...{ id, title, date, time, repeat, lastdate, exceptions, location },
    }))
})
