/** Widths of the variants that stand beside a master, in CSS pixels. */
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
