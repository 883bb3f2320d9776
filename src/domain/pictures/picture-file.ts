export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const
export type PictureType = (typeof PICTURE_TYPES)[number]

export const PICTURE_MAX_BYTES = 10 * 1024 * 1024
/** Maximum size in bytes of a selected file. It is scaled down before it is stored. */
export const CHOSEN_MAX_BYTES = 40 * 1024 * 1024
/** Maximum size of a selected picture in rounded megapixels. A 64-megapixel camera produces 64.1 million pixels. */
export const CHOSEN_MAX_MEGAPIXELS = 64
/** Maximum length in pixels of the longer side of the stored JPEG (the master), except for long strips. */
const PICTURE_MAX_SIDE = 1600
/** Width in pixels at which the text of a phone's screenshot is legible. */
const STRIP_WIDTH = 720
/**
 * Maximum length in pixels of a strip: a picture much longer than it is wide, such as a screenshot of a conversation.
 * Some phones can draw at most 16 megapixels.
 */
const STRIP_LENGTH = 8000

export type PictureStep =
  | { name: 'queued' }
  | { name: 'preparing' }
  | { name: 'waiting' }
  /** The picture is being uploaded. `share` is the uploaded fraction, from 0 to 1. */
  | { name: 'sending'; share: number }
  /** The upload failed because of `problem`. `final` means that another attempt with the same file would fail too. */
  | { name: 'failed'; problem: string; final: boolean }

/** Returns the type of a file determined by its first bytes (mimesniff.spec.whatwg.org, section 6.1), or null. */
export function pictureTypeOf(head: Uint8Array): PictureType | null {
  const text = String.fromCharCode(...head.slice(0, 12))
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (/^GIF8[79]a/.test(text)) return 'image/gif'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp'
  return null
}

/** Returns whether a file is HEIC or HEIF according to its brand (ISO/IEC 23008-12, annex B). */
export function isHeic(head: Uint8Array): boolean {
  return /^ftyp(?:he[iv][cxms]|mif1|msf1)/.test(String.fromCharCode(...head.slice(4, 12)))
}

/**
 * Returns the size of the stored picture. A long strip, such as a screenshot of a conversation, is scaled down less, so
 * that its text is legible.
 */
export function masterSize(width: number, height: number) {
  const ratio = Math.max(width, height) / Math.min(width, height)
  const strip = Math.min(STRIP_LENGTH, STRIP_WIDTH * ratio)
  return fitWithin(width, height, Math.max(PICTURE_MAX_SIDE, strip))
}

/** Scales width and height down so that the longer side is at most `side`. Never scales up. */
export function fitWithin(width: number, height: number, side: number) {
  const scale = Math.min(1, side / Math.max(width, height))
  const scaled = (length: number) => Math.max(1, Math.round(length * scale))
  return { width: scaled(width), height: scaled(height) }
}
