import { wantsLessData } from '@/lib/query/prefetch/prefetch-content'

/** Chromium's network information, missing in TypeScript's library. */
interface Connection {
  /** Type of the connection, which only Android reports. */
  type?: string
  effectiveType?: string
}

/**
 * Returns whether pictures may be prefetched. The site must be installed, or the network must be known to be free of
 * charge. Browsers that do not report the network (Safari, Firefox, Chromium on a desktop) may be on limited data and
 * load pictures when they are viewed.
 */
export function mayPrefetchPictures(): boolean {
  const { type, effectiveType = '' } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {}
  if (wantsLessData() || effectiveType.endsWith('2g')) return false
  const isUnmetered = type === 'wifi' || type === 'ethernet'
  return isUnmetered || matchMedia('(display-mode: standalone)').matches
}
