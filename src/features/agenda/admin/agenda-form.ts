import { eventDayDoubts } from '@/domain/doubts/day-doubts'
import { AgendaFields } from './agenda-fields'
import { AGENDA_LABELS } from './agenda-labels'
import { AgendaPreview } from './agenda-preview'

export const AGENDA_FORM = {
  labels: AGENDA_LABELS,
  Fields: AgendaFields,
  Preview: AgendaPreview,
  doubts: eventDayDoubts,
}
