import { ANNOUNCEMENT_CATEGORY } from '@/domain/article'
import { HOME } from '@/domain/limits'
import { LISTED } from '@/domain/listed'
import type { Summary } from '@/domain/schemas/collections'
import { contentList, contentPages } from '@/lib/query/content'

type ArticleCollection = 'news' | 'announcements'

/** What lists show of an article. */
export type ArticleSummary = Summary<ArticleCollection>

/** What home shows, and one more, so that every article has as many others. */
export const latestNewsQuery = contentList('news', HOME.news + 1)

/** Where the articles of a category lie: news of all categories under null. */
function collectionOf(category: string | null): ArticleCollection {
  return category === ANNOUNCEMENT_CATEGORY ? 'announcements' : 'news'
}

/** The list of /berita: everything, one category of news, or the announcements. */
export function newsListQuery(category: string | null) {
  const name = collectionOf(category)
  return contentPages(name, name === 'news' && category !== null ? { category } : {})
}

/** What the device has read ahead of such a list, of all categories. */
export function newsArchiveQuery(category: string | null) {
  const name = collectionOf(category)
  return contentList(name, LISTED[name].archive)
}
