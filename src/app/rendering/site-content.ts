import { SITE_CONTENT_BYTES } from '@/domain/limits'
import { LISTED, listedWith } from '@/domain/listed'
import type {
  Publication,
  PublishedContent,
  PublishedQueries,
} from '@/domain/publishing/publication'

/** As many as a device reads ahead of all kinds together. */
const MOST_ITEMS = listedWith('prefetch').reduce((sum, name) => sum + LISTED[name].prefetch, 0)

/**
 * What one request brings to a device: `results`, and of `items` as many of the first as the limits allow.
 * Where the results alone are too many bytes, the largest stay away. `sizeOf` tells how many bytes a text has
 * on its way.
 */
export function siteContent(
  publication: Publication,
  results: PublishedQueries,
  items: PublishedQueries,
  sizeOf: (text: string) => number,
): PublishedContent {
  const fits = (queries: PublishedQueries) =>
    sizeOf(JSON.stringify({ ...publication, queries })) <= SITE_CONTENT_BYTES
  const bySize = results
    .map((query) => ({ query, length: JSON.stringify(query).length }))
    .sort((one, other) => one.length - other.length)
    .map(({ query }) => query)
  const kept = asManyAs(fits, bySize, [])
  return { ...publication, queries: asManyAs(fits, items.slice(0, MOST_ITEMS), kept) }
}

/** `first`, and after it as many of `queries`, from their beginning, as fit. */
function asManyAs(
  fits: (queries: PublishedQueries) => boolean,
  queries: PublishedQueries,
  first: PublishedQueries,
): PublishedQueries {
  const holding = (count: number) => [...first, ...queries.slice(0, count)]
  if (fits(holding(queries.length))) return holding(queries.length)
  let [count, tooMany] = [0, queries.length]
  while (tooMany - count > 1) {
    const middle = Math.floor((count + tooMany) / 2)
    if (fits(holding(middle))) count = middle
    else tooMany = middle
  }
  return holding(count)
}
