import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { awaitHydration, useHydrated } from '@/components/hydration/hydration'
import { useAfterPaint, Mounted } from '@/components/hydration/use-after-paint'
import { ErrorBoundary } from '../error-boundary'

interface DeferredSectionProps {
  /** State of the main content. The section loads after the main content has succeeded or failed. */
  after?: { data: unknown; isFetching: boolean }
  skeleton?: ReactNode
  children: ReactNode
}

/** Section below the main content that loads later. If it fails, the rest of the page remains. */
export function DeferredSection({ after, skeleton, children }: DeferredSectionProps) {
  const isDue = useAfterPaint(!after || after.data !== undefined || !after.isFetching)
  const [isPublished] = useState(!useHydrated())
  const mounted = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (isPublished) mounted.current ??= awaitHydration()
  }, [isPublished])
  const section = (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={skeleton}>
        {children}
        <Mounted onMounted={() => mounted.current?.()} />
      </Suspense>
    </ErrorBoundary>
  )
  // Returns the same element on each render. For a new one, React would replace unhydrated HTML with the skeleton.
  const [published] = useState(section)
  if (isDue) return section
  return isPublished ? published : skeleton
}
