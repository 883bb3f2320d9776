import { paths } from '@/domain/paths'

/** Pages without published files, because they show the visitor's own data. */
export const WITHOUT_FILE = [
  new RegExp(`^${paths.admin}(/|$)`),
  new RegExp(`^(${paths.login}|${paths.search})(\\?|$)`),
  new RegExp(`^${paths.complaint}/.`),
]
/** Addresses that are not pages: those of the local Firebase, and files. */
export const NO_PAGE = [/^\/__\//, /^[^?]*\.[^/?]*(\?|$)/]

export function isWithoutFile(url: string): boolean {
  const { pathname } = new URL(url)
  return [...WITHOUT_FILE, ...NO_PAGE].some((pattern) => pattern.test(pathname))
}
