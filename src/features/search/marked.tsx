import type { ReactNode } from 'react'
import type { Highlighted } from '@/domain/search/highlight'

export function Marked({ text, ranges }: Highlighted) {
  const parts: ReactNode[] = []
  let from = 0
  for (const [start, end] of ranges) {
    parts.push(
      text.slice(from, start),
      <mark key={start} role="none" className="rounded-xs bg-accent/25 text-ink">
        {text.slice(start, end)}
      </mark>,
    )
    from = end
  }
  return [...parts, text.slice(from)]
}
