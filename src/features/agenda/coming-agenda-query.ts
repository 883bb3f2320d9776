import { PUBLIC_LISTS } from '@/domain/public-lists'
import { dayIn } from '@/domain/time/date'
import { loadReader } from '@/lib/query/content'
import { contentKeys } from '@/lib/query/content-keys'
import { contentQuery } from '@/lib/query/content-query'

/** Number of stored events. The home page shows one. The others serve devices that stay offline for weeks. */
const KEPT = 8

/** Query for the next occurrences, without fields that only the event's page shows. */
export const comingAgendaQuery = contentQuery(contentKeys.list('agenda', 'coming'), async () => {
  const [{ readItems }, { occurrencesFrom }] = await Promise.all([
    loadReader(),
    // Loaded with the query code, not with the page.
    import('@/domain/agenda/agenda'),
  ])
  // Uses the westernmost zone, where days start latest, so that no event of today is missed in any zone.
  const today = dayIn('Asia/Jakarta', new Date())
  // Orders events by their last day, which for a recurring event can be far away.
  const events = await readItems('agenda', {
    orderBy: ['lastdate', 'asc'],
    since: today,
    limit: PUBLIC_LISTS.agenda.list.most,
  })
  return occurrencesFrom(events, today, KEPT).map(({ id, title, date, time }) => ({
    ...{ id, title, date, time },
  }))
})
