import { pictureSrcSet } from '@/domain/pictures/picture'
import { classNames } from '../class-names'
import { Hills } from './hills'
import { pictureSource } from './picture-source'
import { useBroken } from './use-broken'

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
  /** In its own shape where that is known, 16 to 9 else, never cut off; upright ones no taller than the window. */
  whole?: boolean
  /** The first picture of a page loads at once, all others when they come near. */
  eager?: boolean
  /** What is shown, by its id or name: where several pictures are missing, each has hills of its own. */
  of?: string
}

/** A picture in a frame of fixed shape: nothing moves when it comes, or when it never does. */
export function Picture({
  src,
  alt,
  width,
  height,
  sizes,
  className,
  whole,
  eager,
  of = '',
}: PictureProps) {
  const { broken, watch } = useBroken()
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

/** One of three, by the `end`-th character from the end: in ids that one is random. */
const third = (text: string, end: number) => (text.charCodeAt(text.length - end) || 0) % 3

/** So wide at most is a picture of at least this ratio, that four fifths of the window are tall enough. */
const UPRIGHT = [
  [1.6, ''],
  [1.25, 'max-w-[100svh]'],
  [1, 'max-w-[80svh]'],
  [0.75, 'max-w-[60svh]'],
  [0.66, 'max-w-[53svh]'],
  [0.56, 'max-w-[45svh]'],
  [0.4, 'max-w-[32svh]'],
] as const

/** As a class: published pages have no inline styles. '' where dimensions are unknown. */
export function widestOf(width: number, height: number): string {
  const ratio = width / height || Infinity
  // A long strip, such as a screenshot of a conversation, is read by scrolling.
  return UPRIGHT.find(([least]) => ratio >= least)?.[1] ?? 'max-w-sm'
}
