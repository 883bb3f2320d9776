import { picturesIn } from '@/domain/pictures/picture-mark'
import { SHARE_SIZE, shareUrl } from '@/domain/pictures/share-picture'
import type { PublishedItem } from '../published-item'

export interface ShareImage {
  /** Whole, for who reads it stands nowhere. */
  url: string
  /** In pixels; 0 when unknown. */
  width: number
  height: number
  alt: string
}

/** `public/share.jpg`, which bears no village's name. */
const GENERAL = {
  url: '/share.jpg',
  ...SHARE_SIZE,
  alt: 'Lambang desa di atas perbukitan',
}

/** WhatsApp shows no WebP, GIFs stand still, and `/` begins what is in the site's own bucket. */
const SHOWN_EVERYWHERE = /^(?:https?:\/\/|\/v0\/b\/)[^?#]*(?<!\.(?:webp|gif|svg))(?:[?#]|$)/i

/**
 * What previews show of a page: its item's own picture, in the shape made for this where there is
 * one, else as it is, else the first within its text; what previews cannot show is left out.
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
