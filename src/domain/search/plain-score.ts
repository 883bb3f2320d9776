import { splitWords } from '../text/words'
import type { SearchTerm } from './search-term'

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

/** Points of the relevance score (specification) by kind of match. A match gets only the points of its best kind. */
export interface TierPoints {
  exact: number
  prefix: number
  substring: number
}

/** Points for each field that matches the whole term. */
export const TERM_POINTS: TierPoints = { exact: 120, prefix: 70, substring: 35 }
/** Points for each field and each word of the term. Several matches in a field count once, as the best of them. */
export const WORD_POINTS: TierPoints = { exact: 25, prefix: 10, substring: 6 }
/** Additional points for a title or name that matches the whole term. */
export const TITLE_POINTS: TierPoints = { exact: 50, prefix: 20, substring: 10 }
/** Points if an item's fields, joined by spaces, contain the whole term. */
export const JOINED_POINTS = 25
