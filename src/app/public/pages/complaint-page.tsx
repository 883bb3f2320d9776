import { lazy, Suspense } from 'react'
import { PageHead } from '@/components/layout/page-head'
import { useInBrowser } from '@/components/use-in-browser'
import { ComplaintFormSkeleton } from '@/features/complaints/complaint-form-skeleton'
import { useSettings } from '@/features/settings/settings-query'

// The form checks with the schemas, which are not needed for what is seen first.
const ComplaintForm = lazy(() => import('@/features/complaints/complaint-form'))

export default function ComplaintPage() {
  const settings = useSettings()
  const inBrowser = useInBrowser()
  return (
    <div className="mx-auto max-w-2xl pb-16">
      <PageHead
        title="Pengaduan"
        purpose="Sampaikan keluhan atau usulan kepada pemerintah desa, lengkap dengan fotonya."
      />
      <Suspense fallback={<ComplaintFormSkeleton />}>
        {inBrowser ? <ComplaintForm settings={settings} /> : <ComplaintFormSkeleton />}
      </Suspense>
    </div>
  )
}
