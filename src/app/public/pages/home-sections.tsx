import { WelcomeSection, WelcomeSkeleton } from '@/features/officials/welcome-section'
import { StaffSection } from '@/features/officials/staff-section'
import {
  PopulationSection,
  PopulationSectionSkeleton,
} from '@/features/statistics/population-section'
import {
  LatestPicturesSection,
  LatestPicturesSectionSkeleton,
} from '@/features/gallery/latest-pictures-section'
import {
  RealisationSection,
  RealisationSectionSkeleton,
} from '@/features/budget/realisation/realisation-section'
import { PartnersSection } from '@/features/home/partners-section'
import { Loading } from '@/components/ui/states/loading'
import { DeferredSection } from '../deferred-section'
import { ButtonLink } from '@/components/ui/buttons/button'
import { Icon } from '@/components/ui/icon'
import { paths } from '@/domain/paths'

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
            <WelcomeSection />
          </DeferredSection>
        </div>
        <div className="lg:col-span-5 lg:peer-empty:col-span-full">
          <DeferredSection skeleton={<PopulationSectionSkeleton />}>
            <PopulationSection />
          </DeferredSection>
        </div>
      </div>
      <DeferredSection skeleton={<div className="my-9 h-80 skeleton" />}>
        <StaffSection />
      </DeferredSection>
      <DeferredSection skeleton={<LatestPicturesSectionSkeleton />}>
        <LatestPicturesSection />
      </DeferredSection>
      <DeferredSection skeleton={<RealisationSectionSkeleton />}>
        <RealisationSection />
      </DeferredSection>
      <DeferredSection>
        <PartnersSection />
      </DeferredSection>
      <DeferredSection>
        <ComplaintCall />
      </DeferredSection>
    </>
  )
}

function ComplaintCall() {
  return (
    <section aria-label="Pengaduan" className="full-bleed mt-8 bg-primary-soft print:hidden">
      <div className="container-page flex flex-wrap items-center justify-between gap-4 py-8 md:py-12">
        <p className="max-w-prose text-xl font-bold">
          Ada jalan rusak, layanan yang tersendat, atau saran untuk desa?
        </p>
        <ButtonLink to={paths.complaint} look="primary">
          Sampaikan Pengaduan
          <Icon name="chevron-right" />
        </ButtonLink>
      </div>
    </section>
  )
}
