import { PictureLink } from '@/components/lightbox/linked-picture'
import { useLargePictures } from '@/components/lightbox/opens-large'
import type { ShownPicture } from '@/components/lightbox/picture-sources'
import { Picture } from '@/components/ui/pictures/picture'
import {
  REPLY_PHOTO_LABEL,
  type ReplyPhoto,
  replyPhotoPath,
} from '@/domain/complaints/reply-photos'
import { storedAddress } from '@/lib/firebase/stored-address'

const SIZES = '(width < 40rem) 45vw, 17rem'

interface ReplyPhotosProps {
  id: string
  entry: string
  photos: readonly ReplyPhoto[]
}

export default function ReplyPhotos({ id, entry, photos }: ReplyPhotosProps) {
  const pictures = photos.map((photo) => toPicture(id, entry, photo))
  const { open, gallery } = useLargePictures('Foto pekerjaan', SIZES, () => pictures)

  return (
    <>
      <ul className="mt-3 grid max-w-xl grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),1fr))] gap-3">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <PictureLink
              src={picture.imageurl}
              alt={picture.imagealt}
              onOpen={() => open(picture.imageurl)}
              className="rounded-lg"
            >
              <Picture
                src={picture.imageurl}
                alt={picture.imagealt}
                width={0}
                height={0}
                sizes={SIZES}
                className="aspect-4/3 w-full rounded-lg border border-hairline"
              />
            </PictureLink>
            <p aria-hidden className="mt-1 text-sm font-semibold text-ink-2">
              {picture.caption}
            </p>
          </li>
        ))}
      </ul>
      {gallery}
    </>
  )
}

function toPicture(id: string, entry: string, photo: ReplyPhoto): ShownPicture {
  const label = REPLY_PHOTO_LABEL[photo]
  return {
    id: String(photo),
    caption: label,
    imageurl: storedAddress(replyPhotoPath(id, entry, photo)),
    imagewidth: 0,
    imageheight: 0,
    imagealt: `${label} dikerjakan`,
  }
}
