import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { isDeepEqual } from '@/lib/plain-data'
import { discardEntry, dropEntry, claimEntry } from './entries'
import { useAutosaveState } from '@/stores/autosave'
import type { Autosave } from './use-autosave'
import { useFormAutosave } from './use-entry-autosave'
import { type RecoveryState, useRecoverableEntries } from './use-recoverable-entries'

type Values = Record<string, unknown>

interface AutosavedForm {
  uid: string
  id: string
  name: string
  subject: string
  /** Returns the title of the autosave entry, which warnings of unsaved input show. */
  titleOf: (values: Values) => string
  base: Values
  /** `updatedAt` of the version that is changed, or '' if versions are compared by field. */
  baseVersion?: string
  pictures?: () => AutosavedEntry['pictures']
}

/** Autosaves the input of `form` except passwords, and returns unsaved input of the same form from closed tabs. */
export function useAutosavedForm(
  form: UseFormReturn<Values>,
  { uid, id, name, subject, titleOf, base, baseVersion = '', pictures }: AutosavedForm,
) {
  const recovery = useRecoverableEntries(uid, id, name, subject)
  const autosave = useFormAutosave(form, () => {
    const { password: _, ...typed } = form.getValues()
    const values: Values = { title: titleOf(typed), ...typed }
    const chosen = pictures?.() ?? {}
    const isTyped =
      Object.keys(chosen).length > 0 ||
      Object.keys(base).some((field) => !isDeepEqual(values[field], base[field]))
    const about = { form: name, subject, baseVersion, itemId: '', tried: [], pictures: chosen }
    return { uid, id, entry: isTyped ? { ...about, values, base } : null }
  })
  return useFormEntry(uid, id, recovery, autosave)
}

export function useFormEntry(
  uid: string,
  id: string,
  recovery: RecoveryState,
  { flush, stop }: Autosave,
) {
  const [restored, setRestored] = useState<AutosavedEntry | null>(null)
  useEffect(() => {
    if (restored) void flush().then(() => dropEntry(restored))
  }, [restored, flush])
  return {
    flush,
    recoverableEntries: recovery.status === 'ready' ? recovery.recoverableEntries : [],
    state: useAutosaveState(id),
    discard: (entry: AutosavedEntry) => void discardEntry(entry),
    drop: () => {
      stop()
      return dropEntry({ uid, id })
    },
    /** Puts an autosave entry into the form. From then on, changes of the form are autosaved in this entry. */
    setRestored,
  }
}

/** Claims an autosave entry to continue in this tab. Resolves with null and shows a notice if that is impossible. */
export async function restoreEntry(offered: AutosavedEntry): Promise<AutosavedEntry | null> {
  const claimed = await claimEntry(offered)
  // The form that shows the entry claims it again.
  claimed?.release()
  return claimed?.entry ?? null
}
