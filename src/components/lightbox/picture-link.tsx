import type { MouseEvent, ReactNode } from 'react'
import { safeUrl } from '@/domain/links/safe-url'
import { classNames } from '../ui/class-names'

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
