import { lazy, Suspense } from 'react'
import { PageHead } from '@/components/layout/page-head'
import { useHydrated } from '@/components/use-hydrated'
import { ComplaintFormSkeleton } from '@/features/complaints/complaint-form-skeleton'
import { useSettings } from '@/features/settings/settings-query'

// The form checks with the schemas, which are not needed for what is seen first.
const ComplaintForm = lazy(() => import('@/features/complaints/complaint-form'))

export default function ComplaintPage() {
  const settings = useSettings()
  const isHydrated = useHydrated()
  return (
    <div className="mx-auto max-w-2xl pb-16">
      <PageHead
        title="Pengaduan"
        purpose="Sampaikan keluhan atau usulan kepada pemerintah desa, lengkap dengan fotonya."
      />
      <Suspense fallback={<ComplaintFormSkeleton />}>
        {isHydrated ? <ComplaintForm settings={settings} /> : <ComplaintFormSkeleton />}
      </Suspense>
    </div>
  )
}
