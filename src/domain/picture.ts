export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024
/** Longest side of the JPEG master, and widths of the variants that stand beside it, in CSS pixels. */
export const PICTURE_MAX_SIDE = 1600
export const VARIANT_WIDTHS = [320, 640, 1280] as const

/** A picture of ours: the master's name in the bucket is a timestamp and an extension. */
const OWN_PICTURE = /^(.*\/o\/images%2F)(\d{13})\.(?:png|jpg|gif|webp)\?alt=media$/

/**
 * The address of the variant `width` pixels wide that was stored beside the master at `imageurl`.
 * Variants bear the master's timestamp and no extension (`…/images%2F1763700000000_640`), because
 * a device that cannot write WebP stores JPEG. A foreign picture has no variants: null.
 */
export function variantUrl(
  imageurl: string,
  width: (typeof VARIANT_WIDTHS)[number],
): string | null {
  const own = OWN_PICTURE.exec(imageurl)
  return own ? `${own[1]}${own[2]}_${width}?alt=media` : null
}

/** A `srcset` of the variants narrower than the master, and the master itself; '' for foreign ones. */
export function pictureSrcSet(imageurl: string, masterWidth: number): string {
  if (!OWN_PICTURE.test(imageurl) || masterWidth <= 0) return ''
  const variants = VARIANT_WIDTHS.filter((width) => width < masterWidth)
  return [
    ...variants.map((width) => `${variantUrl(imageurl, width)} ${width}w`),
    `${imageurl} ${masterWidth}w`,
  ].join(', ')
}

/** The larger picture of the lightbox; foreign addresses that carry a size say it in the path. */
export function largerPicture(imageurl: string): string {
  return imageurl.replace('600/400', '1200/800')
}

export type PictureType = (typeof PICTURE_TYPES)[number]

/**
 * What a file really is, by its first bytes and whatever its name says (the formats' signatures:
 * mimesniff.spec.whatwg.org, section 6.1); null for anything that is not one of `PICTURE_TYPES`.
 */
export function pictureTypeOf(head: Uint8Array): PictureType | null {
  const text = String.fromCharCode(...head.slice(0, 12))
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (/^GIF8[79]a/.test(text)) return 'image/gif'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp'
  return null
}

/** Width and height scaled down so that the longer side is at most `side`; never scaled up. */
export function fitWithin(width: number, height: number, side: number) {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
