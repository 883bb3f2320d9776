import { lazy, Suspense } from 'react'
import { useAfterPaint } from '@/components/hydration/use-after-paint'
import { ComplaintIntro } from '@/features/complaints/complaint-intro'
import { ComplaintTotalsSection } from '@/features/complaints/complaint-totals'
import { ComplaintFormSkeleton } from '@/features/complaints/report/complaint-form-skeleton'
import { useSettings } from '@/lib/query/settings-query'
import { ErrorBoundary } from '../../error-boundary'
import { DeferredSection } from '../deferred-section'
import { DeferredTrackingForm } from '../deferred-tracking-form'
import { PageHead } from '../layout/page-head'

// Loads the form, its schemas and the outbox after the main content.
const ReportArea = lazy(() => import('@/features/complaints/report/report-area'))
const MonthsSection = lazy(() => import('@/features/complaints/over-time/months-section'))

export const head = {
  title: 'Pengaduan',
  purpose: 'Sampaikan keluhan atau usulan kepada pemerintah desa, lengkap dengan fotonya.',
}

export default function ComplaintPage() {
  const settings = useSettings()
  const isPainted = useAfterPaint()
  return (
    <>
      <PageHead {...head} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 pb-10 lg:grid-cols-[minmax(0,42rem)_minmax(18rem,1fr)] lg:gap-x-16 print:pb-0">
        <div className="flex flex-col gap-6 sm:gap-8">
          <ComplaintIntro settings={settings} />
          <ErrorBoundary>
            <Suspense fallback={<ComplaintFormSkeleton />}>
              {isPainted ? <ReportArea settings={settings} /> : <ComplaintFormSkeleton />}
            </Suspense>
          </ErrorBoundary>
        </div>
        <div className="flex flex-col gap-6 print:hidden">
          <DeferredTrackingForm />
          <ComplaintTotalsSection />
        </div>
        {/* The printed page is a form to be filled in by hand. */}
        <div className="min-w-0 empty:hidden lg:col-span-2 print:hidden">
          <DeferredSection>
            <MonthsSection />
          </DeferredSection>
        </div>
      </div>
    </>
  )
}
