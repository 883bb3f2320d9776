import { paths } from '@/domain/paths'

/** Pages without published files, because they show the visitor's own data. */
export const DYNAMIC_PAGES = [
  new RegExp(`^${paths.admin}(/|$)`),
  new RegExp(`^(${paths.login}|${paths.search})(\\?|$)`),
  new RegExp(`^${paths.complaint}/.`),
]
/** Matches addresses that are not pages: addresses of the local Firebase, and files. */
export const NON_PAGES = [/^\/__\//, /^[^?]*\.[^/?]*(\?|$)/]

export function isUnpublishedAddress(url: string): boolean {
  const { pathname } = new URL(url)
  return [...DYNAMIC_PAGES, ...NON_PAGES].some((pattern) => pattern.test(pathname))
}

/**
 * Decides whether the device stores the response as a picture. Photos of reports require a code and are never stored,
 * and neither are PDFs, which are large.
 */
export function isStoredPicture(destination: RequestDestination, { pathname }: URL): boolean {
  if (/\/o\/(?:images%2Fpengaduan|documents)%2F/.test(pathname)) return false
  return destination === 'image' || /\/v0\/b\/[^/]+\/o\/images%2F\d{13}/.test(pathname)
}
