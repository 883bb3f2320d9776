import { contentQuery } from '@/lib/query/content-query'

/** The events that lie furthest ahead and the last ones before today. */
export const agendaQuery = contentQuery(['agenda'], async () => {
  const { readAgenda } = await import('./read-agenda')
  return readAgenda()
})
