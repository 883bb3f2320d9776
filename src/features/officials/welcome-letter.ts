import { paragraphsOf } from '@/domain/text/text'

/** Minimum number of visible characters, and of collapsed ones. */
const OPENING = 120
const REST = 80

/** End of a sentence. A shorter word may be an abbreviation: `Kec.`, `Drs.` */
const SENTENCE_END = /\p{L}{4}[.!?]["”’)]*\s+(?=["“‘(]?\p{Lu})/gu

/** Splits a letter into visible first sentences and the collapsed rest. Keeps short ones whole. */
export function splitLetter(letter: string): { opening: string[]; rest: string[] } {
  const paragraphs = paragraphsOf(letter)
  const opening: string[] = []
  let length = 0
  for (const [index, paragraph] of paragraphs.entries()) {
    const ends = [...paragraph.matchAll(SENTENCE_END)].map((end) => end.index + end[0].length)
    const cut = ends.find((end) => length + end >= OPENING) ?? paragraph.length
    opening.push(paragraph.slice(0, cut).trim())
    length += cut
    if (length < OPENING) continue
    const rest = [paragraph.slice(cut), ...paragraphs.slice(index + 1)].filter(Boolean)
    return rest.join('').length < REST ? { opening: paragraphs, rest: [] } : { opening, rest }
  }
  return { opening, rest: [] }
}
