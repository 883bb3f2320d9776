import { pictureUrl } from '@/domain/links/safe-url'

/** Returns `img` attributes for a stored address. Drops unsafe addresses and sends no referrer. */
export const pictureSource = (address: string) => ({
  src: pictureUrl(address),
  crossOrigin: 'anonymous' as const,
  referrerPolicy: 'no-referrer' as const,
})
