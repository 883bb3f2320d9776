import { lazy, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { useAfterPaint } from '@/components/hydration/use-after-paint'
import { ANSWER_DAYS, EXTENSION_DAYS } from '@/domain/requests/request'
import { paths } from '@/domain/paths'
import { ComplaintFormSkeleton } from '@/features/complaints/report/complaint-form-skeleton'
import { ErrorBoundary } from '../../error-boundary'
import { DeferredTrackingForm } from '../deferred-tracking-form'
import { PageHead } from '../layout/page-head'

// Loads the form, its schemas and the outbox after the main content.
const RequestArea = lazy(() => import('@/features/complaints/requests/request-area'))

const LikelyInformation = lazy(() => import('@/features/public-documents/likely-information'))

/** Without a network and the code on the device, the form works as before. */
const likely = (text: string) => (
  <ErrorBoundary fallback={null}>
    <Suspense fallback={null}>
      <LikelyInformation text={text} />
    </Suspense>
  </ErrorBoundary>
)

export const head = {
  title: 'Permohonan informasi',
  purpose: 'Minta dokumen atau data pemerintah desa yang belum ada di situs ini.',
}

export default function RequestPage() {
  const isPainted = useAfterPaint()
  return (
    <>
      <PageHead {...head} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 pb-10 lg:grid-cols-[minmax(0,42rem)_minmax(18rem,1fr)] lg:gap-x-16">
        <div className="flex flex-col gap-6 sm:gap-8">
          <p>
            Gratis. Dijawab paling lambat {ANSWER_DAYS} hari kerja, dapat diperpanjang satu kali{' '}
            {EXTENSION_DAYS} hari kerja. Jangan menulis NIK. Hanya petugas dan administrator desa
            yang membaca permohonan Anda.{' '}
            <Link to={paths.privacy} className="text-primary underline underline-offset-4">
              Privasi
            </Link>
          </p>
          <ErrorBoundary>
            <Suspense fallback={<ComplaintFormSkeleton />}>
              {isPainted ? <RequestArea likely={likely} /> : <ComplaintFormSkeleton />}
            </Suspense>
          </ErrorBoundary>
        </div>
        <DeferredTrackingForm kind="request" />
      </div>
    </>
  )
}
