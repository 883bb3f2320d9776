import { picturesIn } from '@/domain/picture-mark'
import type { Article } from '@/domain/schemas/article'
import { SHARE_SIZE, shareUrl } from '@/domain/share-picture'

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
 * What previews show of a page: its article's own picture, in the shape made for this where there is
 * one, else as it is, else the first within its text; what previews cannot show is left out.
 */
export function shareImage(article: Article | undefined, siteUrl: string): ShareImage {
  const image = (article && pictureOf(article, siteUrl)) ?? GENERAL
  return { ...image, url: new URL(image.url, siteUrl).href }
}

function pictureOf(article: Article, siteUrl: string): ShareImage | undefined {
  const { imageurl, imagewidth, imageheight, imagealt, title, content } = article
  const alt = imagealt || title
  const made = shareUrl(imageurl)
  const images = [
    ...(made ? [{ url: made, ...SHARE_SIZE, alt }] : []),
    { url: imageurl, width: imagewidth, height: imageheight, alt },
    ...picturesIn(content).map(({ src, ...rest }) => ({ url: src, ...rest })),
  ]
  return images.find(({ url }) => SHOWN_EVERYWHERE.test(url) && URL.canParse(url, siteUrl))
}
