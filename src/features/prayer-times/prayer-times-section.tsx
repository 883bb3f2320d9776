import { useClock, useToday } from '@/components/browser/use-now'
import {
  FIXED_PRAYER_TIMES,
  nextPrayerTime,
  type PrayerTime,
} from '@/domain/prayer-times/prayer-time'
import { prayerTimes } from '@/domain/prayer-times/prayer-times'
import { wallClockIn } from '@/domain/time/date'
import { PrayerTimesFrame, type PrayerTimesProps } from './prayer-times-frame'

export default function PrayerTimesSection({ settings }: PrayerTimesProps) {
  const zone = settings.time_zone
  const day = useToday(zone)
  const clock = useClock()
  const timesOf = (each: string) => timesOn(each, settings)
  return (
    <PrayerTimesFrame
      settings={settings}
      times={timesOf(day)}
      next={clock && nextPrayerTime(timesOf, wallClockIn(zone, clock))}
    />
  )
}

function timesOn(day: string, settings: PrayerTimesProps['settings']): readonly PrayerTime[] {
  const { latitude, longitude, time_zone } = settings
  if (latitude === null || longitude === null) return FIXED_PRAYER_TIMES
  return prayerTimes(day, { latitude, longitude }, time_zone) ?? FIXED_PRAYER_TIMES
}
