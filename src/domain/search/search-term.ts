import { cut } from '../text/characters'
import { comparedText, withSingleBlanks, wordsOf } from '../text/words'

/** Of what is typed so much is searched for, in UTF-16 units. */
export const TERM_LENGTH = 100

export interface SearchTerm {
  /** As it was typed, cut and with single blanks; '' finds nothing. */
  typed: string
  /** The same as it is compared. */
  plain: string
  /** Its words as they are compared, each once; none in a term of nothing but signs. */
  words: string[]
}

/** What is searched for when `text` was typed, be it as long and strange as it may. */
export function searchTerm(text: string): SearchTerm {
  // Blanks may be many, but not so many that cutting them away takes long.
  const typed = cut(withSingleBlanks(text.slice(0, 100 * TERM_LENGTH)), TERM_LENGTH).trim()
  const plain = comparedText(typed)
  return { typed, plain, words: [...new Set(wordsOf(plain))] }
}
