import type { ReactNode } from 'react'

interface LoadingProps {
  subject: string
  children: ReactNode
}

export function Loading({ subject, children }: LoadingProps) {
  return (
    <div role="status" aria-label={`Memuat ${subject}`}>
      <div aria-hidden>{children}</div>
    </div>
  )
}
