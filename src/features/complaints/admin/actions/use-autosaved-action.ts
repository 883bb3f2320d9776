import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { ulid } from 'ulid'
import type { Values } from '@/components/form/validate'
import type { ComplaintStatus } from '@/domain/complaints/complaint'
import type { Complaint } from '@/domain/complaints/complaint-schema'
import { formatTrackingCode } from '@/domain/ids/id'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { useAutosavedForm } from '@/services/autosave/use-autosaved-form'
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

/** Autosaves the form. `chosen` is the value of its field `step`. */
export function useAutosavedAction(
  form: UseFormReturn<Values>,
  uid: string,
  complaint: Complaint,
  chosen: unknown,
) {
  const [id] = useState(() => ulid())
  /** Id of the next history entry. Retries use the same id, even after a reload, so that one entry is stored. */
  const [historyId, setHistoryId] = useState(() => ulid())
  const autosave = useAutosavedForm(form, {
    uid,
    id,
    name: ACTION_FORM,
    subject: `complaints/${complaint.id}`,
    title: titleOf(complaint, chosen),
    base: NO_CHOICES,
    baseVersion: complaint.updatedAt,
    itemId: historyId,
  })

  return {
    ...autosave,
    historyId,
    begin: () => setHistoryId(ulid()),
    restore: (entry: AutosavedEntry) => {
      const { title: _, ...typed } = entry.values
      for (const [field, value] of Object.entries(typed)) form.setValue(field, value)
      setHistoryId(entry.itemId)
      autosave.setRestored(entry)
    },
  }
}

function titleOf({ id, status }: Complaint, chosen: unknown): string {
  const step = allowedSteps(status).find((each) => each === chosen)
  return `Laporan ${formatTrackingCode(id)}${step ? `, ${actionLabel(step, status)}` : ''}`
}
