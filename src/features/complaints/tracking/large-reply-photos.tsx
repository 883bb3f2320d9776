import { useState } from 'react'
import Lightbox from '@/components/lightbox/lightbox'
import type { ShownPicture } from '@/components/lightbox/picture-sources'
import { useCloseOnBack } from '@/components/ui/dialogs/use-close-on-back'

interface LargeReplyPhotosProps {
  pictures: readonly ShownPicture[]
  /** The id of the one that was pressed. */
  pressed: string
  sizes: string
  onClose: () => void
}

/** The photos of a reply as large as the window, one beside the other. Loaded when one is pressed. */
export default function LargeReplyPhotos(props: LargeReplyPhotosProps) {
  const { pictures, pressed, sizes, onClose } = props
  useCloseOnBack(onClose)
  const [shown, show] = useState(pressed)
  const picture = pictures.find(({ id }) => id === shown)
  return (
    picture && (
      <Lightbox
        label="Foto pekerjaan"
        pictures={pictures}
        picture={picture}
        sizes={sizes}
        onShow={show}
        onClose={onClose}
      />
    )
  )
}
