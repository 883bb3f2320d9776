import * as v from 'valibot'
import { trackingCode } from '../ids/id-schema'
import { LIMITS } from '../limits'
import { crossCheck } from '../text/cross-check'
import { optionalText } from '../text/text-schema'
import { COMPLAINT_STATUSES } from './complaint'
import { replyPhotos } from './complaint-progress-schema'

/** Matches an unfilled placeholder of a reply template: `[instansi]`. */
const BLANK = /\[[^\][]*\]/

export const UNFILLED_PLACEHOLDER =
  'Masih ada isian templat dalam kurung siku, seperti [instansi]. Isi atau hapus dahulu.'

export const isFilledIn = (reply: string) => !BLANK.test(reply)

/** Actions on a report: a new status, or a reply, note or call. */
export const COMPLAINT_STEPS = [...COMPLAINT_STATUSES, 'balasan', 'catatan', 'panggilan'] as const
export type ComplaintStep = (typeof COMPLAINT_STEPS)[number]

export const isInternal = (step: ComplaintStep) => step === 'catatan' || step === 'panggilan'

function problemOfReply({ step, reply }: { step: ComplaintStep; reply: string }): string {
  if (step === 'Ditolak' && reply === '') return 'Alasan wajib diisi, karena pelapor membacanya.'
  if (step === 'balasan' && reply === '') return 'Balasan wajib diisi.'
  return isInternal(step) || isFilledIn(reply) ? '' : UNFILLED_PLACEHOLDER
}

/** Input of staff for an action. Fields of other actions are dropped. */
export const complaintActionInput = v.pipe(
  v.object({
    step: v.picklist(COMPLAINT_STEPS, 'Pilih tindakan.'),
    reply: optionalText('Balasan', LIMITS.reply),
    note: optionalText('Catatan', LIMITS.reason),
    duplicateOf: v.string(),
    photos: replyPhotos,
  }),
  crossCheck(['step', 'duplicateOf'], 'duplicateOf', ({ step, duplicateOf }) =>
    step === 'Duplikat' && !v.is(trackingCode, duplicateOf) ? 'Pilih laporan yang sama.' : '',
  ),
  crossCheck(['step', 'reply'], 'reply', problemOfReply),
  crossCheck(['step', 'reply', 'photos'], 'reply', ({ step, reply, photos }) =>
    !isInternal(step) && photos.length > 0 && reply === ''
      ? 'Foto tampil bersama balasan. Tulis balasannya.'
      : '',
  ),
  crossCheck(['step', 'note'], 'note', ({ step, note }) =>
    isInternal(step) && note === '' ? 'Catatan wajib diisi.' : '',
  ),
  v.transform(({ step, reply, note, duplicateOf, photos }) => ({
    step,
    reply: isInternal(step) ? '' : reply,
    note,
    duplicateOf: step === 'Duplikat' ? duplicateOf : '',
    photos: isInternal(step) ? [] : photos,
  })),
)
export type ComplaintActionInput = v.InferOutput<typeof complaintActionInput>
