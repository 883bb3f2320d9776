import { useEffect, useSyncExternalStore } from 'react'
import { noteSeen, onVisit, sinceLastVisit } from '@/lib/last-visit'

interface NewMarkProps {
  id: string
  /** Where it lies on its card, over what stands there, so that nothing moves when it comes. */
  className: string
}

/** Says of an item of this id that it was published since the last visit. */
export function NewMark({ id, className }: NewMarkProps) {
  const since = useSyncExternalStore(onVisit, sinceLastVisit, () => '')
  useEffect(() => noteSeen(id), [id])
  if (since === '' || id <= since) return null
  return (
    <span
      className={`pointer-events-none absolute rounded-full bg-primary px-2 py-0.5 text-xs font-semibold text-on-primary print:hidden ${className}`}
    >
      Baru
    </span>
  )
}
