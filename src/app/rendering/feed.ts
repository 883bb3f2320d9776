import { newestFirst } from '@/domain/ids/newest-first'
import { stripMarkup } from '@/domain/markup/strip-markup'
import { paths } from '@/domain/paths'
import type { Settings } from '@/domain/settings/settings'
import { instantIn } from '@/domain/time/date'
import { escapeXml } from './escape'
import type { PublishedItem } from './published-item'

export const FEED_PATH = '/feed.xml'

const ENTRIES = 30

interface Feed {
  /** Items that have a page, in any order. */
  items: readonly PublishedItem[]
  settings: Settings
  siteUrl: string
}

/** Returns an Atom feed (RFC 4287) of the newest items with a date and an author. Their texts are plain text. */
export function feedOf({ items, settings, siteUrl }: Feed): string {
  const newest = items
    .filter(({ author, day }) => author !== '' && day !== '')
    .sort(newestFirst)
    .slice(0, ENTRIES)
  const changes = newest.map(({ changed }) => changed).sort()
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="id">',
    element('id', `${siteUrl}/`),
    element('title', `Berita ${settings.village_name}`),
    // Atom requires this element, even in an empty feed.
    element('updated', changes.at(-1) ?? '1970-01-01T00:00:00Z'),
    `<link href="${escapeXml(siteUrl + paths.news)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(siteUrl + FEED_PATH)}"/>`,
    ...newest.flatMap((item) => entries(item, settings, siteUrl)),
    '</feed>',
    '',
  ].join('\n')
}

/**
 * Returns the entries of the feed. Skips an item with an invalid date, so that the rest of the feed is still generated.
 */
function entries(...of: Parameters<typeof entry>): string[] {
  try {
    return [entry(...of)]
  } catch {
    return []
  }
}

function entry(
  { path, title, summary, text, author, category, day, changed }: PublishedItem,
  { time_zone }: Settings,
  siteUrl: string,
): string {
  const url = siteUrl + path
  const published = instantIn(time_zone, `${day}T00:00`).toISOString()
  return [
    '<entry>',
    element('id', url),
    element('title', title),
    `<link href="${escapeXml(url)}"/>`,
    element('published', published),
    element('updated', changed),
    `<author>${element('name', author)}</author>`,
    ...(category === '' ? [] : [`<category term="${escapeXml(category)}"/>`]),
    element('summary', summary),
    element('content', stripMarkup(text)),
    '</entry>',
  ].join('\n')
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
