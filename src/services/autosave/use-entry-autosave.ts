import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { dropEntry, isAutosaved, autosaveEntry } from './entries'
import { type Autosave, useAutosave } from './use-autosave'

interface Unsaved {
  uid: string
  id: string
  entry: Omit<AutosavedEntry, 'uid' | 'id' | 'at'> | null
}

export function useEntryAutosave(describe: () => Unsaved): Autosave {
  return useAutosave({
    read: () => [describe()],
    isStored: ({ entry, ...of }) => entry !== null && isAutosaved({ ...entry, ...of, at: 0 }),
    store: ({ entry, ...of }) =>
      entry ? autosaveEntry({ ...entry, ...of, at: Date.now() }) : dropEntry(of),
  })
}

export function useFormAutosave<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'watch'>,
  describe: () => Unsaved,
): Autosave {
  const autosave = useEntryAutosave(describe)
  const { changed } = autosave
  useEffect(() => form.watch(changed).unsubscribe, [form, changed])
  return autosave
}
