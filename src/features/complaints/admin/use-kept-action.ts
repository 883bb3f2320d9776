import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { ulid } from 'ulid'
import type { Values } from '@/components/form/validate'
import { formatTrackingCode } from '@/domain/id'
import type { Complaint } from '@/domain/schemas/complaint'
import type { KeptWork } from '@/lib/kept-work'
import { useFormAutosave } from '@/services/autosave/use-entry-autosave'
import { useKeptAtOpening } from '@/services/autosave/use-kept-at-opening'
import { useKept } from '@/services/autosave/use-kept-form'

/** By which kept work says that it is of an action. */
export const ACTION_FORM = 'complaints'

/** Keeps on the device what is written of an action on `complaint`, and offers what was kept before. */
export function useKeptAction(form: UseFormReturn<Values>, uid: string, complaint: Complaint) {
  const [id] = useState(() => ulid())
  /** Of the history's entry, the same for every try, also for one after a reload. */
  const [entry, setEntry] = useState(() => ulid())
  const subject = `complaints/${complaint.id}`
  const opening = useKeptAtOpening(uid, id, ACTION_FORM, subject)
  const autosave = useFormAutosave(form, () => {
    const { step, reply, note, duplicateOf } = form.getValues()
    if (!reply && !note && !duplicateOf) return { uid, id, work: null }
    const title = `Laporan ${formatTrackingCode(complaint.id)}`
    return {
      uid,
      id,
      work: {
        form: ACTION_FORM,
        subject,
        values: { title, step, reply, note, duplicateOf },
        baseVersion: complaint.updatedAt,
        itemId: entry,
        tried: [],
        pictures: {},
      },
    }
  })
  const kept = useKept(uid, id, opening, autosave)

  return {
    ...kept,
    entry,
    /** What comes next is another action. */
    begin: () => setEntry(ulid()),
    restore: (work: KeptWork) => {
      for (const field of ['step', 'reply', 'note', 'duplicateOf'])
        form.setValue(field, work.values[field])
      setEntry(work.itemId)
      kept.setRestored(work)
    },
  }
}
