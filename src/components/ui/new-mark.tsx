import { useEffect, useSyncExternalStore } from 'react'
import { recordSeen, onVisit, sinceLastVisit } from '@/lib/last-visit'

interface NewMarkProps {
  id: string
  /** Classes that place the mark on top of a card, so that nothing moves when the mark appears. */
  className: string
}

export function NewMark({ id, className }: NewMarkProps) {
  const since = useSyncExternalStore(onVisit, sinceLastVisit, () => '')
  useEffect(() => recordSeen(id), [id])
  if (since === '' || id <= since) return null
  return (
    <span
      className={`pointer-events-none absolute rounded-full bg-primary px-2 py-0.5 text-xs font-semibold text-on-primary print:hidden ${className}`}
    >
      Baru
    </span>
  )
}
