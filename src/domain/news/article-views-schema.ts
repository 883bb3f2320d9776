import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * Document `article_views/now`, and `article_views/2026-11` for a past month. Contains the number of readers of each
 * article in a field such as `news_01J…`. A device writes at most once a day.
 */
export const articleViews = v.objectWithRest(
  {
    days: v.optional(count, 0),
    /** Articles that the newest write has counted, for a check by firestore.rules. */
    last: v.optional(v.array(v.string()), []),
    /** Month of the counts in `now`. A nightly function sets it, so it is missing until the first night. */
    month: v.optional(v.string()),
  },
  count,
)
export type ArticleViews = v.InferOutput<typeof articleViews>

/** Returns the articles of a month with their readers, most read first. */
export function mostRead(views: ArticleViews): { collection: string; id: string; count: number }[] {
  return Object.entries(views)
    .flatMap(([key, count]) => {
      const [collection = '', id] = key.split('_')
      return id !== undefined && typeof count === 'number' ? [{ collection, id, count }] : []
    })
    .sort((a, b) => b.count - a.count)
}
