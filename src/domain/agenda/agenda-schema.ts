import type * as v from 'valibot'
import { LIMITS } from '../limits'
import { storedItem } from '../publishing/stamp-schema'
import { optionalText, requiredText } from '../text/text-schema'
import { clockTime, day } from '../time/date-schema'

export const agendaFields = {
  title: requiredText('Nama kegiatan', LIMITS.title),
  /** Day and clock time in the village's zone (settings). */
  date: day,
  time: clockTime,
  location: requiredText('Tempat', LIMITS.location),
  description: optionalText('Keterangan', LIMITS.description),
}

/** `agenda/{id}` */
export const agendaEvent = storedItem(agendaFields)
export type AgendaEvent = v.InferOutput<typeof agendaEvent>
export type AgendaInput = Pick<AgendaEvent, keyof typeof agendaFields>
