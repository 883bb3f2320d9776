import { galleryPicture } from '@/domain/schemas/gallery'
import { readList } from '@/lib/firebase/documents'

interface PicturesRequest {
  limit: number
  /** Id of the last picture before those wanted. */
  after?: string | undefined
}

/** Newest first. */
export const readPictures = ({ limit, after }: PicturesRequest) =>
  readList({ collection: 'gallery', orderBy: ['id', 'desc'], limit, after }, galleryPicture)
