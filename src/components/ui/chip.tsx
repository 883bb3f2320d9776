import type { ReactNode } from 'react'

export function Chip({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block max-w-full rounded-full bg-primary-soft px-3 py-1 text-xs font-semibold text-primary">
      {children}
    </span>
  )
}
