import { cleanText } from '@/domain/text/clean-text'
import { type DroppedContent, noDroppedContent } from './dropped-content'

/** Bullets of other programs. The last two belong to Word's symbol font. */
const DOTS = '•●▪◦○‣\uF0B7\uF0A7'

const ITEM = new RegExp(`^(?:[${DOTS}]\\s*|[·–*+-]\\s+)(?:\\[[ xX]\\]\\s+)?(?=\\S)`)
const NUMBER = /^(\d{1,2})[.)]\s+(?=\S)/
const HEADING = /^#{1,6}\s+(?=[^\s#])(.*?)(?:\s+#+)?$/
/** Matches the start of a quotation. The lookahead excludes comparisons such as "> 17 tahun". */
const QUOTE = /^(?:>\s*)*>\s+(?=[^\s\d>])/
const RULE = /^(?:-{3,}|\*{3,}|_{3})$/
const FENCE = /^```\w*$/
const TABLE_ROW = /^\|(.*\|.*)\|$/
/** Represents an empty cell that other cells follow, to keep the columns. */
export const EMPTY_CELL = '…'
const TRAILING_EMPTY = /(?: — …)+$/
const TABLE_RULE = /^\|(?:\s*:?-{2,}:?\s*\|)+$/

/** Matches WhatsApp's bold at word boundaries: the preceding character and the bold text. */
const SINGLE = /(^|[^\p{L}\p{N}*])\*([^\s*)\].,;:!?](?:[^*]*[^*\s])?)\*(?![\p{L}\p{N}*#])/gu

/** Returns a pattern for text enclosed by `sign` at word boundaries. Ignores signs inside words, e.g. file names. */
const between = (sign: string) =>
  new RegExp(
    `(^|[\\s(["'“*_~])${sign}(?=[^\\s${sign}])([^${sign}]*[^\\s${sign}])${sign}(?![\\p{L}\\p{N}${sign}])`,
    'gu',
  )

const UNSUPPORTED_STYLES = [
  ['italics', between('_')],
  ['strikes', between('~')],
  ['codes', between('`')],
] as const

/** Converts pasted plain text with the formatting of WhatsApp or AI chats to the stored markup. */
export function textToMarkup(text: string): { markup: string; leftOut: DroppedContent } {
  const leftOut = noDroppedContent()

  function withoutLooks(line: string): string {
    let words = line
      .replace(/\*\*\*([^\s*](?:[^*]*[^\s*])?)\*\*\*/g, '**$1**')
      .replace(/(?<![\p{L}\p{N}_])__([^\s_](?:[^_]*[^\s_])?)__(?![\p{L}\p{N}_])/gu, '**$1**')
      .replaceAll('~~', '~')
    for (const [look, pattern] of UNSUPPORTED_STYLES)
      words = words.replace(pattern, (_, before: string, inner: string) => {
        leftOut[look] += 1
        return before + inner
      })
    return words
  }

  function convert(line: string): string[] {
    let words = line.trim()
    if (RULE.test(words)) {
      leftOut.rules += 1
      return []
    }
    if (FENCE.test(words)) {
      leftOut.codes += 1
      return []
    }
    if (TABLE_RULE.test(words)) {
      leftOut.tables += 1
      return []
    }
    const cells = TABLE_ROW.exec(words)?.[1]
    if (cells !== undefined)
      words = cells
        .split('|')
        .map((cell) => cell.trim() || EMPTY_CELL)
        .join(' — ')
        .replace(TRAILING_EMPTY, '')
    if (QUOTE.test(words)) {
      leftOut.quotes += 1
      words = words.replace(QUOTE, '')
    }
    const heading = HEADING.exec(words)?.[1]
    if (heading !== undefined) return [`## ${withoutLooks(heading).replaceAll('**', '')}`]
    const marked = words.replace(ITEM, '- ').replace(NUMBER, '$1. ')
    return [withOurBold(withoutLooks(marked))]
  }

  const markup = cleanText(text)
    .split(/\r\n?|\n/)
    .flatMap(convert)
    .join('\n')
  return { markup, leftOut }
}

/** Converts WhatsApp's `*bold*` to `**bold**`. Inside `**`, a single asterisk is text. */
function withOurBold(line: string): string {
  return line.includes('**') ? line : line.replace(SINGLE, '$1**$2**')
}
