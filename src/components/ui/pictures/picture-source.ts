import { pictureUrl } from '@/domain/links/safe-url'

/**
 * Returns the attributes of an `img` for a stored address. Drops unsafe addresses and sends no referrer to
 * the picture's host.
 */
export const pictureSource = (address: string) => ({
  src: pictureUrl(address),
  crossOrigin: 'anonymous' as const,
  referrerPolicy: 'no-referrer' as const,
})
