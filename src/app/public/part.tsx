import { Suspense, type ReactNode } from 'react'
import { useInBrowser } from '@/components/use-in-browser'
import { ErrorBoundary } from '../error-boundary'

interface PartProps {
  /** The shape of what is loaded. */
  skeleton?: ReactNode
  children: ReactNode
}

/** A part of a page below what is seen first: loaded after it, it lives and fails alone. */
export function Part({ skeleton, children }: PartProps) {
  if (!useInBrowser()) return skeleton
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </ErrorBoundary>
  )
}
