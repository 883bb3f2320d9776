import { useState } from 'react'
import { PictureLink } from '@/components/lightbox/picture-link'
import type { ShownPicture } from '@/components/lightbox/picture-sources'
import { loadable } from '@/components/loadable'
import { Picture } from '@/components/ui/pictures/picture'
import {
  REPLY_PHOTO_LABEL,
  type ReplyPhoto,
  replyPhotoPath,
} from '@/domain/complaints/reply-photos'
import { storedAddress } from '@/lib/firebase/stored-address'

const LargePictures = loadable(() => import('@/components/lightbox/large-pictures'))

const SIZES = '(width < 40rem) 45vw, 17rem'

interface ReplyPhotosProps {
  id: string
  entry: string
  photos: readonly ReplyPhoto[]
}

export default function ReplyPhotos({ id, entry, photos }: ReplyPhotosProps) {
  const [pressed, setPressed] = useState('')
  const pictures = photos.map((photo) => toPicture(id, entry, photo))

  function open(picture: ShownPicture) {
    void LargePictures.load().then(
      () => setPressed(picture.id),
      () => navigator.onLine && location.assign(picture.imageurl),
    )
  }

  return (
    <>
      <ul className="mt-3 grid max-w-xl grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),1fr))] gap-3">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <PictureLink
              src={picture.imageurl}
              alt={picture.imagealt}
              onOpen={() => open(picture)}
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
      {pressed && (
        <LargePictures
          label="Foto pekerjaan"
          pictures={pictures}
          pressed={pressed}
          sizes={SIZES}
          onClose={() => setPressed('')}
        />
      )}
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
