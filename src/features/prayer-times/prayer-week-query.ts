import { contentKeys } from '@/lib/query/content-keys'
import { contentQuery } from '@/lib/query/content-query'

/** Query for the prayer times of seven days, which the published home page has. Imports the calculation on demand. */
export const prayerWeekQuery = contentQuery(contentKeys.prayerTimes, async (client) =>
  (await import('./prayer-week')).readPrayerWeek(client),
)
