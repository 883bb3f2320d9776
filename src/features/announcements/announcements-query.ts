import { announcement } from '@/domain/article'
import { PAGE_SIZE } from '@/domain/limits'
import { readList } from '@/lib/firebase/documents'
import { contentQuery } from '@/lib/query/content-query'

/** The newest announcements, from which the banner takes the one that is current. */
export const announcementsQuery = contentQuery(['announcements'], () =>
  readList(
    { collection: 'announcements', orderBy: ['id', 'desc'], limit: PAGE_SIZE.announcements },
    announcement,
  ),
)
