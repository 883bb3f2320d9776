import type { ReactNode } from 'react'

interface LoadingProps {
  /** What is being loaded, e.g. `data penduduk`. */
  subject: string
  /** The shape of what comes. */
  children: ReactNode
}

export function Loading({ subject, children }: LoadingProps) {
  return (
    <div role="status" aria-label={`Memuat ${subject}`}>
      {children}
    </div>
  )
}
