import { contentKeys } from '@/lib/query/content-keys'
import { contentQuery } from '@/lib/query/content-query'

/** Query for the times of a week, which published pages contain. Loads the calculation on demand. */
export const prayerWeekQuery = contentQuery(contentKeys.prayerTimes, async (client) =>
  (await import('./prayer-week')).readPrayerWeek(client),
)
