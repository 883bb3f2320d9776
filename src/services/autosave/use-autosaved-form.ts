import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { isAlike } from '@/lib/plain-data'
import { discardEntry, dropEntry, takeEntry } from './entries'
import { useAutosaveState } from '@/stores/autosave'
import type { Autosave } from './use-autosave'
import { useFormAutosave } from './use-entry-autosave'
import { type EntriesAtOpening, useEntriesAtOpening } from './use-entries-at-opening'

type Values = Record<string, unknown>

interface AutosavedForm {
  /** Who types. */
  uid: string
  /** Under which it is autosaved. */
  id: string
  /** Which form it is, and the path of the document that it changes. */
  name: string
  subject: string
  /** What it is called where the fields themselves do not say. */
  title?: string
  /** What the fields hold while nothing is unsaved. */
  base: Values
  /** `updatedAt` of the version that is changed; '' where that is told by field. */
  baseVersion?: string
  /** What is chosen and not uploaded yet. */
  pictures?: () => AutosavedEntry['pictures']
}

/**
 * Autosaves what is typed into `form`, and answers what was typed into the same form before,
 * in tabs that are gone.
 */
export function useAutosavedForm(
  form: UseFormReturn<Values>,
  { uid, id, name, subject, title, base, baseVersion = '', pictures }: AutosavedForm,
) {
  const opening = useEntriesAtOpening(uid, id, name, subject)
  const autosave = useFormAutosave(form, () => {
    const values: Values = { ...(title !== undefined && { title }), ...form.getValues() }
    const chosen = pictures?.() ?? {}
    const isTyped =
      Object.keys(chosen).length > 0 ||
      Object.keys(base).some((field) => !isAlike(values[field], base[field]))
    const about = { form: name, subject, baseVersion, itemId: '', tried: [], pictures: chosen }
    return { uid, id, entry: isTyped ? { ...about, values, base } : null }
  })
  return useFormEntry(uid, id, opening, autosave)
}

/** What a form that autosaves under `id` shows of it, and does with it. */
export function useFormEntry(
  uid: string,
  id: string,
  opening: EntriesAtOpening,
  { flush, stop }: Autosave,
) {
  const [restored, setRestored] = useState<AutosavedEntry | null>(null)
  useEffect(() => {
    // By now what is typed is what the entry was.
    if (restored) void flush().then(() => dropEntry(restored))
  }, [restored, flush])
  return {
    flush,
    offers: opening.status === 'ready' ? opening.offers : [],
    state: useAutosaveState(id),
    discard: (entry: AutosavedEntry) => void discardEntry(entry),
    /** The server has it. */
    drop: () => {
      stop()
      return dropEntry({ uid, id })
    },
    /** This entry is in the form, which autosaves it from now on. */
    setRestored,
  }
}

/** An entry to go on with in this tab; null, and a word about it, where that cannot be. */
export async function takeOver(offered: AutosavedEntry): Promise<AutosavedEntry | null> {
  const taken = await takeEntry(offered)
  // The form that it is put into takes hold of it itself.
  taken?.release()
  return taken?.entry ?? null
}
