import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { KeptWork } from '@/lib/kept-work'
import { isAlike } from '@/lib/plain-data'
import { discardWork, dropWork, takeWork, useKeptState } from '@/stores/kept-work'
import type { Autosave } from './use-autosave'
import { useFormAutosave } from './use-entry-autosave'
import { type KeptAtOpening, useKeptAtOpening } from './use-kept-at-opening'

type Values = Record<string, unknown>

interface KeptForm {
  /** Who types. */
  uid: string
  /** Under which it is kept. */
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
  pictures?: () => KeptWork['pictures']
}

/**
 * Keeps what is typed into `form` on the device, and answers what was typed into the same form before,
 * in tabs that are gone.
 */
export function useKeptForm(
  form: UseFormReturn<Values>,
  { uid, id, name, subject, title, base, baseVersion = '', pictures }: KeptForm,
) {
  const opening = useKeptAtOpening(uid, id, name, subject)
  const autosave = useFormAutosave(form, () => {
    const values: Values = { ...(title !== undefined && { title }), ...form.getValues() }
    const chosen = pictures?.() ?? {}
    const isTyped =
      Object.keys(chosen).length > 0 ||
      Object.keys(base).some((field) => !isAlike(values[field], base[field]))
    const about = { form: name, subject, baseVersion, itemId: '', tried: [], pictures: chosen }
    return { uid, id, work: isTyped ? { ...about, values, base } : null }
  })
  return useKept(uid, id, opening, autosave)
}

/** What a form that keeps under `id` shows of it, and does with it. */
export function useKept(
  uid: string,
  id: string,
  opening: KeptAtOpening,
  { flush, stop }: Autosave,
) {
  const [restored, setRestored] = useState<KeptWork | null>(null)
  useEffect(() => {
    // By now what is typed is what the work was.
    if (restored) void flush().then(() => dropWork(restored))
  }, [restored, flush])
  return {
    flush,
    offers: opening.status === 'ready' ? opening.offers : [],
    state: useKeptState(id),
    discard: (work: KeptWork) => void discardWork(work),
    /** The server has it. */
    drop: () => {
      stop()
      return dropWork({ uid, id })
    },
    /** This work is in the form, which keeps it from now on. */
    setRestored,
  }
}

/** Kept work to go on with in this tab; null, and a word about it, where that cannot be. */
export async function takeOver(kept: KeptWork): Promise<KeptWork | null> {
  const taken = await takeWork(kept)
  // The form that it is put into takes hold of it itself.
  taken?.release()
  return taken?.work ?? null
}
