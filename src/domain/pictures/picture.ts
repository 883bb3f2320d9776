/** Widths of the variants that stand beside a master, in CSS pixels. */
export const VARIANT_WIDTHS = [320, 640, 1280] as const

/**
 * A picture of ours: the master's name in the bucket is a timestamp and an extension. Whether it has
 * a share picture (share-picture.ts) says the end.
 */
const OWN_PICTURE = /^(.*\/o\/images%2F)(\d{13})\.(?:png|jpg|gif|webp)\?alt=media(?:#share)?$/

/**
 * Whether a picture comes from a bucket of Firebase, through whatever host this site reaches it, or from
 * the memory of this very page.
 */
export function isBucketPicture(address: string): boolean {
  return /^(?:blob:|(?:https:\/\/firebasestorage\.googleapis\.com)?\/v0\/b\/[^/]+\/o\/images%2F)/.test(
    address,
  )
}

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

/** The path in the bucket of a picture's file, master or variant, up to the extension or what the variant is. */
const PICTURE_FILE =
  /^(images\/(?:usulan\/[^/]+\/)?\d{13})(?:\.(?:png|jpg|gif|webp)|_(?:320|640|1280|share|emblem|maskable))$/

/**
 * Which picture a file of the bucket belongs to, the same for its master and variants; '' for what is
 * no public or proposed picture.
 */
export function pictureOfFile(path: string): string {
  return PICTURE_FILE.exec(path)?.[1] ?? ''
}

/** How addresses and paths name a picture, whatever stands around them. */
const NAMED_PICTURE = /images(?:%2F|\/)(?:usulan(?:%2F|\/)([^%/?\s]+)(?:%2F|\/))?(\d{13})/gi

/** Every picture of ours (`pictureOfFile`) that a text names. */
export function picturesNamedIn(text: string): string[] {
  return Array.from(text.matchAll(NAMED_PICTURE), ([, owner, time = '']) =>
    owner === undefined ? `images/${time}` : `images/usulan/${owner}/${time}`,
  )
}

/** The custom metadata of a picture's file that says since when nothing names it (ISO 8601). */
export const UNNAMED_SINCE = 'unnamedSince'

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
