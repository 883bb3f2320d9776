import { addDays } from '../time/date'

export interface PrayerTime {
  name: string
  /** Time as `HH:mm`. */
  time: string
  icon: 'imsak' | 'subuh' | 'dzuhur' | 'ashar' | 'maghrib' | 'isya'
}

/** Prayer times to show until the village's coordinates are set (specification, section 9). */
export const FIXED_PRAYER_TIMES: readonly PrayerTime[] = [
  { name: 'Imsak', time: '04:32', icon: 'imsak' },
  { name: 'Subuh', time: '04:42', icon: 'subuh' },
  { name: 'Dzuhur', time: '11:59', icon: 'dzuhur' },
  { name: 'Ashar', time: '15:20', icon: 'ashar' },
  { name: 'Maghrib', time: '17:56', icon: 'maghrib' },
  { name: 'Isya', time: '19:07', icon: 'isya' },
]

export function namedTimes(times: readonly string[]): PrayerTime[] {
  return FIXED_PRAYER_TIMES.flatMap((fixed, index) => {
    const time = times[index]
    return time ? { ...fixed, time } : []
  })
}

/**
 * Returns the next prayer time after `now` (`YYYY-MM-DDTHH:mm`). After Isya, this is the first time of the next day. A
 * time has passed when its minute starts. `timesOn` returns the times of a day, if known.
 */
export function nextPrayerTime(
  timesOn: (day: string) => readonly PrayerTime[] | undefined,
  now: string,
): (PrayerTime & { isTomorrow?: boolean }) | undefined {
  const [day = '', clock = ''] = now.split('T')
  const times = timesOn(day)
  if (!times) return undefined
  const next = times.find(({ time }) => time > clock)
  if (next) return next
  const [first] = timesOn(addDays(day, 1)) ?? []
  return first && { ...first, isTomorrow: true }
}
