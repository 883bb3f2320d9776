import { Loading } from '@/components/ui/states/loading'
import { PrayerTimesFrame, type PrayerTimesProps } from './prayer-times-frame'

export function PrayerTimesSkeleton({ settings }: PrayerTimesProps) {
  return (
    <Loading subject="jadwal salat">
      <PrayerTimesFrame settings={settings} />
    </Loading>
  )
}
