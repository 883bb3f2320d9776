import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { ulid } from 'ulid'
import { usePictureQueue, useSendPictures } from '@/components/form/use-picture-queue'
import type { Values } from '@/components/form/validate'
import type { KeptWork } from '@/lib/kept-work'
import { useFormAutosave } from '@/services/autosave/use-entry-autosave'
import { useKeptAtOpening } from '@/services/autosave/use-kept-at-opening'
import { useKept } from '@/services/autosave/use-kept-form'

export interface PersonKeeping {
  /** Which form keeps it. */
  form: 'users' | 'akun'
  /** Who types. */
  actor: string
  /** Path of the document; '' for a new person. */
  subject: string
  /** `updatedAt` of the version that the form shows. */
  baseVersion: string
  /** The uid of whom this is about; a new person's is chosen by the form. */
  uid: string
  /** Where chosen pictures are stored (`pictureFolder`). */
  folder: string
  initial: Values
}

/**
 * Keeps what was changed in the form of a person, field by field, and offers what was kept by tabs that
 * are gone. Passwords are kept nowhere.
 */
export function useKeptPerson(
  form: UseFormReturn<Values>,
  { form: name, actor, subject, baseVersion, uid, folder, initial }: PersonKeeping,
) {
  const [id] = useState(() => ulid())
  const opening = useKeptAtOpening(actor, id, name, subject)
  const pictures = usePictureQueue()
  const autosave = useFormAutosave(form, () => {
    const changed = Object.entries(form.getValues()).filter(
      ([field, value]) => field !== 'password' && value !== initial[field],
    )
    const chosen = pictures.kept()
    const of = { uid: actor, id }
    if (changed.length === 0 && Object.keys(chosen).length === 0) return { ...of, work: null }
    const values = Object.fromEntries(changed)
    const base = Object.fromEntries(changed.map(([field]) => [field, initial[field]]))
    const about = { form: name, subject, baseVersion, itemId: uid, tried: [] }
    return { ...of, work: { ...about, values, base, pictures: chosen } }
  })

  useSendPictures(pictures, form, folder, () => void autosave.flush())

  const kept = useKept(actor, id, opening, autosave)

  return {
    ...kept,
    pictures,
    /** Puts what was kept into the form, which keeps it from now on. */
    restore(work: KeptWork) {
      for (const [field, value] of Object.entries(work.values)) form.setValue(field, value)
      pictures.restore(work.pictures)
      kept.setRestored(work)
    },
  }
}
