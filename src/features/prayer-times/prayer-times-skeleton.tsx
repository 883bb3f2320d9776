import { PrayerTimesFrame, type PrayerTimesProps } from './prayer-times-frame'

/** The section before its code, or the clock, is there. */
export function PrayerTimesSkeleton({ settings }: PrayerTimesProps) {
  return (
    <div role="status" aria-label="Memuat jadwal salat" data-skeleton>
      <PrayerTimesFrame settings={settings} />
    </div>
  )
}
