import { useState } from 'react'
import { pictureSrcSet } from '@/domain/picture'
import { classNames } from './class-names'
import { Hills } from './hills'

interface PictureProps {
  src: string
  alt: string
  /** Dimensions of the master in pixels; 0 when unknown. */
  width: number
  height: number
  /**
   * How wide the picture is shown (the `sizes` of HTML), so that the smallest fitting variant is loaded. What
   * fills a phone says 85vw, for which 640 pixels are enough where 1280 would take thrice the bytes.
   */
  sizes: string
  /** Shape of the frame, e.g. `aspect-video`; the picture fills it. */
  className: string
  /** In its own shape where that is known, never cut off; upright ones no taller than the window. */
  whole?: boolean
  /** The first picture of a page loads at once, all others when they come near. */
  eager?: boolean
}

/** A picture in a frame of fixed shape: nothing moves when it comes, or when it never does. */
export function Picture({ src, alt, width, height, sizes, className, whole, eager }: PictureProps) {
  const [broken, setBroken] = useState(false)
  if (!src || broken)
    return (
      <div
        className={classNames('grid overflow-hidden bg-surface-2', className)}
        {...(alt && { role: 'img', 'aria-label': alt })}
      >
        <Hills className="size-full self-end" />
      </div>
    )
  const ratio = whole && width && height ? width / height : null
  return (
    <img
      src={src}
      srcSet={pictureSrcSet(src, width) || undefined}
      sizes={sizes}
      alt={alt}
      width={width || undefined}
      height={height || undefined}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      crossOrigin="anonymous"
      onError={() => setBroken(true)}
      className={classNames('bg-surface-2', whole ? 'object-contain' : 'object-cover', className)}
      style={ratio ? { aspectRatio: ratio, width: `min(100%, ${ratio * 80}svh)` } : undefined}
    />
  )
}
