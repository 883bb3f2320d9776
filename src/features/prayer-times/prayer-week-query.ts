import { contentKeys } from '@/lib/query/content-keys'
import { contentQuery } from '@/lib/query/content-query'

/** Published pages contain these times. Loads the calculation on demand. */
export const prayerWeekQuery = contentQuery(contentKeys.prayerTimes, async (client) =>
  (await import('./prayer-week')).readPrayerWeek(client),
)
