import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { ulid } from 'ulid'
import type { Values } from '@/components/form/validate'
import type { ComplaintStatus } from '@/domain/complaints/complaint'
import type { Complaint } from '@/domain/complaints/complaint-schema'
import { formatTrackingCode } from '@/domain/ids/id'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { isDeepEqual } from '@/lib/plain-data'
import { useFormEntry } from '@/services/autosave/use-autosaved-form'
import { useRecoverableEntries } from '@/services/autosave/use-recoverable-entries'
import { useFormAutosave } from '@/services/autosave/use-entry-autosave'
import { actionLabel, allowedSteps } from './step-choice'

/** Initial values of the form. null means that the stored assignee or category is unchanged. */
export const NO_CHOICES = {
  step: '',
  reply: '',
  note: '',
  duplicateOf: '',
  photo1: null,
  photo2: null,
  assignee: null,
  category: null,
}

/** Returns text about the unsaved input, or '' if all input is saved. */
export function unsavedChoices(values: Readonly<Record<string, unknown>>, status: ComplaintStatus) {
  const step = allowedSteps(status).find((each) => each === values['step'])
  const hasReply = values['reply'] || values['photo1'] || values['photo2']
  return [
    step && ` “${actionLabel(step, status)}” belum ditekan.`,
    !step && hasReply && ' Balasan yang Anda tulis belum dikirim.',
    (values['assignee'] ?? values['category']) !== null && ' Penanganan belum disimpan.',
  ]
    .filter(Boolean)
    .join('')
}

/** Value of `form` in autosave entries of actions on a report. */
export const ACTION_FORM = 'complaints'

export function useAutosavedAction(form: UseFormReturn<Values>, uid: string, complaint: Complaint) {
  const [id] = useState(() => ulid())
  /** Id of the next history entry. Retries use the same id, even after a reload, so that one entry is stored. */
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
