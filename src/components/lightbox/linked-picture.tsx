import { useContext, type ComponentProps, createContext } from 'react'
import { classNames } from '../ui/class-names'
import { Picture, widestOf } from '../ui/pictures/picture'
import { PictureLink } from './picture-link'

export const OpenPictureContext = createContext<((src: string) => void) | null>(null)

export const TEXT_SIZES = '(width < 50rem) 85vw, 48rem'

type LinkedPictureProps = Omit<ComponentProps<typeof Picture>, 'className' | 'sizes' | 'whole'>

/** Uncropped picture within a text. Inside `OpensLarge`, the picture is a link to its file that opens the gallery. */
export function LinkedPicture(props: LinkedPictureProps) {
  const open = useContext(OpenPictureContext)
  const { src, alt, width, height } = props
  const picture = (
    <Picture {...props} sizes={TEXT_SIZES} whole className="mx-auto w-full rounded-card" />
  )
  if (!open || !src) return picture
  return (
    <PictureLink
      src={src}
      alt={alt}
      onOpen={() => open(src)}
      className={classNames('mx-auto w-full rounded-card', widestOf(width, height))}
    >
      {picture}
    </PictureLink>
  )
}
