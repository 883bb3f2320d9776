import { truncate } from '../text/characters'
import { comparedText, withSingleBlanks, wordsOf } from '../text/words'

/** Maximum length of a searched term in UTF-16 units. */
export const TERM_LENGTH = 100

export interface SearchTerm {
  /** Typed text, cut and with single blanks. '' finds nothing. */
  typed: string
  plain: string
  /** Compared words, each once. Empty for punctuation only. */
  words: string[]
}

export function searchTerm(text: string): SearchTerm {
  // Limits the text first, so that removing many blanks stays fast.
  const typed = truncate(withSingleBlanks(text.slice(0, 100 * TERM_LENGTH)), TERM_LENGTH).trim()
  const plain = comparedText(typed)
  return { typed, plain, words: [...new Set(wordsOf(plain))] }
}
