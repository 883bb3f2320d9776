import * as v from 'valibot'
import { trackingCode } from '../ids/id-schema'
import { LIMITS } from '../limits'
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

/** Input of staff for an action. Fields of other actions are dropped. */
export const complaintActionInput = v.pipe(
  v.object({
    step: v.picklist(COMPLAINT_STEPS, 'Pilih tindakan.'),
    reply: optionalText('Balasan', LIMITS.reply),
    note: optionalText('Catatan', LIMITS.reason),
    duplicateOf: v.string(),
    photos: replyPhotos,
  }),
  v.forward(
    v.partialCheck(
      [['step'], ['duplicateOf']],
      ({ step, duplicateOf }) => step !== 'Duplikat' || v.is(trackingCode, duplicateOf),
      'Pilih laporan yang sama.',
    ),
    ['duplicateOf'],
  ),
  v.forward(
    v.partialCheck(
      [['step'], ['reply']],
      ({ step, reply }) => step !== 'Ditolak' || reply !== '',
      'Alasan wajib diisi, karena pelapor membacanya.',
    ),
    ['reply'],
  ),
  v.forward(
    v.partialCheck(
      [['step'], ['reply']],
      ({ step, reply }) => step !== 'balasan' || reply !== '',
      'Balasan wajib diisi.',
    ),
    ['reply'],
  ),
  v.forward(
    v.partialCheck(
      [['step'], ['reply'], ['photos']],
      ({ step, reply, photos }) => isInternal(step) || photos.length === 0 || reply !== '',
      'Foto tampil bersama balasan. Tulis balasannya.',
    ),
    ['reply'],
  ),
  v.forward(
    v.partialCheck(
      [['step'], ['note']],
      ({ step, note }) => !isInternal(step) || note !== '',
      'Catatan wajib diisi.',
    ),
    ['note'],
  ),
  v.forward(
    v.partialCheck(
      [['step'], ['reply']],
      ({ step, reply }) => isInternal(step) || isFilledIn(reply),
      UNFILLED_PLACEHOLDER,
    ),
    ['reply'],
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
