import type { QueryClient } from '@tanstack/react-query'
import { prayerTimes } from '@/domain/prayer-times/prayer-times'
import { addDays, dayIn } from '@/domain/time/date'
import { contentDocument } from '@/lib/query/content'

const DAYS = 7

/** Prayer times (`HH:mm`) by day (`YYYY-MM-DD`), in the order of FIXED_PRAYER_TIMES. */
type PrayerWeek = Record<string, string[]>

export async function readPrayerWeek(client: QueryClient): Promise<PrayerWeek> {
  const settings = await client.fetchQuery(contentDocument('site_settings', '1').options)
  if (!settings || settings.latitude === null || settings.longitude === null) return {}
  const { time_zone, latitude, longitude } = settings
  const today = dayIn(time_zone, new Date())
  const days = Array.from({ length: DAYS }, (_, ahead) => addDays(today, ahead))
  return Object.fromEntries(
    days.flatMap((day) => {
      const times = prayerTimes(day, { latitude, longitude }, time_zone)
      return times ? [[day, times.map(({ time }) => time)]] : []
    }),
  )
}
