import { SITE_CONTENT_BYTES } from '@/domain/limits'
import { PUBLIC_LISTS, publicListsWith } from '@/domain/public-lists'
import type {
  Publication,
  PublishedContent,
  PublishedQueries,
} from '@/domain/publishing/publication'

/** Maximum number of items, the sum of the prefetch limits of all kinds. */
const MOST_ITEMS = publicListsWith('prefetch').reduce(
  (sum, name) => sum + PUBLIC_LISTS[name].prefetch,
  0,
)

/**
 * Returns the content that a device downloads in one request: `results`, then as many `items` as the limits allow. If
 * the results alone are too large, the largest are omitted. `sizeOf` returns the compressed size of a text in bytes.
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
  const fitting = asManyAs(fits, bySize, [])
  return { ...publication, queries: asManyAs(fits, items.slice(0, MOST_ITEMS), fitting) }
}

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
