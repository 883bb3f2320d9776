import { useEffect, useRef, useState } from 'react'
import { ulid } from 'ulid'
import type { TableKey, TableName } from '@/domain/schemas/saved-table'
import type { KeptWork } from '@/lib/kept-work'
import { Conflict } from '@/lib/saving/conflict'
import type { SeenTable } from '@/lib/tables/read-table'
import { saveOwn, type SavedTableOf } from '@/lib/tables/save-own'
import type { TableAnswer } from '@/lib/tables/save-table'
import { refreshSession } from '@/services/session/refresh-session'
import { useEntryAutosave } from './use-entry-autosave'
import { takeOver, useKept } from './use-kept-form'
import { useKeptAtOpening } from './use-kept-at-opening'
import { useSaving } from '@/stores/use-saving'

interface KeptTable<Name extends TableName> {
  /** Who types. */
  uid: string
  table: TableKey<Name>
  /** Which form it is, and the path of what it changes. */
  form: string
  subject: string
  /** What it is called: `Anggaran 2026`. */
  label: string
  /** What is typed; another object once something else is. */
  values: KeptWork['values']
  isChanged: boolean
  /** What it was changed from. */
  base?: KeptWork['values']
  baseVersion: string
  /** Puts what was kept in the place of what is typed. */
  onRestore: (work: KeptWork) => void
}

/** A table while it is changed: kept on the device, saved whole. */
export function useKeptTable<Name extends TableName>(of: KeptTable<Name>) {
  const { uid, form, subject, label, values, isChanged, base, baseVersion } = of
  const [id] = useState(() => ulid())
  const attempts = useRef<SavedTableOf<Name>[]>([])
  const opening = useKeptAtOpening(uid, id, form, subject)
  const { saving, ...saved } = useSaving(`${label} gagal disimpan`, Conflict<SeenTable<Name>>)

  const autosave = useEntryAutosave(() => {
    const about = { form, subject, baseVersion, itemId: '', tried: [], pictures: {} }
    const work = { ...about, values: { title: label, ...values }, ...(base && { base }) }
    return { uid, id, work: isChanged ? work : null }
  })
  const { changed } = autosave
  useEffect(changed, [changed, values])
  const kept = useKept(uid, id, opening, autosave)

  async function restore(offered: KeptWork) {
    const work = await takeOver(offered)
    if (!work) return
    of.onRestore(work)
    kept.setRestored(work)
  }

  return {
    ...kept,
    ...saved,
    restore: (offered: KeptWork) => void restore(offered),
    save(wanted: SavedTableOf<Name>, onSaved: (answer: TableAnswer) => void) {
      return saving(async () => {
        attempts.current.push(wanted)
        const answer = await saveOwn(of.table, wanted, attempts.current, uid)
        await kept.drop()
        attempts.current = []
        void refreshSession()
        onSaved(answer)
      })
    },
  }
}
