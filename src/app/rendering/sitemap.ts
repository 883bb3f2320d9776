import { escapedXml } from './escaped'
import { isFindable } from './head/page-summary'

export const SITEMAP_PATH = '/sitemap.xml'

/** A page that is published. */
export interface SitemapPage {
  path: string
  /** When what it shows changed last, ISO 8601; left out where nobody knows. */
  changed?: string | undefined
}

/** The published pages that are for everyone to find (sitemaps.org); the others are left out. */
export async function sitemapOf(pages: readonly SitemapPage[], siteUrl: string): Promise<string> {
  const findable = await Promise.all(pages.map(({ path }) => isFindable(path)))
  const lines = pages
    .filter((_, index) => findable[index])
    .map(({ path, changed }) => {
      const lastChange = changed === undefined ? '' : `<lastmod>${escapedXml(changed)}</lastmod>`
      return `<url><loc>${escapedXml(siteUrl + path)}</loc>${lastChange}</url>`
    })
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n')
}
