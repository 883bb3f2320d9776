/** What other apps begin an item with; the last two are Word's, of a font for signs. */
const DOTS = '•●▪◦○‣\uF0B7\uF0A7'

const ITEM = new RegExp(`^[ \\t]*(?:[${DOTS}][ \\t]*|[·–-][ \\t]+)(?=\\S)`)
const NUMBER = /^[ \t]*(\d{1,2})[.)][ \t]+(?=\S)/

/** Bold as in WhatsApp, at the edges of words: what stands before it, and its words. */
const SINGLE = /(^|[^\p{L}\p{N}*])\*([^\s*)\].,;:!?](?:[^*]*[^*\s])?)\*(?![\p{L}\p{N}*#])/gu

/** Pasted plain text with our marks for items, numbers and bold words; what has our marks stays as it is. */
export function markupOfText(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => withOurBold(line.replace(ITEM, '- ').replace(NUMBER, '$1. ')))
    .join('\n')
}

/** Our bold instead of WhatsApp's, in what is pasted into a line. */
export function withOurBold(line: string): string {
  // Within our bold words a single asterisk is one.
  return line.includes('**') ? line : line.replace(SINGLE, '$1**$2**')
}
