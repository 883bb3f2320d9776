/** Widths in pixels of a picture's variants (smaller copies). */
export const VARIANT_WIDTHS = [320, 640, 1280] as const

/**
 * Matches the address of a picture in the project's bucket. The name of its master (the full-size file) is a timestamp
 * with an extension. The fragment `#share` means that a picture for link previews exists.
 */
const OWN_PICTURE = /^(.*\/o\/images%2F)(\d{13})\.(?:png|jpg|gif|webp)\?alt=media(?:#share)?$/

/** Returns whether a picture is in a Firebase bucket on any host, or has a blob URL of this page. */
export function isBucketPicture(address: string): boolean {
  return /^(?:blob:|(?:https:\/\/firebasestorage\.googleapis\.com)?\/v0\/b\/[^/]+\/o\/images%2F)/.test(
    address,
  )
}

/**
 * Returns the address of the variant with this `width` of the master at `imageurl`, or null for any other address.
 * Variants have the master's timestamp and no extension (`…/images%2F1763700000000_640`), because some devices can
 * store only JPEG.
 */
export function variantUrl(
  imageurl: string,
  width: (typeof VARIANT_WIDTHS)[number],
): string | null {
  const own = OWN_PICTURE.exec(imageurl)
  return own ? `${own[1]}${own[2]}_${width}?alt=media` : null
}

/** Returns a `srcset` of a master and its narrower variants, or '' for any other address. */
export function pictureSrcSet(imageurl: string, masterWidth: number): string {
  if (!OWN_PICTURE.test(imageurl) || masterWidth <= 0) return ''
  const variants = VARIANT_WIDTHS.filter((width) => width < masterWidth)
  return [
    ...variants.map((width) => `${variantUrl(imageurl, width)} ${width}w`),
    `${imageurl} ${masterWidth}w`,
  ].join(', ')
}

/** Returns the address of a larger picture for the lightbox if `imageurl` contains a size, as on picsum.photos. */
export function largerPicture(imageurl: string): string {
  return imageurl.replace('600/400', '1200/800')
}
