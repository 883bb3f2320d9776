import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { useAfterPaint } from '@/components/hydration/use-after-paint'
import { paths } from '@/domain/paths'
import { ComplaintFormSkeleton } from '@/features/complaints/report/complaint-form-skeleton'
import type { Requested } from '@/lib/reports/report-store'
import { ErrorBoundary } from '../../error-boundary'
import { DeferredTrackingForm } from '../deferred-tracking-form'
import { PageHead, type PageWords } from './page-head'

// Loads the form, its schemas and the outbox after the main content.
const RequestArea = lazy(() => import('@/features/complaints/requests/request-area'))

interface RequestFrameProps {
  kind: Requested['kind']
  head: PageWords
  likely?: (text: string) => ReactNode
  children: ReactNode
}

/** Page with the form for an information request or an objection. `children` is the explanation above the form. */
export function RequestFrame({ kind, head, likely, children }: RequestFrameProps) {
  const isPainted = useAfterPaint()
  return (
    <>
      <PageHead {...head} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 pb-10 lg:grid-cols-[minmax(0,42rem)_minmax(18rem,1fr)] lg:gap-x-16">
        <div className="flex flex-col gap-6 sm:gap-8">
          <p>
            {children}{' '}
            <Link to={paths.privacy} className="text-primary underline underline-offset-4">
              Privasi
            </Link>
          </p>
          <ErrorBoundary>
            <Suspense fallback={<ComplaintFormSkeleton />}>
              {isPainted ? <RequestArea kind={kind} likely={likely} /> : <ComplaintFormSkeleton />}
            </Suspense>
          </ErrorBoundary>
        </div>
        <DeferredTrackingForm kind={kind} />
      </div>
    </>
  )
}
