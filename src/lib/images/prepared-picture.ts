import type { ScreenshotForm } from '@/domain/settings/screenshot'

interface PreparedEmblem {
  /** Emblem for pages: WebP, or PNG if the browser cannot write WebP, because both support transparency. */
  small: Blob
  maskable: Blob
}

export interface PreparedPicture {
  /** Largest file: JPEG, or PNG for an emblem, without the camera's metadata. */
  master: Blob
  width: number
  height: number
  /** Variants by width, narrower than the master: WebP, or JPEG if the browser cannot write WebP. */
  variants: { width: number; content: Blob }[]
  /** JPEG for link previews, for pictures of items with their own page. */
  share?: Blob
  emblem?: PreparedEmblem
  /** True for a screenshot, whose address must contain its size (domain/settings/screenshot.ts). */
  isScreenshot?: true
}

export interface ChosenFile {
  file: Blob
  purpose?: PicturePurpose | undefined
}

export type ChosenPicture = PreparedPicture | ChosenFile

/** Purpose of a picture. `page` is the picture of an item with its own page, also used in link previews. */
export type PicturePurpose = 'page' | 'emblem' | ScreenshotForm
