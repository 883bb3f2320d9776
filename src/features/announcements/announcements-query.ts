import { contentQuery } from '@/lib/query/content-query'

/** The newest announcements, from which the banner takes the one that is current. */
export const announcementsQuery = contentQuery(['announcements'], async () => {
  const { readAnnouncements } = await import('./read-announcements')
  return readAnnouncements()
})
