import { emblemPicture, OWN_EMBLEM } from './emblem-picture.ts'

/** Addresses of an emblem for each of its uses. */
export interface Emblem {
  /** Beside the name on pages; 160 pixels square where it is the village's own. */
  small: string
  /** In a tab of a browser. */
  favicon: string
  /** On a home screen that cuts a shape out of it. */
  maskable: string
  /** On that of an iPhone. */
  touch: string
  /** 512 pixels square. */
  large: string
  /** The same size, of which only the shape counts; null where it is the village's own, which has colours for it. */
  monochrome: string | null
}

/** `public/`, which fits any village. */
const GENERAL: Emblem = {
  small: emblemPicture(''),
  favicon: '/favicon.svg',
  maskable: '/icons/maskable-512.png',
  touch: '/icons/apple-touch-icon.png',
  large: '/icons/icon-512.png',
  monochrome: '/icons/monochrome-512.png',
}

/** Whether an address is that of an emblem that was drawn and stored with the files beside it. */
export const isOwnEmblem = (url: string): boolean => OWN_EMBLEM.test(url)

/** The emblem at `emblemurl`; that of any village where there is none of its own. */
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
