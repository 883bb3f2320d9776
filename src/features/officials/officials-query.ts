import { contentQuery } from '@/lib/query/content-query'

/** All officials, latest entered first. */
export const officialsQuery = contentQuery(['officials'], async () => {
  const { readOfficials } = await import('./read-officials')
  return readOfficials()
})
