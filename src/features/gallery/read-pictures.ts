import { PAGE_SIZE } from '@/domain/limits'
import { galleryPicture } from '@/domain/schemas/gallery'
import { readList, readPage } from '@/lib/firebase/documents'

const NEWEST_FIRST = { collection: 'gallery', orderBy: ['id', 'desc'] } as const

/** One page of pictures, newest first; `after` is the cursor that the page before it gave. */
export const readPicturePage = (after: string | undefined) =>
  readPage({ ...NEWEST_FIRST, limit: PAGE_SIZE.gallery, after }, galleryPicture)

/** The newest pictures, `limit` of them. */
export const readPictures = ({ limit }: { limit: number }) =>
  readList({ ...NEWEST_FIRST, limit }, galleryPicture)
