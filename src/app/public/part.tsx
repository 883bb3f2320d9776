import { Suspense, type ReactNode } from 'react'
import { useAfterPaint } from '@/components/use-after-paint'
import { ErrorBoundary } from '../error-boundary'

interface PartProps {
  /** What is seen first: this part's code is asked for when that has come, or failed to. */
  after?: { data: unknown; isFetching: boolean }
  /** The shape of what is loaded. */
  skeleton?: ReactNode
  children: ReactNode
}

/** A part of a page below what is seen first: loaded after it, it lives and fails alone. */
export function Part({ after, skeleton, children }: PartProps) {
  const isDue = useAfterPaint(!after || after.data !== undefined || !after.isFetching)
  if (!isDue) return skeleton
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </ErrorBoundary>
  )
}
