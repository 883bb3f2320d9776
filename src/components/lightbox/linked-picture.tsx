import { useContext, type ComponentProps, type MouseEvent } from 'react'
import { safeUrl } from '@/domain/links/safe-url'
import { classNames } from '../ui/class-names'
import { Picture, widestOf } from '../ui/pictures/picture'
import { OpenPictureContext } from './open-picture'

/** How wide pictures are shown that stand in a text. */
export const TEXT_SIZES = '(width < 50rem) 85vw, 48rem'

type LinkedPictureProps = Omit<ComponentProps<typeof Picture>, 'className' | 'sizes' | 'whole'>

/** A whole picture of a text; within `OpensLarge` a link to its file that shows it large. */
export function LinkedPicture(props: LinkedPictureProps) {
  const open = useContext(OpenPictureContext)
  const { src, alt, width, height } = props
  const picture = (
    <Picture {...props} sizes={TEXT_SIZES} whole className="mx-auto w-full rounded-card" />
  )
  if (!open || !src) return picture
  const follow = (event: MouseEvent) => {
    // With a modifier it is the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(src)
  }
  return (
    <a
      href={safeUrl(src)}
      aria-label={`Perbesar foto${alt && `: ${alt}`}`}
      onClick={follow}
      className={classNames(
        'mx-auto block w-full cursor-zoom-in rounded-card',
        widestOf(width, height),
      )}
    >
      {picture}
    </a>
  )
}
