import { useState } from 'react'
import { useCloseOnBack } from '../ui/dialogs/use-close-on-back'
import Lightbox from './lightbox'
import type { ShownPicture } from './picture-sources'

interface LargePicturesProps {
  label: string
  pictures: readonly ShownPicture[]
  pressed: string | undefined
  sizes: string
  onClose: () => void
}

/** Full-window gallery that starts at the clicked picture. The back button closes it. */
export default function LargePictures(props: LargePicturesProps) {
  const { label, pictures, pressed, sizes, onClose } = props
  useCloseOnBack(onClose)
  const [shown, show] = useState(pressed)
  const picture = pictures.find(({ id }) => id === shown)
  return (
    picture && (
      <Lightbox
        label={label}
        pictures={pictures}
        picture={picture}
        sizes={sizes}
        onShow={show}
        onClose={onClose}
      />
    )
  )
}
