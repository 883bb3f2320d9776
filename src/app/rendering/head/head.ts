import { settingsIn } from '@/lib/query/settings-query'
import { escapeHtml, inlineJson } from '../escape'
import { FEED_PATH } from '../feed'
import { type PageSummary, type RenderedPage, cachedSummary } from './page-summary'
import { type ShareImage, shareImage } from './share-image'
import { structuredData } from './structured-data'

/**
 * Returns the HTML of the head without the title, and the structured data, which comes after the content so that it
 * does not delay the content. Both are '' for a page that search engines must not list.
 */
export async function headOf(page: RenderedPage): Promise<{ head: string; data: string }> {
  const settings = settingsIn(page.client)
  const summary = await cachedSummary(page, settings)
  if (!summary) return { head: '', data: '' }
  const { pathname, siteUrl } = page
  const url = siteUrl + pathname
  const image = shareImage(summary.item, siteUrl)
  const things = structuredData(page, settings, { ...summary, image })
  const head = [
    meta('name', 'description', summary.description),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...openGraph(summary, image, { url, site: settings.village_name }),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(`Berita ${settings.village_name}`)}" href="${FEED_PATH}">`,
  ]
  const data = things.map(
    (thing) =>
      `<script type="application/ld+json">${inlineJson({ '@context': 'https://schema.org', ...thing })}</script>`,
  )
  return { head: head.join(''), data: data.join('') }
}

/** Returns Open Graph tags (ogp.me). The properties of an image must follow the image. */
function openGraph(
  { title, description, item }: PageSummary,
  image: ShareImage,
  { url, site }: { url: string; site: string },
): string[] {
  return [
    meta('property', 'og:type', item ? 'article' : 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:site_name', site),
    meta('property', 'og:locale', 'id_ID'),
    meta('property', 'og:image', image.url),
    ...(image.width > 0 && image.height > 0
      ? [
          meta('property', 'og:image:width', image.width),
          meta('property', 'og:image:height', image.height),
        ]
      : []),
    meta('property', 'og:image:alt', image.alt),
    ...(item
      ? [
          ...optionalProperty('article:published_time', item.day),
          ...optionalProperty('article:modified_time', item.changed),
          ...optionalProperty('article:section', item.category),
        ]
      : []),
  ]
}

const optionalProperty = (key: string, content: string) =>
  content === '' ? [] : [meta('property', key, content)]

function meta(attribute: 'name' | 'property', key: string, content: string | number): string {
  return `<meta ${attribute}="${key}" content="${escapeHtml(String(content))}">`
}
