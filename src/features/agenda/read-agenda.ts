import { PAGE_SIZE } from '@/domain/limits'
import { agendaEvent } from '@/domain/schemas/agenda'
import { readList } from '@/lib/firebase/documents'

/** By day and not by id, so that no coming event falls behind a later written past one. */
export const readAgenda = () =>
  readList(
    { collection: 'agenda', orderBy: ['date', 'desc'], limit: PAGE_SIZE.agenda },
    agendaEvent,
  )
