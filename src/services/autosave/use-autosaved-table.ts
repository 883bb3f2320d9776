import { useEffect, useRef, useState } from 'react'
import { ulid } from 'ulid'
import type { TableKey, TableName } from '@/domain/tables/saved-table-schema'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { Conflict } from '@/lib/saving/conflict'
import type { SeenTable } from '@/lib/tables/read-table'
import { saveTableAfterAttempts, type SavedTableOf } from '@/lib/tables/save-table-after-attempts'
import type { TableAnswer } from '@/lib/tables/save-table'
import { useSaving } from '@/services/saving/use-saving'
import { refreshSession } from '@/services/session/refresh-session'
import { restoreEntry, useFormEntry } from './use-autosaved-form'
import { useRecoverableEntries } from './use-recoverable-entries'
import { useEntryAutosave } from './use-entry-autosave'

interface AutosavedTable<Name extends TableName> {
  uid: string
  table: TableKey<Name>
  form: string
  subject: string
  label: string
  /** Current input. A new object after each change. */
  values: AutosavedEntry['values']
  isChanged: boolean
  base?: AutosavedEntry['values']
  baseVersion: string
  onRestore: (entry: AutosavedEntry) => void
}

export function useAutosavedTable<Name extends TableName>(of: AutosavedTable<Name>) {
  const { uid, form, subject, label, values, isChanged, base, baseVersion } = of
  const [id] = useState(() => ulid())
  const attempts = useRef<SavedTableOf<Name>[]>([])
  const recovery = useRecoverableEntries(uid, id, form, subject)
  const { saving, ...saved } = useSaving(`Saving ${label} failed`, Conflict<SeenTable<Name>>)

  const autosave = useEntryAutosave(() => {
    const about = { form, subject, baseVersion, itemId: '', tried: [], pictures: {} }
    const entry = { ...about, values: { title: label, ...values }, ...(base && { base }) }
    return { uid, id, entry: isChanged ? entry : null }
  })
  const { changed } = autosave
  useEffect(changed, [changed, values])
  const entryForm = useFormEntry(uid, id, recovery, autosave)

  async function restore(offered: AutosavedEntry) {
    const entry = await restoreEntry(offered)
    if (!entry) return
    of.onRestore(entry)
    entryForm.setRestored(entry)
  }

  return {
    ...entryForm,
    ...saved,
    restore: (offered: AutosavedEntry) => void restore(offered),
    save(wanted: SavedTableOf<Name>, onSaved: (answer: TableAnswer) => void) {
      return saving(async () => {
        attempts.current.push(wanted)
        const answer = await saveTableAfterAttempts(of.table, wanted, attempts.current, uid)
        await entryForm.drop()
        attempts.current = []
        void refreshSession()
        onSaved(answer)
      })
    },
  }
}
