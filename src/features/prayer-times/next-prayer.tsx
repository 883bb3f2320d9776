import { useQuery } from '@tanstack/react-query'
import { useClock } from '@/components/browser/use-now'
import { GlanceLink } from '@/components/ui/glance-link'
import { FIXED_PRAYER_TIMES, namedTimes, nextPrayerTime } from '@/domain/prayer-times/prayer-time'
import { paths } from '@/domain/paths'
import { wallClockIn } from '@/domain/time/date'
import type { PrayerTimesProps } from './prayer-times-frame'
import { prayerWeekQuery } from './prayer-week-query'

/** Links to the prayer times and shows the next one, unless the loaded times are more than a week old. */
export function NextPrayer({ settings }: PrayerTimesProps) {
  const { time_zone, latitude, longitude } = settings
  const clock = useClock()
  const { data: week } = useQuery(prayerWeekQuery.options)
  const timesOn = (day: string) => {
    if (latitude === null || longitude === null) return FIXED_PRAYER_TIMES
    const times = week?.[day]
    return times && namedTimes(times)
  }
  const next = clock && nextPrayerTime(timesOn, wallClockIn(time_zone, clock))
  return (
    <GlanceLink to={paths.prayerTimes} icon="moon-star" label="Jadwal salat">
      {next && (
        <>
          {next.isTomorrow && 'Besok, '}
          {next.name} <time>{next.time}</time>
        </>
      )}
    </GlanceLink>
  )
}
