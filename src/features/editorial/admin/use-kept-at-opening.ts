import { useEffect, useState } from 'react'
import { ulid } from 'ulid'
import { openKeptWork } from '@/lib/kept-work'
import { refreshKeptWork, useKeptWork } from '@/stores/kept-work'
import type { Source } from './use-work'

type KeptAtOpening =
  | { status: 'asking' }
  /** New work of this id is open in another tab. */
  | { status: 'taken' }
  /** Under which id this form keeps; ids of what no other tab had open then. */
  | { status: 'ready'; entryId: string; offered: ReadonlySet<string> }

/** Finds out what is kept when a form opens, and marks what it will keep as open in this tab. */
export function useKeptAtOpening(uid: string, { type, id }: Source): KeptAtOpening {
  const [entryId] = useState(() => (type === 'new' ? id : ulid()))
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
      setKept(
        release ? { status: 'ready', entryId, offered: new Set(offered) } : { status: 'taken' },
      )
    }
    void open()
    return () => {
      isLeft = true
      release?.()
    }
  }, [uid, entryId])

  return kept
}
