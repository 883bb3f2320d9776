import { useEffect, useRef } from 'react'
import { lockEntry } from '@/lib/autosave/entries'

/** The entries that an open form marks as open in this tab, until it is left. */
export function useEntryLocks() {
  const releases = useRef(new Map<string, () => void>())
  const isOpen = useRef(false)
  useEffect(() => {
    const held = releases.current
    isOpen.current = true
    return () => {
      for (const release of held.values()) release()
      isOpen.current = false
    }
  }, [])

  function hold(id: string, release: () => void) {
    // A page that was left still takes in what it was given.
    if (isOpen.current) releases.current.set(id, release)
    else release()
  }

  return {
    /** `release` gives back an entry that this tab has already. */
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
