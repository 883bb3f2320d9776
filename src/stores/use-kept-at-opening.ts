import { useEffect, useState } from 'react'
import { openKeptWork } from '@/lib/kept-work'
import { refreshKeptWork, useKeptWork } from './kept-work'

type KeptAtOpening =
  | { status: 'asking' }
  /** Another tab has this very entry open. */
  | { status: 'taken' }
  /** Ids of what was kept and what no other tab had open then. */
  | { status: 'ready'; offered: ReadonlySet<string> }

/**
 * Finds out what `uid` has kept when a form opens, and marks `entryId`, under which it keeps, as open
 * in this tab.
 */
export function useKeptAtOpening(uid: string, entryId: string): KeptAtOpening {
  const [kept, setKept] = useState<KeptAtOpening>({ status: 'asking' })

  useEffect(() => {
    let isLeft = false
    let release: (() => void) | null = null
    async function open() {
      await refreshKeptWork(uid)
      const { works, elsewhere } = useKeptWork.getState()
      const offered = Object.keys(works).filter((id) => id !== entryId && !elsewhere.has(id))
      release = await openKeptWork(entryId)
      if (isLeft) return release?.()
      setKept(release ? { status: 'ready', offered: new Set(offered) } : { status: 'taken' })
    }
    void open()
    return () => {
      isLeft = true
      release?.()
    }
  }, [uid, entryId])

  return kept
}
