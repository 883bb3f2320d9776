import { contentKeys } from '@/lib/query/content-keys'
import { contentQuery } from '@/lib/query/content-query'

/** Query for the prayer times of seven days, part of the published home page. Imports the calculation on demand. */
export const prayerWeekQuery = contentQuery(contentKeys.prayerTimes, async (client) =>
  (await import('./prayer-week')).readPrayerWeek(client),
)
