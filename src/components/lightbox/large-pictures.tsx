import { useState } from 'react'
import { useCloseOnBack } from '../ui/dialogs/use-close-on-back'
import Lightbox from './lightbox'
import type { ShownPicture } from './picture-sources'

interface LargePicturesProps {
  label: string
  pictures: readonly ShownPicture[]
  /** The id of the one that was pressed. */
  pressed: string | undefined
  /** Of the pictures on the page, as in HTML. */
  sizes: string
  onClose: () => void
}

/** Pictures as large as the window, from the pressed one on; back closes them. Loaded when one is pressed. */
export default function LargePictures({
  label,
  pictures,
  pressed,
  sizes,
  onClose,
}: LargePicturesProps) {
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
