import { truncate } from '../text/characters'
import { comparedText, withSingleBlanks, splitWords } from '../text/words'

/** Maximum length of a searched term in UTF-16 units. */
export const TERM_LENGTH = 100

export interface SearchTerm {
  /** Typed text, truncated and with single spaces. If '', nothing is found. */
  typed: string
  plain: string
  /** Distinct words, normalised by `comparedText`. Empty if the text contains only punctuation. */
  words: string[]
}

export function searchTerm(text: string): SearchTerm {
  // Shortens the text first, because removing many spaces from a long text is slow.
  const typed = truncate(withSingleBlanks(text.slice(0, 100 * TERM_LENGTH)), TERM_LENGTH).trim()
  const plain = comparedText(typed)
  return { typed, plain, words: [...new Set(splitWords(plain))] }
}
