import { Suspense, type ReactNode } from 'react'
import { useAfterPaint } from '@/components/use-after-paint'
import { ErrorBoundary } from '../error-boundary'

interface DeferredSectionProps {
  /** What is seen first: the section's code is asked for when that has come, or failed to. */
  after?: { data: unknown; isFetching: boolean }
  /** The shape of what is loaded. */
  skeleton?: ReactNode
  children: ReactNode
}

/** Stands below what is seen first and is loaded after it; where it fails, it alone is missing. */
export function DeferredSection({ after, skeleton, children }: DeferredSectionProps) {
  const isDue = useAfterPaint(!after || after.data !== undefined || !after.isFetching)
  if (!isDue) return skeleton
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </ErrorBoundary>
  )
}
