export interface PrayerTime {
  name: string
  /** `HH:mm` */
  time: string
  icon: 'imsak' | 'subuh' | 'dzuhur' | 'ashar' | 'maghrib' | 'isya'
}

/** Shown while the village's coordinates are not set (specification, section 9). */
export const FIXED_PRAYER_TIMES: readonly PrayerTime[] = [
  { name: 'Imsak', time: '04:32', icon: 'imsak' },
  { name: 'Subuh', time: '04:42', icon: 'subuh' },
  { name: 'Dzuhur', time: '11:59', icon: 'dzuhur' },
  { name: 'Ashar', time: '15:20', icon: 'ashar' },
  { name: 'Maghrib', time: '17:56', icon: 'maghrib' },
  { name: 'Isya', time: '19:07', icon: 'isya' },
]

/**
 * The first of a day's times that comes after `clock` (`HH:mm`); none after Isya. In the minute a
 * time begins, it has come.
 */
export function nextPrayerTime(
  times: readonly PrayerTime[],
  clock: string,
): PrayerTime | undefined {
  return times.find(({ time }) => time > clock)
}
