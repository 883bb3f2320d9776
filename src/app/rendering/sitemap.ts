import { paths } from '@/domain/paths'
import { escapeXml } from './escape'
import { isFindable } from './head/page-summary'

/**
 * Returns `robots.txt` (RFC 9309). It excludes only the admin area, which is empty for visitors. Crawlers must be able
 * to read the `noindex` of other pages.
 */
export function robotsOf(siteUrl: string): string {
  return `User-agent: *\nDisallow: ${paths.admin}\n\nSitemap: ${siteUrl}${SITEMAP_PATH}\n`
}

export const SITEMAP_PATH = '/sitemap.xml'

export interface SitemapPage {
  path: string
  /** Time of the last change in ISO 8601. Omitted if unknown. */
  changed?: string | undefined
}

/** Returns a sitemap (sitemaps.org) of the pages that search engines may index. */
export async function sitemapOf(pages: readonly SitemapPage[], siteUrl: string): Promise<string> {
  const findable = await Promise.all(pages.map(({ path }) => isFindable(path)))
  const lines = pages
    .filter((_, index) => findable[index])
    .map(({ path, changed }) => {
      const lastChange = changed === undefined ? '' : `<lastmod>${escapeXml(changed)}</lastmod>`
      return `<url><loc>${escapeXml(siteUrl + path)}</loc>${lastChange}</url>`
    })
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n')
}
