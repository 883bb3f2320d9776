import { PAGE_SIZE } from '@/domain/limits'
import { announcement } from '@/domain/schemas/article'
import { readList } from '@/lib/firebase/documents'

export const readAnnouncements = () =>
  readList(
    { collection: 'announcements', orderBy: ['id', 'desc'], limit: PAGE_SIZE.announcements },
    announcement,
  )
