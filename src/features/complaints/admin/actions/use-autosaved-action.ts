import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { ulid } from 'ulid'
import type { Values } from '@/components/form/validate'
import type { Complaint } from '@/domain/complaints/complaint-schema'
import { formatTrackingCode } from '@/domain/ids/id'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { useFormEntry } from '@/services/autosave/use-autosaved-form'
import { useEntriesAtOpening } from '@/services/autosave/use-entries-at-opening'
import { useFormAutosave } from '@/services/autosave/use-entry-autosave'

/** By which an entry says that it is of an action. */
export const ACTION_FORM = 'complaints'

/** Autosaves what is written of an action on `complaint`, and offers what was autosaved before. */
export function useAutosavedAction(form: UseFormReturn<Values>, uid: string, complaint: Complaint) {
  const [id] = useState(() => ulid())
  /** Of the history's entry, the same for every try, also for one after a reload. */
  const [historyId, setHistoryId] = useState(() => ulid())
  const subject = `complaints/${complaint.id}`
  const opening = useEntriesAtOpening(uid, id, ACTION_FORM, subject)
  const autosave = useFormAutosave(form, () => {
    const { step, ...typed } = form.getValues()
    if (!Object.values(typed).some(Boolean)) return { uid, id, entry: null }
    const title = `Laporan ${formatTrackingCode(complaint.id)}`
    return {
      uid,
      id,
      entry: {
        form: ACTION_FORM,
        subject,
        values: { title, step, ...typed },
        baseVersion: complaint.updatedAt,
        itemId: historyId,
        tried: [],
        pictures: {},
      },
    }
  })
  const entryForm = useFormEntry(uid, id, opening, autosave)

  return {
    ...entryForm,
    historyId,
    /** What comes next is another action. */
    begin: () => setHistoryId(ulid()),
    restore: (entry: AutosavedEntry) => {
      const { title: _, ...typed } = entry.values
      for (const [field, value] of Object.entries(typed)) form.setValue(field, value)
      setHistoryId(entry.itemId)
      entryForm.setRestored(entry)
    },
  }
}
