import { bestHits } from './best-hits'
import { type Hit, type SearchIndex, wordBit } from './search-index'
import type { SearchTerm } from './search-term'

const MOST = 3

/**
 * Returns the best hits that contain every deciding word of the term. A word in more than half of all items,
 * such as `desa`, does not decide. Without a deciding word, and for a single hit, nothing is best.
 */
export function bestMatches(
  indexes: readonly SearchIndex[],
  term: SearchTerm,
  hits: readonly Hit[],
): Hit[] {
  if (hits.length < 2) return []
  const size = indexes.reduce((sum, index) => sum + index.size, 0)
  const deciding = term.words
    .map((_, n) => wordBit(n))
    .filter((bit) => hits.filter((hit) => hasWord(hit, bit)).length <= size / 2)
  if (deciding.length === 0) return []
  return bestHits(
    hits.filter((hit) => deciding.every((bit) => hasWord(hit, bit))),
    MOST,
  )
}

function hasWord({ words }: Hit, bit: number): boolean {
  return Math.floor(words / bit) % 2 === 1
}
