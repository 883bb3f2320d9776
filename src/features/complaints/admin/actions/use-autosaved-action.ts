import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { ulid } from 'ulid'
import type { Values } from '@/components/form/validate'
import type { Complaint } from '@/domain/complaints/complaint-schema'
import { formatTrackingCode } from '@/domain/ids/id'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { isDeepEqual } from '@/lib/plain-data'
import { useFormEntry } from '@/services/autosave/use-autosaved-form'
import { useRecoverableEntries } from '@/services/autosave/use-recoverable-entries'
import { useFormAutosave } from '@/services/autosave/use-entry-autosave'
import { actionLabel, allowedSteps } from './step-choice'
import { NO_CHOICES } from './unsaved-choices'

/** Marks an autosave entry as belonging to a desk action. */
export const ACTION_FORM = 'complaints'

/** Autosaves an unsent action on `complaint` and offers to restore an earlier one. */
export function useAutosavedAction(form: UseFormReturn<Values>, uid: string, complaint: Complaint) {
  const [id] = useState(() => ulid())
  /** Stays the same for every try, also after a reload, so that a repeated try stores it once. */
  const [historyId, setHistoryId] = useState(() => ulid())
  const subject = `complaints/${complaint.id}`
  const recovery = useRecoverableEntries(uid, id, ACTION_FORM, subject)
  const autosave = useFormAutosave(form, () => {
    const values = form.getValues()
    if (isDeepEqual(values, NO_CHOICES)) return { uid, id, entry: null }
    const title = titleOf(complaint, values['step'])
    return {
      uid,
      id,
      entry: {
        form: ACTION_FORM,
        subject,
        values: { title, ...values },
        baseVersion: complaint.updatedAt,
        itemId: historyId,
        tried: [],
        pictures: {},
      },
    }
  })
  const entryForm = useFormEntry(uid, id, recovery, autosave)

  return {
    ...entryForm,
    historyId,
    begin: () => setHistoryId(ulid()),
    restore: (entry: AutosavedEntry) => {
      const { title: _, ...typed } = entry.values
      for (const [field, value] of Object.entries(typed)) form.setValue(field, value)
      setHistoryId(entry.itemId)
      entryForm.setRestored(entry)
    },
  }
}

function titleOf({ id, status }: Complaint, chosen: unknown): string {
  const step = allowedSteps(status).find((each) => each === chosen)
  return `Laporan ${formatTrackingCode(id)}${step ? `, ${actionLabel(step, status)}` : ''}`
}
