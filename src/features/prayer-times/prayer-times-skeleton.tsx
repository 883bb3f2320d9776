import { Loading } from '@/components/ui/states/loading'
import { PrayerTimesFrame, type PrayerTimesProps } from './prayer-times-frame'

/** Placeholder until the code and the time are available. */
export function PrayerTimesSkeleton({ settings }: PrayerTimesProps) {
  return (
    <Loading subject="jadwal salat">
      <PrayerTimesFrame settings={settings} />
    </Loading>
  )
}
