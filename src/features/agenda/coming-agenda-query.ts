import { LISTED } from '@/domain/listed'
import { dayIn } from '@/domain/time/date'
import { reading } from '@/lib/query/content'
import { contentKeys } from '@/lib/query/content-keys'
import { contentQuery } from '@/lib/query/content-query'

/** Home shows one; some pass before a device reads again, which may be without network for weeks. */
const KEPT = 8

/** The next events, each as often as it takes place, without what only their own page shows. */
export const comingAgendaQuery = contentQuery(contentKeys.list('agenda', 'coming'), async () => {
  const [{ readItems }, { occurrencesFrom }] = await Promise.all([
    reading(),
    // With what reads, and not with what every page begins with.
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
  return occurrencesFrom(events, today, KEPT).map(({ id, title, date, time }) => ({
    ...{ id, title, date, time },
  }))
})
