import { paths } from '@/domain/paths'
import { SITEMAP_PATH } from './sitemap'

/**
 * `robots.txt` (RFC 9309). Pages that are not to be indexed say so themselves, and must be read for
 * that; the admin shows nothing to who has not signed in.
 */
export function robotsOf(siteUrl: string): string {
  return `User-agent: *\nDisallow: ${paths.admin}\n\nSitemap: ${siteUrl}${SITEMAP_PATH}\n`
}
