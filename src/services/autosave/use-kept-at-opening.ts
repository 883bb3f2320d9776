import { useEffect, useState } from 'react'
import { HANDOVER_MILLISECONDS, type KeptWork, openKeptWork } from '@/lib/kept-work'
import { refreshKeptWork, useKeptWork } from '@/stores/kept-work'

export type KeptAtOpening =
  | { status: 'asking' }
  /** Another tab has this very entry open. */
  | { status: 'taken' }
  /** What was kept in the same form and what no other tab had open then. */
  | { status: 'ready'; offers: readonly KeptWork[] }

type Looked = Exclude<KeptAtOpening, { status: 'ready' }> | { status: 'ready'; ids: Set<string> }

/**
 * Finds out what `uid` has kept when a form opens, and marks `entryId`, under which it keeps, as open
 * in this tab. `form` and `subject` are those of kept work.
 */
export function useKeptAtOpening(
  uid: string,
  entryId: string,
  form: string,
  subject: string,
): KeptAtOpening {
  const works = useKeptWork(({ works }) => works)
  const [kept, setKept] = useState<Looked>({ status: 'asking' })

  useEffect(() => {
    let isLeft = false
    let release: (() => void) | null = null
    async function look() {
      await refreshKeptWork(uid)
      const { works, elsewhere } = useKeptWork.getState()
      const others = Object.keys(works).filter((id) => id !== entryId)
      return {
        ids: new Set(others.filter((id) => !elsewhere.has(id))),
        isWhole: others.every((id) => !elsewhere.has(id)),
      }
    }
    async function open() {
      const { ids, isWhole } = await look()
      release = await openKeptWork(entryId)
      if (isLeft) return release?.()
      if (!release) return setKept({ status: 'taken' })
      setKept({ status: 'ready', ids })
      if (isWhole) return
      // The page that was left may have had them open.
      await new Promise((resolve) => setTimeout(resolve, HANDOVER_MILLISECONDS))
      const again = await look()
      if (!isLeft) setKept({ status: 'ready', ids: again.ids })
    }
    void open()
    return () => {
      isLeft = true
      release?.()
    }
  }, [uid, entryId])

  if (kept.status !== 'ready') return kept
  const isOffered = (work: KeptWork) =>
    work.form === form && work.subject === subject && kept.ids.has(work.id)
  return { status: 'ready', offers: Object.values(works).filter(isOffered) }
}
