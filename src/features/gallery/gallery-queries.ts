import { HOME } from '@/domain/limits'
import { contentPages, contentQuery } from '@/lib/query/content-query'

const reading = () => import('./read-pictures')

/** All pictures, newest first, page by page. */
export const galleryQuery = contentPages(['gallery'], async (after) =>
  (await reading()).readPicturePage(after),
)

/** What home shows: a visit to it reads a quarter of the documents that a page of the gallery has. */
export const latestPicturesQuery = contentQuery(['gallery', 'latest'], async () =>
  (await reading()).readPictures({ limit: HOME.pictures }),
)
