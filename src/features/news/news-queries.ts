import type { QueryClient } from '@tanstack/react-query'
import type { Summary } from '@/domain/collection-schemas'
import { HOME } from '@/domain/shown-counts'
import { LISTED } from '@/domain/listed'
import { ANNOUNCEMENT_CATEGORY } from '@/domain/news/article'
import type { Announcement } from '@/domain/news/article-schema'
import { contentList, contentPages } from '@/lib/query/content'
import { contentKeys } from '@/lib/query/content-keys'
import { contentQuery } from '@/lib/query/content-query'

type ArticleCollection = 'news' | 'announcements'

/** What lists show of an article. */
export type ArticleSummary = Summary<ArticleCollection> & Partial<Pick<Announcement, 'enddate'>>

/** What home shows. */
export const latestNewsQuery = contentList('news', HOME.news)

/** Where to go on from the article of this id. */
export function relatedArticlesQuery(id: string) {
  return contentQuery(
    contentKeys.around('berita', id),
    async (client) => (await import('./read-related-articles')).readRelatedArticles(client, id),
    // What was read ahead is enough.
    'offlineFirst',
  )
}

/** Where the articles of a category lie: news of all categories under null. */
export function collectionOf(category: string | null): ArticleCollection {
  return category === ANNOUNCEMENT_CATEGORY ? 'announcements' : 'news'
}

/** The list of /berita: everything, one category of news, or the announcements. */
export function newsListQuery(category: string | null) {
  const name = collectionOf(category)
  return {
    ...contentPages(name, name === 'news' && category !== null ? { category } : {}),
    beside: (client: QueryClient) => {
      const { queryKey } = prefetchedNewsQuery(category).options
      return client.getQueryData(queryKey)?.some(isOf(category)) ? queryKey : undefined
    },
  }
}

/** Tells what such a list shows. */
export function isOf(category: string | null) {
  return (article: ArticleSummary) => category === null || article.category === category
}

/** What the device has read ahead of such a list, of all categories. */
export function prefetchedNewsQuery(category: string | null) {
  const name = collectionOf(category)
  return contentList(name, LISTED[name].prefetch)
}
