import { paths } from '@/domain/paths'
import { instantIn } from '@/domain/date'
import type { Article } from '@/domain/schemas/article'
import type { Settings } from '@/domain/settings'
import { withoutMarks } from '@/domain/without-marks'
import { escapedXml } from './escaped'

export const FEED_PATH = '/feed.xml'

const ENTRIES = 30

interface Feed {
  /** Published ones, in any order. */
  articles: readonly Article[]
  settings: Settings
  siteUrl: string
}

/** The newest news and announcements for feed readers (Atom, RFC 4287), as plain text. */
export function feedOf({ articles, settings, siteUrl }: Feed): string {
  const newest = [...articles].sort((a, b) => (a.id < b.id ? 1 : -1)).slice(0, ENTRIES)
  const changes = newest.map(({ updatedAt }) => updatedAt).sort()
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="id">',
    element('id', `${siteUrl}/`),
    element('title', `Berita ${settings.village_name}`),
    // A feed says when it changed last, whether it has anything or not.
    element('updated', changes.at(-1) ?? '1970-01-01T00:00:00Z'),
    `<link href="${escapedXml(siteUrl + paths.news)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapedXml(siteUrl + FEED_PATH)}"/>`,
    ...newest.map((article) => entry(article, settings, siteUrl)),
    '</feed>',
    '',
  ].join('\n')
}

function entry(article: Article, { time_zone }: Settings, siteUrl: string): string {
  const url = siteUrl + paths.article(article.id)
  const published = instantIn(time_zone, `${article.date}T00:00`).toISOString()
  return [
    '<entry>',
    element('id', url),
    element('title', article.title),
    `<link href="${escapedXml(url)}"/>`,
    element('published', published),
    element('updated', article.updatedAt),
    `<author>${element('name', article.author)}</author>`,
    `<category term="${escapedXml(article.category)}"/>`,
    element('summary', article.excerpt),
    element('content', withoutMarks(article.content)),
    '</entry>',
  ].join('\n')
}

function element(name: string, text: string): string {
  return `<${name}>${escapedXml(text)}</${name}>`
}
