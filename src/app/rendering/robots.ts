import { paths } from '@/domain/paths'
import { SITEMAP_PATH } from './sitemap'

/**
 * Returns `robots.txt` (RFC 9309). It does not list unindexed pages, because crawlers must read their
 * `noindex`. The admin area is empty for visitors.
 */
export function robotsOf(siteUrl: string): string {
  return `User-agent: *\nDisallow: ${paths.admin}\n\nSitemap: ${siteUrl}${SITEMAP_PATH}\n`
}
