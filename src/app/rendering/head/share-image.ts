import { picturesIn } from '@/domain/pictures/picture-mark'
import { SHARE_SIZE, shareUrl } from '@/domain/pictures/share-picture'
import type { PublishedItem } from '../published-item'

export interface ShareImage {
  /** Absolute address, because link previews cannot resolve a relative address. */
  url: string
  /** Width in pixels, or 0 if unknown. */
  width: number
  height: number
  alt: string
}

/** Default image `public/share.jpg`, which does not contain the name of a village. */
const GENERAL = {
  url: '/share.jpg',
  ...SHARE_SIZE,
  alt: 'Lambang desa di atas perbukitan',
}

/**
 * Matches picture formats that every preview shows. WhatsApp shows no WebP and does not animate GIFs. `/v0/b/` starts
 * the path of a file in the site's own bucket.
 */
const SHOWN_EVERYWHERE = /^(?:https?:\/\/|\/v0\/b\/)[^?#]*(?<!\.(?:webp|gif|svg))(?:[?#]|$)/i

/**
 * Returns the preview image of a page. Prefers the share picture (JPEG) of the item, then the item's picture, then
 * the first suitable picture in its text, and finally the default image.
 */
export function shareImage(item: PublishedItem | undefined, siteUrl: string): ShareImage {
  const image = (item && pictureOf(item, siteUrl)) ?? GENERAL
  return { ...image, url: new URL(image.url, siteUrl).href }
}

function pictureOf({ picture, text }: PublishedItem, siteUrl: string): ShareImage | undefined {
  const made = shareUrl(picture.url)
  const images = [
    ...(made ? [{ url: made, ...SHARE_SIZE, alt: picture.alt }] : []),
    picture,
    ...picturesIn(text).map(({ src, ...rest }) => ({ url: src, ...rest })),
  ]
  return images.find(({ url }) => SHOWN_EVERYWHERE.test(url) && URL.canParse(url, siteUrl))
}
