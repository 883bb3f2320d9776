import { useCallback, useState } from 'react'
import { pictureUrl } from '@/domain/links/safe-url'
import { pictureSrcSet } from '@/domain/pictures/picture'
import { classNames } from '../class-names'

export function Hills({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 1200 200"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      className={className}
      fill="none"
    >
      <use href="#icon-hills" />
    </svg>
  )
}

/** Returns `img` attributes for a stored address. Drops unsafe addresses and sends no referrer. */
export const pictureSource = (address: string) => ({
  src: pictureUrl(address),
  crossOrigin: 'anonymous' as const,
  referrerPolicy: 'no-referrer' as const,
})

/** Returns whether a picture failed to load, even before hydration. Spread `watch` on its `<img>`. */
export function useImageError() {
  const [broken, setBroken] = useState(false)
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBroken(true)
  }, [])
  return { broken, watch: { ref, onError: () => setBroken(true) } }
}

interface PictureProps {
  src: string
  alt: string
  /** Size of the original in pixels, or 0 if unknown. */
  width: number
  height: number
  /**
   * Displayed width (`sizes` in HTML), so that the smallest fitting variant loads. Full-width pictures on phones use
   * 85vw, for which 640 pixels are enough. A file of 1280 pixels would be three times as large.
   */
  sizes: string
  /** Aspect ratio class of the frame, e.g. `aspect-video`. The picture covers it. */
  className: string
  /** Shows the whole picture in its original ratio, or in 16:9 if the ratio is unknown. */
  whole?: boolean
  /** Loads immediately, for the first picture of a page. Other pictures load lazily. */
  eager?: boolean
  /** Id or name of the subject. It selects the placeholder, so that several missing pictures differ. */
  of?: string
}

/** Picture in a frame of fixed ratio, so that nothing moves while the picture loads or if it is missing. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, sizes, className, whole, eager, of = '' } = props
  const { broken, watch } = useImageError()
  const shape = whole && (width && height ? `h-auto ${widestOf(width, height)}` : 'aspect-video')
  const source = pictureSource(src)
  if (!source.src || broken)
    return (
      <div
        className={classNames(
          'grid overflow-hidden bg-surface-2',
          `light-${third(of, 1)} view-${third(of, 2)}`,
          whole && 'aspect-video',
          className,
        )}
        {...(alt && { role: 'img', 'aria-label': alt })}
      >
        <Hills className="size-full self-end" />
      </div>
    )
  return (
    <img
      {...watch}
      {...source}
      srcSet={pictureSrcSet(src, width) || undefined}
      sizes={sizes}
      alt={alt}
      width={width || undefined}
      height={height || undefined}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={classNames(
        'bg-surface-2',
        whole ? 'object-contain' : 'object-cover',
        shape,
        className,
      )}
    />
  )
}

/** Returns 0, 1 or 2 according to the `end`-th character from the end, which is random in ids. */
const third = (text: string, end: number) => (text.charCodeAt(text.length - end) || 0) % 3

/**
 * Classes for the maximum width by aspect ratio, so that the picture takes at most four fifths of the window's height.
 */
const UPRIGHT = [
  [1.6, ''],
  [1.25, 'max-w-[100svh]'],
  [1, 'max-w-[80svh]'],
  [0.75, 'max-w-[60svh]'],
  [0.66, 'max-w-[53svh]'],
  [0.56, 'max-w-[45svh]'],
  [0.4, 'max-w-[32svh]'],
] as const

/** Returns the class for the maximum width, or '' if the size is unknown. Published pages have no inline styles. */
export function widestOf(width: number, height: number): string {
  const ratio = width / height || Infinity
  // Long strips such as screenshots of chats are scrolled.
  return UPRIGHT.find(([least]) => ratio >= least)?.[1] ?? 'max-w-sm'
}
