import { Loading } from '@/components/ui/states/loading'
import { PrayerTimesFrame, type PrayerTimesProps } from './prayer-times-frame'

/** The section before its code, or the clock, is there. */
export function PrayerTimesSkeleton({ settings }: PrayerTimesProps) {
  return (
    <Loading subject="jadwal salat">
      <PrayerTimesFrame settings={settings} />
    </Loading>
  )
}
