import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { awaitHydration } from '@/components/hydration/hydration'
import { useAfterPaint } from '@/components/hydration/use-after-paint'
import { useHydrated } from '@/components/hydration/use-hydrated'
import { ErrorBoundary } from '../error-boundary'
import { Mounted } from '../mounted'

interface DeferredSectionProps {
  /** What is seen first: the section's code is asked for when that has come, or failed to. */
  after?: { data: unknown; isFetching: boolean }
  /** The shape of what is loaded. */
  skeleton?: ReactNode
  children: ReactNode
}

/**
 * Stands below what is seen first and is loaded after it; where it fails, it alone is missing. In a
 * published page it stands from the beginning, and only its code comes later.
 */
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
  // React would show the skeleton in place of what it has not taken over yet and is to render anew.
  const [published] = useState(section)
  if (isDue) return section
  return isPublished ? published : skeleton
}
