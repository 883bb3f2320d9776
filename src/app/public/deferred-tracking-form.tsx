import { lazy, type ComponentProps } from 'react'
import { Loading } from '@/components/ui/states/loading'
import { DeferredSection } from './deferred-section'

const TrackingForm = lazy(() => import('@/features/complaints/tracking/tracking-form'))

export function DeferredTrackingForm(props: Pick<ComponentProps<typeof DeferredSection>, 'after'>) {
  return (
    <DeferredSection
      {...props}
      skeleton={
        <Loading subject="isian kode">
          <div className="h-60 skeleton rounded-card" data-skeleton />
        </Loading>
      }
    >
      <TrackingForm />
    </DeferredSection>
  )
}
