import { Suspense, useState, type ReactNode } from 'react'
import { useAfterPaint } from '@/components/use-after-paint'
import { useHydrated } from '@/components/use-hydrated'
import { ErrorBoundary } from '../error-boundary'

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
  if (!isDue && !isPublished) return skeleton
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </ErrorBoundary>
  )
}
