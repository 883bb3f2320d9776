import { lazy, type ComponentProps } from 'react'
import { DeferredSection } from './deferred-section'

const ReadingSize = lazy(() => import('@/features/reading/reading-size'))

export function DeferredReadingSize(props: Pick<ComponentProps<typeof DeferredSection>, 'after'>) {
  return (
    <DeferredSection {...props} skeleton={<div className="h-12 print:hidden" />}>
      <ReadingSize />
    </DeferredSection>
  )
}
