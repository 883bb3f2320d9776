import { hasRole, type Role } from './role'

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const
/** What is stored may have at most so many bytes. */
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024
/** What is chosen is made smaller before it is stored, and may have as much as phones make. */
export const CHOSEN_MAX_BYTES = 40 * 1024 * 1024
/** Whole ones: the 64 of a camera are 64.1 million pixels. */
export const CHOSEN_MAX_MEGAPIXELS = 64
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

/**
 * The folder below `images/` where someone's pictures are stored. Those of publishers are public at
 * once; everyone else's are proposals, which a publisher copies when they are published.
 */
export function pictureFolder({ uid, role }: { uid: string; role: Role }): string {
  return hasRole(role, ['admin', 'editor']) ? '' : `usulan/${uid}/`
}

const PROPOSAL =
  /(?:https?:\/\/[^/\s]+)?\/v0\/b\/[^/\s]+\/o\/(images%2Fusulan%2F([^%/?\s]+)%2F\d{13}\.(?:png|jpg|gif|webp))\?alt=media/g

/** A picture that nobody sees but its owner and publishers. */
export interface Proposal {
  address: string
  /** uid of whoever proposed it. */
  owner: string
  /** Name in the bucket. */
  path: string
}

/** What a document or a form holds, by field. */
type Values = Readonly<Record<string, unknown>>

/** Every proposal whose address is a text in `values` or stands within one, once each. */
export function proposalsIn(values: Values): Proposal[] {
  const found = Object.values(values)
    .filter((value) => typeof value === 'string')
    .flatMap((text) => [...text.matchAll(PROPOSAL)])
    .map(([address, path = '', owner = '']): [string, Proposal] => [
      address,
      { address, owner, path: decodeURIComponent(path) },
    ])
  return [...new Map(found).values()]
}

/** The path of the smallest variant that may stand beside the proposal at `path`. */
export function thumbnailOf(path: string): string {
  return path.replace(/\.[a-z]+$/, `_${VARIANT_WIDTHS[0]}`)
}

/** `values` with the address of every proposal exchanged. */
export function replaceProposals<Fields extends Values>(
  values: Fields,
  replace: (address: string) => string,
): Fields {
  const exchanged = Object.entries(values).map(([field, value]): [string, unknown] => [
    field,
    typeof value === 'string' ? value.replace(PROPOSAL, replace) : value,
  ])
  return { ...values, ...Object.fromEntries(exchanged) }
}

/** How far the picture is that was chosen for a field. */
export type PictureStep =
  | { name: 'preparing' }
  /** For the network. */
  | { name: 'waiting' }
  /** `share` of it is sent, from 0 to 1. */
  | { name: 'sending'; share: number }
  /** Why, in words; `final` when the same file can never work. */
  | { name: 'failed'; problem: string; final: boolean }

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

/** Whether a file is HEIC or HEIF, as iPhones write photos: by its brand (ISO/IEC 23008-12, annex B). */
export function isHeic(head: Uint8Array): boolean {
  return /^ftyp(?:he[iv][cxms]|mif1|msf1)/.test(String.fromCharCode(...head.slice(4, 12)))
}

/** Width and height scaled down so that the longer side is at most `side`; never scaled up. */
export function fitWithin(width: number, height: number, side: number) {
  const scale = Math.min(1, side / Math.max(width, height))
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: scaled(width), height: scaled(height) }
}
