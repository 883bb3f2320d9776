import {
  JOINED_POINTS,
  TERM_POINTS,
  type TierPoints,
  TITLE_POINTS,
  WORD_POINTS,
} from '../../src/domain/search/search-index'
import type { SearchTerm } from '../../src/domain/search/search-term'
import { splitWords } from '../../src/domain/text/words'

/**
 * Reference implementation of the score, field by field and word by word. Tests compare its scores with the index
 * (search-index.ts). `texts` are an item's fields as normalised by `comparedText`. `titleAt` is -1 without a title.
 */
export function plainScore(term: SearchTerm, texts: readonly string[], titleAt: number): number {
  if (term.plain === '') return 0
  let score = 0
  texts.forEach((text, at) => {
    score += tier(text, term.plain, TERM_POINTS)
    if (at === titleAt) score += tier(text, term.plain, TITLE_POINTS)
    for (const word of term.words)
      score += Math.max(0, ...splitWords(text).map((each) => tier(each, word, WORD_POINTS)))
  })
  const joined = texts.filter((text) => text !== '').join(' ')
  return score + (joined.includes(term.plain) ? JOINED_POINTS : 0)
}

function tier(text: string, wanted: string, { exact, prefix, substring }: TierPoints): number {
  if (text === wanted) return exact
  if (text.startsWith(wanted)) return prefix
  return text.includes(wanted) ? substring : 0
}
