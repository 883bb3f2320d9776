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
  const kept = [...results]
  while (kept.length > 0 && !fits(kept)) kept.splice(largestOf(kept), 1)
  const holding = (count: number) => [...kept, ...items.slice(0, count)]
  let tooMany = Math.min(items.length, MOST_ITEMS) + 1
  if (fits(holding(tooMany - 1))) return { ...publication, queries: holding(tooMany - 1) }
  let count = 0
  while (tooMany - count > 1) {
    const middle = Math.floor((count + tooMany) / 2)
    if (fits(holding(middle))) count = middle
    else tooMany = middle
  }
  return { ...publication, queries: holding(count) }
}

/** The place of the one with the longest text. */
function largestOf(queries: PublishedQueries): number {
  const lengths = queries.map((query) => JSON.stringify(query).length)
  return lengths.indexOf(Math.max(...lengths))
}
