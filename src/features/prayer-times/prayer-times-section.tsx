import { useNow } from '@/components/use-now'
import { addDays, wallClockIn } from '@/domain/date'
import { FIXED_PRAYER_TIMES, nextPrayerTime, type PrayerTime } from '@/domain/prayer-time'
import { prayerTimes } from '@/domain/prayer-times'
import { PrayerTimesFrame, type PrayerTimesProps } from './prayer-times-frame'

/** Today's times of prayer in the village; after Isya the next is Imsak of tomorrow. */
export default function PrayerTimesSection({ settings }: PrayerTimesProps) {
  const [day = '', clock = ''] = wallClockIn(settings.time_zone, new Date(useNow())).split('T')
  const times = timesOn(day, settings)
  const next = nextPrayerTime(times, clock)
  const [tomorrows] = timesOn(addDays(day, 1), settings)
  return (
    <PrayerTimesFrame
      settings={settings}
      times={times}
      next={next ?? (tomorrows && { ...tomorrows, isTomorrow: true })}
    />
  )
}

function timesOn(day: string, settings: PrayerTimesProps['settings']): readonly PrayerTime[] {
  const { latitude, longitude, time_zone } = settings
  if (latitude === null || longitude === null) return FIXED_PRAYER_TIMES
  return prayerTimes(day, { latitude, longitude }, time_zone) ?? FIXED_PRAYER_TIMES
}
