import type { ReactNode } from 'react'

export function Loading({ subject, children }: { subject: string; children: ReactNode }) {
  return (
    <div role="status" aria-label={`Memuat ${subject}`}>
      <div aria-hidden>{children}</div>
    </div>
  )
}
