import { useEffect, useRef } from 'react'
import { lockEntry } from '@/lib/autosave/entries'

/** Locks the entries that a form has open in this tab until the form closes. */
export function useEntryLocks() {
  const releases = useRef(new Map<string, () => void>())
  const isOpen = useRef(false)
  useEffect(() => {
    const locks = releases.current
    isOpen.current = true
    return () => {
      for (const release of locks.values()) release()
      isOpen.current = false
    }
  }, [])

  function hold(id: string, release: () => void) {
    // A lock may be granted after the page was left.
    if (isOpen.current) releases.current.set(id, release)
    else release()
  }

  return {
    /** Registers a lock that this tab already holds. `release` releases it. */
    hold,
    async lock(id: string) {
      const release = await lockEntry(id)
      if (release) hold(id, release)
    },
    release(id: string) {
      releases.current.get(id)?.()
      releases.current.delete(id)
    },
  }
}
