import type { ComplaintStatus } from '@/domain/complaints/complaint'
import { actionLabel, allowedSteps } from './step-choice'

/** Initial values of the form of a report. An assignee or category of null keeps the stored one. */
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

/** Lists the choices that are still unsaved after another part of the form was saved. */
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
