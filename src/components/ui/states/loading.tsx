import { type ReactNode, Fragment } from 'react'

export function Loading({ subject, children }: { subject: string; children: ReactNode }) {
  return (
    <div role="status" aria-label={`Memuat ${subject}`}>
      <div aria-hidden>{children}</div>
    </div>
  )
}

export function Repeat({ count, children }: { count: number; children: ReactNode }) {
  return Array.from({ length: count }, (_, index) => <Fragment key={index}>{children}</Fragment>)
}
