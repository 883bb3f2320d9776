import { HOME } from '@/domain/shown-counts'
import type { ArticleSummary } from './news-queries'

/** What the page of another article shows of one. */
export type NearArticle = Pick<
  ArticleSummary,
  'id' | 'title' | 'category' | 'date' | 'enddate' | 'imageurl' | 'imagewidth' | 'imageheight'
>

/** Where to go on from an article. */
export interface RelatedArticles {
  /** Published next, and before; null at an end. */
  newer: NearArticle | null
  older: NearArticle | null
  /** A few besides these: the newest of its category, then the newest of all. */
  others: NearArticle[]
}

/** The related articles of `article` among `articles`, which hold it, newest first. */
export function relatedArticlesIn(
  articles: readonly NearArticle[],
  article: NearArticle,
): RelatedArticles {
  const at = articles.findIndex(({ id }) => id === article.id)
  return relatedArticlesOf(article, articles[at - 1], articles[at + 1], articles)
}

/** Those of `article` between its neighbours; `candidates`, newest first, may hold all three. */
export function relatedArticlesOf(
  article: NearArticle,
  newer: NearArticle | undefined,
  older: NearArticle | undefined,
  candidates: readonly NearArticle[],
): RelatedArticles {
  const taken = [article.id, newer?.id, older?.id]
  const others = candidates.filter(({ id }) => !taken.includes(id))
  const isAlike = ({ category }: NearArticle) => category === article.category
  const alikeFirst = [...others.filter(isAlike), ...others.filter((other) => !isAlike(other))]
  return {
    newer: newer ? nearOf(newer) : null,
    older: older ? nearOf(older) : null,
    others: alikeFirst.slice(0, HOME.news).map(nearOf),
  }
}

function nearOf({
  id,
  title,
  category,
  date,
  enddate,
  imageurl,
  imagewidth,
  imageheight,
}: NearArticle): NearArticle {
  const near = { id, title, category, date, imageurl, imagewidth, imageheight }
  return enddate ? { ...near, enddate } : near
}
