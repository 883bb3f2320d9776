import * as v from 'valibot'
import { LIMITS } from '../limits'
import { attachments } from '../public-documents/attachments-schema'
import { storedItem } from '../publishing/change-metadata-schema'
import { optionalText, requiredText } from '../text/text-schema'
import { clockTime, day } from '../time/date-schema'
import { REPEATS } from './recurrence'

export const agendaFields = {
  title: requiredText('Nama kegiatan', LIMITS.title),
  /** Day of the event in the village's time zone (settings). For a recurring event, its first day. */
  date: day,
  time: clockTime,
  /** End time on the last day. A one-day event whose end time is not after `time` ends the next morning. */
  endtime: v.optional(v.union([v.literal(''), clockTime])),
  repeat: v.picklist(REPEATS, 'Pilih salah satu.'),
  /** Last day of an event or of its recurrence. Lists are sorted by this field. */
  lastdate: day,
  exceptions: v.pipe(
    v.string(),
    v.regex(
      new RegExp(`^([0-9]{4}-[0-9]{2}-[0-9]{2}( |$)){0,${LIMITS.exceptions}}$`),
      `Paling banyak ${LIMITS.exceptions} tanggal.`,
    ),
  ),
  location: requiredText('Tempat', LIMITS.location),
  description: optionalText('Keterangan', LIMITS.description),
  attachments,
}

/** Document `agenda/{id}`. */
export const agendaEvent = storedItem(agendaFields)
export type AgendaEvent = v.InferOutput<typeof agendaEvent>
export type AgendaInput = Pick<AgendaEvent, keyof typeof agendaFields>
