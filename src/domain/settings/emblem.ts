import { emblemPicture, OWN_EMBLEM } from './emblem-picture.ts'

export interface Emblem {
  /** Shown beside the name. 160 pixels square for an own emblem. */
  small: string
  favicon: string
  /** Home screen that cuts a shape out of it. */
  maskable: string
  /** Home screen of an iPhone. */
  touch: string
  /** 512 pixels square. */
  large: string
  /** Same size for monochrome use, or null for an own emblem, which has colours. */
  monochrome: string | null
}

const GENERAL: Emblem = {
  small: emblemPicture(''),
  favicon: '/favicon.svg',
  maskable: '/icons/maskable-512.png',
  touch: '/icons/apple-touch-icon.png',
  large: '/icons/icon-512.png',
  monochrome: '/icons/monochrome-512.png',
}

/** Returns whether an address belongs to an emblem that was stored with its further files. */
export const isOwnEmblem = (url: string): boolean => OWN_EMBLEM.test(url)

export function emblemAt(emblemurl: string): Emblem {
  const [, stem] = OWN_EMBLEM.exec(emblemurl) ?? []
  if (stem === undefined) return GENERAL
  return {
    small: emblemPicture(emblemurl),
    favicon: emblemPicture(emblemurl),
    maskable: `${stem}_maskable?alt=media`,
    touch: `${stem}_maskable?alt=media`,
    large: emblemurl,
    monochrome: null,
  }
}
