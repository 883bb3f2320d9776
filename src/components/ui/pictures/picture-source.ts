import { pictureUrl } from '@/domain/links/safe-url'

/**
 * What an `img` says of a stored address: none that could run or mislead, and to whoever has the picture
 * nothing of the page that shows it.
 */
export const pictureSource = (address: string) => ({
  src: pictureUrl(address),
  crossOrigin: 'anonymous' as const,
  referrerPolicy: 'no-referrer' as const,
})
