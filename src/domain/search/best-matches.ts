import { bestHits } from './best-hits'
import { type Hit, type SearchIndex, wordBit } from './search-index'
import type { SearchTerm } from './search-term'

const MOST = 3

/**
 * Returns the best hits that contain every rare word of the term. A word in more than half of all items, such
 * as `desa`, is not rare. Returns nothing if the term has no rare word, or for a single hit.
 */
export function bestMatches(index: SearchIndex, term: SearchTerm, hits: readonly Hit[]): Hit[] {
  if (hits.length < 2) return []
  const deciding = term.words
    .map((_, n) => wordBit(n))
    .filter((bit) => hits.filter((hit) => hasWord(hit, bit)).length <= index.size / 2)
  if (deciding.length === 0) return []
  return bestHits(
    hits.filter((hit) => deciding.every((bit) => hasWord(hit, bit))),
    MOST,
  )
}

function hasWord({ words }: Hit, bit: number): boolean {
  return Math.floor(words / bit) % 2 === 1
}
