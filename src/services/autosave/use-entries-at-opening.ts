import { useEffect, useState } from 'react'
import { HANDOVER_MILLISECONDS, type AutosavedEntry, lockEntry } from '@/lib/autosave/entries'
import { refreshEntries } from './entries'
import { useAutosaves } from '@/stores/autosave'

export type EntriesAtOpening =
  | { status: 'asking' }
  | { status: 'taken' }
  /** Entries of the same form that no other tab had open. */
  | { status: 'ready'; offers: readonly AutosavedEntry[] }

type Looked = Exclude<EntriesAtOpening, { status: 'ready' }> | { status: 'ready'; ids: Set<string> }

/**
 * Finds the autosaved entries of `uid` when a form opens, and marks `entryId` as open in this tab. `form` and
 * `subject` identify the form.
 */
export function useEntriesAtOpening(
  uid: string,
  entryId: string,
  form: string,
  subject: string,
): EntriesAtOpening {
  const entries = useAutosaves(({ entries }) => entries)
  const [looked, setLooked] = useState<Looked>({ status: 'asking' })

  useEffect(() => {
    let isLeft = false
    let release: (() => void) | null = null
    async function look() {
      await refreshEntries(uid)
      const { entries, elsewhere } = useAutosaves.getState()
      const others = Object.keys(entries).filter((id) => id !== entryId)
      return {
        ids: new Set(others.filter((id) => !elsewhere.has(id))),
        isWhole: others.every((id) => !elsewhere.has(id)),
      }
    }
    async function open() {
      const { ids, isWhole } = await look()
      release = await lockEntry(entryId)
      if (isLeft) return release?.()
      if (!release) return setLooked({ status: 'taken' })
      setLooked({ status: 'ready', ids })
      if (isWhole) return
      // The page that was left may have had them open.
      await new Promise((resolve) => setTimeout(resolve, HANDOVER_MILLISECONDS))
      const again = await look()
      if (!isLeft) setLooked({ status: 'ready', ids: again.ids })
    }
    void open()
    return () => {
      isLeft = true
      release?.()
    }
  }, [uid, entryId])

  if (looked.status !== 'ready') return looked
  const isOffered = (entry: AutosavedEntry) =>
    entry.form === form && entry.subject === subject && looked.ids.has(entry.id)
  return { status: 'ready', offers: Object.values(entries).filter(isOffered) }
}
