import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { KeptWork } from '@/lib/kept-work'
import { dropWork, isKept, keepWork } from '@/stores/kept-work'
import { type Autosave, useAutosave } from './use-autosave'

/** What is to be stored under `id`; `work` is null where nothing is unsaved. */
interface Unsaved {
  uid: string
  id: string
  work: Omit<KeptWork, 'uid' | 'id' | 'at'> | null
}

/** Stores what `describe` says is unsaved as one entry. */
export function useEntryAutosave(describe: () => Unsaved): Autosave {
  return useAutosave({
    read: () => [describe()],
    isStored: ({ work, ...of }) => work !== null && isKept({ ...work, ...of, at: 0 }),
    store: ({ work, ...of }) =>
      work ? keepWork({ ...work, ...of, at: Date.now() }) : dropWork(of),
  })
}

/** The same of what is typed into `form`. */
export function useFormAutosave<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'watch'>,
  describe: () => Unsaved,
): Autosave {
  const autosave = useEntryAutosave(describe)
  const { changed } = autosave
  useEffect(() => form.watch(changed).unsubscribe, [form, changed])
  return autosave
}
