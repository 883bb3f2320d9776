import { lazy } from 'react'
import { Loading } from '@/components/ui/loading'
import { LatestPicturesSectionSkeleton } from '@/features/gallery/latest-pictures-skeleton'
import { PopulationSectionSkeleton } from '@/features/statistics/population-skeleton'
import { RealisationSectionSkeleton } from '@/features/budget/realisation-skeleton'
import { PrayerTimesSkeleton } from '@/features/prayer-times/prayer-times-skeleton'
import { useSettings } from '@/features/settings/settings-query'
import { WelcomeSkeleton } from '@/features/officials/welcome-skeleton'
import { Part } from '../part'

const PrayerTimes = lazy(() => import('@/features/prayer-times/prayer-times-section'))
const Welcome = lazy(() => import('@/features/officials/welcome-section'))
const Population = lazy(() => import('@/features/statistics/population-section'))
const LatestPictures = lazy(() => import('@/features/gallery/latest-pictures-section'))
const Realisation = lazy(() => import('@/features/budget/realisation-section'))
const Partners = lazy(() => import('@/features/home/partners-section'))
const ComplaintCall = lazy(() => import('@/features/home/complaint-call'))

/** What home shows below the news. Each part is loaded, lives and fails alone. */
export default function HomeSections() {
  const settings = useSettings()
  return (
    <>
      <Part skeleton={<PrayerTimesSkeleton settings={settings} />}>
        <PrayerTimes settings={settings} />
      </Part>
      <div className="grid grid-cols-1 gap-x-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Part
            skeleton={
              <Loading subject="sambutan">
                <WelcomeSkeleton />
              </Loading>
            }
          >
            <Welcome />
          </Part>
        </div>
        <div className="lg:col-span-5">
          <Part skeleton={<PopulationSectionSkeleton />}>
            <Population />
          </Part>
        </div>
      </div>
      <Part skeleton={<LatestPicturesSectionSkeleton />}>
        <LatestPictures />
      </Part>
      <Part skeleton={<RealisationSectionSkeleton />}>
        <Realisation />
      </Part>
      <Part>
        <Partners partners={settings.partners} />
      </Part>
      <Part>
        <ComplaintCall />
      </Part>
    </>
  )
}
