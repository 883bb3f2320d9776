import { lazy, type ComponentProps } from 'react'
import { Loading } from '@/components/ui/states/loading'
import { DeferredSection } from './deferred-section'

const TrackingForm = lazy(() => import('@/features/complaints/tracking/tracking-form'))

type DeferredTrackingFormProps = Pick<ComponentProps<typeof DeferredSection>, 'after'> &
  ComponentProps<typeof TrackingForm>

export function DeferredTrackingForm({ kind, ...props }: DeferredTrackingFormProps) {
  return (
    <DeferredSection
      {...props}
      skeleton={
        <Loading subject="isian kode">
          <div className="h-60 skeleton rounded-card" data-skeleton />
        </Loading>
      }
    >
      <TrackingForm kind={kind} />
    </DeferredSection>
  )
}
