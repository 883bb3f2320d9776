import { lazy } from 'react'
import { Loading } from '@/components/ui/states/loading'
import { ComingEventsSectionSkeleton } from '@/features/agenda/coming-events-skeleton'
import { RealisationSectionSkeleton } from '@/features/budget/realisation/realisation-skeleton'
import { LatestPicturesSectionSkeleton } from '@/features/gallery/latest-pictures-skeleton'
import { WelcomeSkeleton } from '@/features/officials/welcome-skeleton'
import { useSettings } from '@/features/settings/settings-query'
import { PopulationSectionSkeleton } from '@/features/statistics/population-skeleton'
import { DeferredSection } from '../deferred-section'

const ComingEvents = lazy(() => import('@/features/agenda/coming-events-section'))
const Welcome = lazy(() => import('@/features/officials/welcome-section'))
const Population = lazy(() => import('@/features/statistics/population-section'))
const LatestPictures = lazy(() => import('@/features/gallery/latest-pictures-section'))
const Realisation = lazy(() => import('@/features/budget/realisation/realisation-section'))
const Partners = lazy(() => import('@/features/home/partners-section'))
const ComplaintCall = lazy(() => import('@/features/home/complaint-call'))

/** What home shows below the news; each section is loaded and fails by itself. */
export default function HomeSections() {
  const settings = useSettings()
  return (
    <>
      <div className="grid grid-cols-1 gap-x-12 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="lg:col-span-5">
          <DeferredSection skeleton={<ComingEventsSectionSkeleton />}>
            <ComingEvents zone={settings.time_zone} />
          </DeferredSection>
        </div>
        <div className="lg:col-span-7 lg:row-span-2">
          <DeferredSection
            skeleton={
              <Loading subject="sambutan">
                <WelcomeSkeleton />
              </Loading>
            }
          >
            <Welcome />
          </DeferredSection>
        </div>
        <div className="lg:col-span-5">
          <DeferredSection skeleton={<PopulationSectionSkeleton />}>
            <Population />
          </DeferredSection>
        </div>
      </div>
      <DeferredSection skeleton={<LatestPicturesSectionSkeleton />}>
        <LatestPictures />
      </DeferredSection>
      <DeferredSection skeleton={<RealisationSectionSkeleton />}>
        <Realisation />
      </DeferredSection>
      <DeferredSection>
        <Partners />
      </DeferredSection>
      <DeferredSection>
        <ComplaintCall />
      </DeferredSection>
    </>
  )
}
