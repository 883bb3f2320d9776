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
 * What one request brings to a device: `results`, and of `items`, which come newest first, as many as
 * the limits allow. `sizeOf` tells how many bytes a text has on its way.
 */
export function siteContent(
  publication: Publication,
  results: PublishedQueries,
  items: PublishedQueries,
  sizeOf: (text: string) => number,
): PublishedContent {
  const holding = (count: number) => ({
    ...publication,
    queries: [...results, ...items.slice(0, count)],
  })
  const fits = (count: number) => sizeOf(JSON.stringify(holding(count))) <= SITE_CONTENT_BYTES
  let tooMany = Math.min(items.length, MOST_ITEMS) + 1
  if (fits(tooMany - 1)) return holding(tooMany - 1)
  let count = 0
  while (tooMany - count > 1) {
    const middle = Math.floor((count + tooMany) / 2)
    if (fits(middle)) count = middle
    else tooMany = middle
  }
  return holding(count)
}
