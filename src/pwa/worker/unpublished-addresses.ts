import { paths } from '@/domain/paths'

/** Pages without published files, because they show the visitor's own data. */
export const DYNAMIC_PAGES = [
  new RegExp(`^${paths.admin}(/|$)`),
  new RegExp(`^(${paths.login}|${paths.search})(\\?|$)`),
  new RegExp(`^${paths.complaint}/.`),
]
/** Addresses that are not pages: those of the local Firebase, and files. */
export const NON_PAGES = [/^\/__\//, /^[^?]*\.[^/?]*(\?|$)/]

export function isUnpublishedAddress(url: string): boolean {
  const { pathname } = new URL(url)
  return [...DYNAMIC_PAGES, ...NON_PAGES].some((pattern) => pattern.test(pathname))
}
