import { wantsLessData } from '@/lib/query/prefetch/prefetch-content'

/** What Chromium tells of the network (not in TypeScript's library). */
interface Connection {
  /** Only on Android. */
  type?: string
  effectiveType?: string
}

/**
 * Whether pictures may come that nobody has asked for: to whoever has installed the site, which asks for it, or where
 * bytes are known to cost nothing. A browser that does not tell what network it has (Safari, Firefox, Chromium on a
 * desktop) may be on a phone's last megabytes: there each picture comes when it is looked at.
 */
export function mayPrefetchPictures(): boolean {
  const { type, effectiveType = '' } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {}
  if (wantsLessData() || effectiveType.endsWith('2g')) return false
  const isUnmetered = type === 'wifi' || type === 'ethernet'
  return isUnmetered || matchMedia('(display-mode: standalone)').matches
}
