import {
  useContext,
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { classNames } from '../ui/class-names'
import { Picture, widestOf } from '../ui/pictures/picture'
import { safeUrl } from '@/domain/links/safe-url'

interface PictureLinkProps {
  src: string
  alt: string
  className: string
  onOpen: () => void
  children: ReactNode
}

/** Link to a picture's file that opens the gallery on a plain click. */
export function PictureLink({ src, alt, className, onOpen, children }: PictureLinkProps) {
  function follow(event: MouseEvent) {
    // Leaves clicks with a modifier to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <a
      href={safeUrl(src)}
      aria-label={`Perbesar foto${alt && `: ${alt}`}`}
      onClick={follow}
      className={classNames('block cursor-zoom-in', className)}
    >
      {children}
    </a>
  )
}

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
