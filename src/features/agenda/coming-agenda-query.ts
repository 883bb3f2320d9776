import { PUBLIC_LISTS } from '@/domain/public-lists'
import { dayIn } from '@/domain/time/date'
import { loadReader } from '@/lib/query/content'
import { contentKeys } from '@/lib/query/content-keys'
import { contentQuery } from '@/lib/query/content-query'

/** Number of events in the result. Home shows one. A device that is offline for weeks needs later events. */
const KEPT = 8

/** Query for the next events, with only the fields that the home page shows. */
export const comingAgendaQuery = contentQuery(contentKeys.list('agenda', 'coming'), async () => {
  const [{ readItems }, { occurrencesFrom }] = await Promise.all([
    loadReader(),
    // Imported dynamically, so that only the query loads it, not the page.
    import('@/domain/agenda/agenda'),
  ])
  // Uses the westernmost time zone of Indonesia, whose day starts last, so that no event of today is omitted.
  const today = dayIn('Asia/Jakarta', new Date())
  // Ordered by the last day, which can be far in the future for a recurring event.
  const events = await readItems('agenda', {
    orderBy: ['lastdate', 'asc'],
    since: today,
    limit: PUBLIC_LISTS.agenda.list.most,
  })
  return occurrencesFrom(events, today, KEPT).map(({ id, title, date, time }) => ({
    ...{ id, title, date, time },
  }))
})
