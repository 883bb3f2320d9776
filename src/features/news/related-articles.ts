import { HOME } from '@/domain/item-counts'
import type { ArticleSummary } from './news-queries'

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
export function relatedArticlesOf(
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
