import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { ulid } from 'ulid'
import { usePictureQueue, useSendPictures } from '@/components/form/pictures/use-picture-queue'
import type { Values } from '@/components/form/validate'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { useFormEntry } from '@/services/autosave/use-autosaved-form'
import { useRecoverableEntries } from '@/services/autosave/use-recoverable-entries'
import { useFormAutosave } from '@/services/autosave/use-entry-autosave'

export interface PersonAutosave {
  form: 'users' | 'akun'
  actor: string
  /** Path of the document, or '' for a new user. */
  subject: string
  /** Field `updatedAt` of the version in the form. */
  baseVersion: string
  /** Uid of the edited user. The form chooses the uid of a new user. */
  uid: string
  /** Folder for chosen pictures (`pictureFolder`). */
  folder: string
  initial: Values
}

/** Autosaves changed fields of a user form. Never stores passwords. */
export function useAutosavedPerson(
  form: UseFormReturn<Values>,
  { form: name, actor, subject, baseVersion, uid, folder, initial }: PersonAutosave,
) {
  const [id] = useState(() => ulid())
  const recovery = useRecoverableEntries(actor, id, name, subject)
  const pictures = usePictureQueue()
  const autosave = useFormAutosave(form, () => {
    const changed = Object.entries(form.getValues()).filter(
      ([field, value]) => field !== 'password' && value !== initial[field],
    )
    const chosen = pictures.pending()
    const of = { uid: actor, id }
    if (changed.length === 0 && Object.keys(chosen).length === 0) return { ...of, entry: null }
    const values = Object.fromEntries(changed)
    const base = Object.fromEntries(changed.map(([field]) => [field, initial[field]]))
    const about = { form: name, subject, baseVersion, itemId: uid, tried: [] }
    return { ...of, entry: { ...about, values, base, pictures: chosen } }
  })

  useSendPictures(pictures, form, folder, () => void autosave.flush())

  const entryForm = useFormEntry(actor, id, recovery, autosave)

  return {
    ...entryForm,
    pictures,
    restore(entry: AutosavedEntry) {
      for (const [field, value] of Object.entries(entry.values)) form.setValue(field, value)
      pictures.restore(entry.pictures)
      entryForm.setRestored(entry)
    },
  }
}
