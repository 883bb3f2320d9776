import { contentKeys } from '@/lib/query/content-keys'
import { contentQuery } from '@/lib/query/content-query'

/** The times of prayer from today on, as a page brings them: what reckons them comes when it is needed. */
export const prayerWeekQuery = contentQuery(contentKeys.prayerTimes, async (client) =>
  (await import('./prayer-week')).readPrayerWeek(client),
)
