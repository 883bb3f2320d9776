import { useEffect, useState } from 'react'
import { LOCK_RELEASE_MILLISECONDS, type AutosavedEntry, lockEntry } from '@/lib/autosave/entries'
import { refreshEntries } from './entries'
import { useAutosaves } from '@/stores/autosave'

export type RecoveryState =
  | { status: 'loading' }
  | { status: 'open-elsewhere' }
  /** Autosave entries of the same form that no other tab had open. */
  | { status: 'ready'; recoverableEntries: readonly AutosavedEntry[] }

type Lookup = Exclude<RecoveryState, { status: 'ready' }> | { status: 'ready'; ids: Set<string> }

/** Finds the autosaved entries of a form (`form`, `subject`) for `uid`, and marks `entryId` as open in this tab. */
export function useRecoverableEntries(
  uid: string,
  entryId: string,
  form: string,
  subject: string,
): RecoveryState {
  const entries = useAutosaves(({ entries }) => entries)
  const [lookup, setLookup] = useState<Lookup>({ status: 'loading' })

  useEffect(() => {
    let isLeft = false
    let release: (() => void) | null = null
    async function look() {
      await refreshEntries(uid)
      const { entries, elsewhere } = useAutosaves.getState()
      const others = Object.keys(entries).filter((id) => id !== entryId)
      return {
        ids: new Set(others.filter((id) => !elsewhere.has(id))),
        isComplete: others.every((id) => !elsewhere.has(id)),
      }
    }
    async function open() {
      const { ids, isComplete } = await look()
      release = await lockEntry(entryId)
      if (isLeft) return release?.()
      if (!release) return setLookup({ status: 'open-elsewhere' })
      setLookup({ status: 'ready', ids })
      if (isComplete) return
      // The previous page may not have released its locks yet.
      await new Promise((resolve) => setTimeout(resolve, LOCK_RELEASE_MILLISECONDS))
      const again = await look()
      if (!isLeft) setLookup({ status: 'ready', ids: again.ids })
    }
    void open()
    return () => {
      isLeft = true
      release?.()
    }
  }, [uid, entryId])

  if (lookup.status !== 'ready') return lookup
  const isOffered = (entry: AutosavedEntry) =>
    entry.form === form && entry.subject === subject && lookup.ids.has(entry.id)
  return { status: 'ready', recoverableEntries: Object.values(entries).filter(isOffered) }
}
