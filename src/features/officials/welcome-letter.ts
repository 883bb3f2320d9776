import { paragraphsOf } from '@/domain/text/text'

/** So many characters at least stand at once, and so few are not worth unfolding. */
const OPENING = 120
const REST = 80

/** The end of a sentence; what is shorter may be an abbreviation: `Kec.`, `Drs.` */
const SENTENCE_END = /\p{L}{4}[.!?]["”’)]*\s+(?=["“‘(]?\p{Lu})/gu

/** The paragraphs of a letter: its first sentences, and those that follow; what is short stands whole. */
export function unfolding(letter: string): { opening: string[]; rest: string[] } {
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
