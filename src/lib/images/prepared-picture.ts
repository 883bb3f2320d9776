import type { ScreenshotForm } from '@/domain/settings/screenshot'

/** What lies beside an emblem (domain/settings/emblem.ts). */
interface PreparedEmblem {
  /** WebP, or PNG where the browser writes none: pages stand behind it. */
  small: Blob
  /** PNG. */
  maskable: Blob
}

export interface PreparedPicture {
  /** JPEG, of an emblem PNG: without the place and device that the camera wrote into the file. */
  master: Blob
  width: number
  height: number
  /** By width; only those narrower than the master. WebP, or JPEG where the browser writes none. */
  variants: { width: number; content: Blob }[]
  /** A JPEG; only of what stands for a page of its own. */
  share?: Blob
  /** Only of an emblem. */
  emblem?: PreparedEmblem
  /** Its address says its size (domain/settings/screenshot.ts). */
  isScreenshot?: true
}

/** A file as it was chosen, to be prepared for `purpose`. */
export interface ChosenFile {
  file: Blob
  purpose?: PicturePurpose | undefined
}

export type ChosenPicture = PreparedPicture | ChosenFile

/** `page`: it stands for one of its own, and in previews of links to that. */
export type PicturePurpose = 'page' | 'emblem' | ScreenshotForm
