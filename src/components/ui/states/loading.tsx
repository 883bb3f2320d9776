import type { ReactNode } from 'react'

interface LoadingProps {
  /** What is being loaded, e.g. `data penduduk`. */
  subject: string
  /** The shape of what comes. */
  children: ReactNode
}

/** Says by its name alone what comes: its shape has words at times, which would be read out as news. */
export function Loading({ subject, children }: LoadingProps) {
  return (
    <div role="status" aria-label={`Memuat ${subject}`}>
      <div aria-hidden>{children}</div>
    </div>
  )
}
