import { emblemPicture, OWN_EMBLEM } from './emblem-picture.ts'

export interface Emblem {
  /** Icon next to the village's name, 160 × 160 pixels if the emblem was uploaded. */
  small: string
  favicon: string
  /** Icon for home screens that crop icons to a shape (`purpose: maskable`). */
  maskable: string
  /** Icon for the home screen of an iPhone. */
  touch: string
  /** Icon of 512 × 512 pixels. */
  large: string
  /** Monochrome version of the large icon, or null for an uploaded emblem. */
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

/** Returns whether an address belongs to an uploaded emblem. */
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
