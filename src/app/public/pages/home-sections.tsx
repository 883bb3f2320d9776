import { lazy } from 'react'
import { Loading } from '@/components/ui/states/loading'
import { RealisationSectionSkeleton } from '@/features/budget/realisation/realisation-skeleton'
import { LatestPicturesSectionSkeleton } from '@/features/gallery/latest-pictures-skeleton'
import { WelcomeSkeleton } from '@/features/officials/welcome-skeleton'
import { PopulationSectionSkeleton } from '@/features/statistics/population-skeleton'
import { DeferredSection } from '../deferred-section'

const Welcome = lazy(() => import('@/features/officials/welcome-section'))
const Staff = lazy(() => import('@/features/officials/staff-section'))
const Population = lazy(() => import('@/features/statistics/population-section'))
const LatestPictures = lazy(() => import('@/features/gallery/latest-pictures-section'))
const Realisation = lazy(() => import('@/features/budget/realisation/realisation-section'))
const Partners = lazy(() => import('@/features/home/partners-section'))
const ComplaintCall = lazy(() => import('@/features/home/complaint-call'))

/** Sections of the home page below the news. Each loads and fails independently. */
export default function HomeSections() {
  return (
    <>
      <div className="grid grid-cols-1 gap-x-12 lg:grid-cols-12">
        {/* Without a welcome text, the population uses the whole row. */}
        <div className="peer empty:hidden lg:col-span-7">
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
        <div className="lg:col-span-5 lg:peer-empty:col-span-full">
          <DeferredSection skeleton={<PopulationSectionSkeleton />}>
            <Population />
          </DeferredSection>
        </div>
      </div>
      <DeferredSection skeleton={<div className="my-9 h-80 skeleton" />}>
        <Staff />
      </DeferredSection>
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
