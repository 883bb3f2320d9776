import { truncate } from '../text/characters'
import { comparedText, withSingleBlanks, splitWords } from '../text/words'

/** Maximum length of a searched term in UTF-16 units. */
export const TERM_LENGTH = 100

export interface SearchTerm {
  /** Typed text, truncated and with single spaces. '' matches nothing. */
  typed: string
  plain: string
  /** Distinct words in compared form. Empty if the text is only punctuation. */
  words: string[]
}

export function searchTerm(text: string): SearchTerm {
  // Limits the text first, so that removing many spaces stays fast.
  const typed = truncate(withSingleBlanks(text.slice(0, 100 * TERM_LENGTH)), TERM_LENGTH).trim()
  const plain = comparedText(typed)
  return { typed, plain, words: [...new Set(splitWords(plain))] }
}
