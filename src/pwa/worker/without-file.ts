import { paths } from '@/domain/paths'

/** Pages of which no file is published: what they show is the visitor's own. */
export const WITHOUT_FILE = [
  new RegExp(`^${paths.admin}(/|$)`),
  new RegExp(`^(${paths.login}|${paths.search})(\\?|$)`),
  new RegExp(`^${paths.complaint}/.`),
]
/** What is no page: the local Firebase's own, and files. */
export const NO_PAGE = [/^\/__\//, /^[^?]*\.[^/?]*(\?|$)/]

export function isWithoutFile(url: string): boolean {
  const { pathname } = new URL(url)
  return [...WITHOUT_FILE, ...NO_PAGE].some((pattern) => pattern.test(pathname))
}
