import { type MouseEvent, useState } from 'react'
import type { ShownPicture } from '@/components/lightbox/picture-sources'
import { loadable } from '@/components/loadable'
import { Picture } from '@/components/ui/pictures/picture'
import {
  REPLY_PHOTO_LABEL,
  type ReplyPhoto,
  replyPhotoPath,
} from '@/domain/complaints/reply-photos'
import { safeUrl } from '@/domain/links/safe-url'
import { storedAddress } from '@/lib/firebase/stored-address'

const LargePictures = loadable(() => import('@/components/lightbox/large-pictures'))

const SIZES = '(width < 40rem) 45vw, 17rem'

interface ReplyPhotosProps {
  /** Of the report, and of the history's entry. */
  id: string
  entry: string
  photos: readonly ReplyPhoto[]
}

/** What a reply shows of the work. Loaded where there is any: only the code of Firebase knows the bucket. */
export default function ReplyPhotos({ id, entry, photos }: ReplyPhotosProps) {
  const [pressed, setPressed] = useState('')
  const pictures = photos.map((photo) => toPicture(id, entry, photo))

  function open(event: MouseEvent, picture: ShownPicture) {
    // With a modifier it is the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
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
            <a
              href={safeUrl(picture.imageurl)}
              aria-label={`Perbesar foto: ${picture.imagealt}`}
              onClick={(event) => open(event, picture)}
              className="block cursor-zoom-in rounded-lg"
            >
              <Picture
                src={picture.imageurl}
                alt={picture.imagealt}
                width={0}
                height={0}
                sizes={SIZES}
                className="aspect-4/3 w-full rounded-lg border border-hairline"
              />
            </a>
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
