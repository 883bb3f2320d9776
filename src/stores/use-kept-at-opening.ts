import { useEffect, useState } from 'react'
import { HANDOVER_MILLISECONDS, openKeptWork } from '@/lib/kept-work'
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
    async function look() {
      await refreshKeptWork(uid)
      const { works, elsewhere } = useKeptWork.getState()
      const others = Object.keys(works).filter((id) => id !== entryId)
      return {
        offered: new Set(others.filter((id) => !elsewhere.has(id))),
        isWhole: others.every((id) => !elsewhere.has(id)),
      }
    }
    async function open() {
      const { offered, isWhole } = await look()
      release = await openKeptWork(entryId)
      if (isLeft) return release?.()
      if (!release) return setKept({ status: 'taken' })
      setKept({ status: 'ready', offered })
      if (isWhole) return
      // The page that was left may have had them open.
      await new Promise((resolve) => setTimeout(resolve, HANDOVER_MILLISECONDS))
      const again = await look()
      if (!isLeft) setKept({ status: 'ready', offered: again.offered })
    }
    void open()
    return () => {
      isLeft = true
      release?.()
    }
  }, [uid, entryId])

  return kept
}
