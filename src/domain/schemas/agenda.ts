import * as v from 'valibot'
import { clockTime, day } from './date'
import { LIMITS } from '../limits'
import { storedItem } from './stamp'
import { optionalText, requiredText } from './text'

export const agendaInput = v.object({
  title: requiredText('Nama kegiatan', LIMITS.title),
  /** Day and clock time in the village's zone (settings). */
  date: day,
  time: clockTime,
  location: requiredText('Tempat', LIMITS.location),
  description: optionalText('Keterangan', LIMITS.description),
})

export type AgendaInput = v.InferOutput<typeof agendaInput>

/** `agenda/{id}` */
export const agendaEvent = storedItem(agendaInput.entries)
export type AgendaEvent = v.InferOutput<typeof agendaEvent>
