import type { QueryClient } from '@tanstack/react-query'
import { HOME } from '@/domain/item-counts'
import { PUBLIC_LISTS } from '@/domain/public-lists'
import { contentItem, loadReader } from '@/lib/query/content'
import { isUpToDate } from '@/lib/query/freshness/content-clock'
import { collectionOf, prefetchedNewsQuery } from './news-queries'
import { type RelatedArticles, relatedArticlesIn, relatedArticlesOf } from './related-articles'

/** Number of articles to read. Includes three for the open article and its neighbours. */
const ENOUGH = HOME.news + 3

/** Returns related articles, from prefetched articles if they are current or the device is offline. */
export async function readRelatedArticles(
  client: QueryClient,
  id: string,
): Promise<RelatedArticles | null> {
  const { options } = contentItem('berita', id)
  const state = client.getQueryState(options.queryKey)
  // The query for the article has already failed. Only the user can retry it.
  if (state?.fetchStatus === 'idle' && state.error instanceof Error) throw state.error
  const article = state?.data ?? (await client.fetchQuery(options))
  if (!article) return null
  const name = collectionOf(article.category)
  const { queryKey } = prefetchedNewsQuery(article.category).options
  const prefetched = client.getQueryData(queryKey)
  const isInside =
    prefetched?.some((one) => one.id === id) &&
    (prefetched.length < PUBLIC_LISTS[name].prefetch || prefetched.at(-1)?.id !== id)
  if (prefetched && isInside && (!navigator.onLine || isUpToDate(client, queryKey)))
    return relatedArticlesIn(prefetched, article)
  const { readItems, readNeighbours } = await loadReader()
  const [[newer, older], alike] = await Promise.all([
    readNeighbours(name, article),
    readItems(name, {
      limit: ENOUGH,
      ...(name === 'news' && { where: { category: article.category } }),
    }),
  ])
  const related = relatedArticlesOf(article, newer, older, alike)
  if (name === 'announcements' || related.others.length === HOME.news) return related
  const newest = await readItems(name, { limit: ENOUGH + HOME.news })
  const known = new Set(alike.map((one) => one.id))
  return relatedArticlesOf(article, newer, older, [
    ...alike,
    ...newest.filter((one) => !known.has(one.id)),
  ])
}
