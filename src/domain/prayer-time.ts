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
