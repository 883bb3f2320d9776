import type { QueryClient } from '@tanstack/react-query'
import { HOME } from '@/domain/item-counts'
import { PUBLIC_LISTS } from '@/domain/public-lists'
import { contentItem, loadReader } from '@/lib/query/content'
import { isUpToDate } from '@/lib/query/freshness/content-clock'
import { collectionOf, prefetchedNewsQuery, type ArticleSummary } from './news-queries'

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

export type NearArticle = Pick<
  ArticleSummary,
  'id' | 'title' | 'category' | 'date' | 'enddate' | 'imageurl' | 'imagewidth' | 'imageheight'
>

export interface RelatedArticles {
  /** Next newer article, or null. `older` is the next older article. */
  newer: NearArticle | null
  older: NearArticle | null
  /** A few other articles: first the newest of the same category, then the newest of all categories. */
  others: NearArticle[]
}

export function relatedArticlesIn(
  articles: readonly NearArticle[],
  article: NearArticle,
): RelatedArticles {
  const at = articles.findIndex(({ id }) => id === article.id)
  return relatedArticlesOf(article, articles[at - 1], articles[at + 1], articles)
}

/** Selects related articles from `candidates`, newest first, without the open article and its neighbours. */
function relatedArticlesOf(
  article: NearArticle,
  newer: NearArticle | undefined,
  older: NearArticle | undefined,
  candidates: readonly NearArticle[],
): RelatedArticles {
  const excluded = [article.id, newer?.id, older?.id]
  const others = candidates.filter(({ id }) => !excluded.includes(id))
  const isAlike = ({ category }: NearArticle) => category === article.category
  const alikeFirst = [...others.filter(isAlike), ...others.filter((other) => !isAlike(other))]
  return {
    newer: newer ? nearOf(newer) : null,
    older: older ? nearOf(older) : null,
    others: alikeFirst.slice(0, HOME.news).map(nearOf),
  }
}

function nearOf(article: NearArticle): NearArticle {
  const { id, title, category, date, enddate, imageurl, imagewidth, imageheight } = article
  const near = { id, title, category, date, imageurl, imagewidth, imageheight }
  return enddate ? { ...near, enddate } : near
}
