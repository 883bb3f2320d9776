import type { QueryClient } from '@tanstack/react-query'
import type { Summary } from '@/domain/collection-schemas'
import { HOME } from '@/domain/item-counts'
import { PUBLIC_LISTS } from '@/domain/public-lists'
import { ANNOUNCEMENT_CATEGORY, NEWS_CATEGORIES } from '@/domain/news/article'
import type { Announcement } from '@/domain/news/article-schema'
import { contentList, contentPages } from '@/lib/query/content'
import { contentKeys } from '@/lib/query/content-keys'
import { contentQuery } from '@/lib/query/content-query'

export const CATEGORIES = [ANNOUNCEMENT_CATEGORY, ...NEWS_CATEGORIES]

export function categoryOf(search: URLSearchParams): string | null {
  const wanted = search.get('kategori')
  return CATEGORIES.find((category) => category === wanted) ?? null
}

type ArticleCollection = 'news' | 'announcements'

export type ArticleSummary = Summary<ArticleCollection> & Partial<Pick<Announcement, 'enddate'>>

export const latestNewsQuery = contentList('news', HOME.news)

export function relatedArticlesQuery(id: string) {
  return contentQuery(
    contentKeys.around('berita', id),
    async (client) => (await import('./read-related-articles')).readRelatedArticles(client, id),
    // Uses prefetched content without refetching, because it is recent enough.
    'offlineFirst',
  )
}

/** Returns the collection that contains a category. null means all news. */
export function collectionOf(category: string | null): ArticleCollection {
  return category === ANNOUNCEMENT_CATEGORY ? 'announcements' : 'news'
}

/** Returns the paged query for /berita: all news, the news of a category, or the announcements. */
export function newsListQuery(category: string | null) {
  const name = collectionOf(category)
  return {
    ...contentPages(name, name === 'news' && category !== null ? { category } : {}),
    beside: (client: QueryClient) => {
      const { queryKey } = prefetchedNewsQuery(category).options
      return client.getQueryData(queryKey)?.some(inCategory(category)) ? queryKey : undefined
    },
  }
}

/** Returns a filter for articles of a category, or for all articles if the category is null. */
export function inCategory(category: string | null) {
  return (article: ArticleSummary) => category === null || article.category === category
}

/** Returns the query for the prefetched articles of the collection that contains this category. */
export function prefetchedNewsQuery(category: string | null) {
  const name = collectionOf(category)
  return contentList(name, PUBLIC_LISTS[name].prefetch)
}
