import { lazy, type ComponentProps } from 'react'
import { DeferredSection } from './deferred-section'

const ReadingSize = lazy(() => import('@/features/reading/reading-size'))

/** The choice of a reading size on a page of text, where its room is kept. */
export function DeferredReadingSize(props: Pick<ComponentProps<typeof DeferredSection>, 'after'>) {
  return (
    <DeferredSection {...props} skeleton={<div className="h-12 print:hidden" />}>
      <ReadingSize />
    </DeferredSection>
  )
}
