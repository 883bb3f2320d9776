import { agendaEvent } from '@/domain/agenda'
import { PAGE_SIZE } from '@/domain/limits'
import { readList } from '@/lib/firebase/documents'
import { contentQuery } from '@/lib/query/content-query'

/** The events that lie furthest ahead and the last ones before today. */
export const agendaQuery = contentQuery(['agenda'], () =>
  readList(
    { collection: 'agenda', orderBy: ['date', 'desc'], limit: PAGE_SIZE.agenda },
    agendaEvent,
  ),
)
