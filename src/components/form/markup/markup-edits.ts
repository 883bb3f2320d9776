import { safeUrl } from '@/domain/links/safe-url'
import { withOurBold } from '@/domain/markup/pasted-text'

/** A text and what of it is selected; the caret where `start` is `end`. */
export interface Selected {
  text: string
  start: number
  end: number
}

/** `insert` stands instead of what was from `from` to `to`; then `start` to `end` is selected. */
export interface Edit {
  from: number
  to: number
  insert: string
  start: number
  end: number
}

export type LineMark = '- ' | '## '

/** Ours, or WhatsApp's. */
const BOLD =
  /\*\*(?!\s)[^*\n]*(?:\*(?!\*)[^*\n]*)*\*\*|\B\*[^\s*)\].,;:!?](?:[^*\n]*[^*\s])?\*(?![\p{L}\p{N}*#])/gu
/** What begins an item, and its number if it has one. */
const ITEM = /^(?:- |• ?|(\d{1,2})[.)] )/
const LINK = /\[([^[\]\n]*)\]\(([^\s()]*(?:\([^\s()]*\)[^\s()]*)*)\)/g

/** From the beginning of the first line that is selected to the end of the last. */
export function linesOf({ text, start, end }: Selected): {
  from: number
  to: number
  words: string
} {
  const from = text.lastIndexOf('\n', start - 1) + 1
  // What ends with a line's end does not mean the line after it.
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end
  const to = text.indexOf('\n', last) < 0 ? text.length : text.indexOf('\n', last)
  return { from, to, words: text.slice(from, to) }
}

/** What of the line matches, and holds all that is selected. */
function around(selected: Selected, pattern: RegExp) {
  const line = linesOf(selected)
  for (const found of line.words.matchAll(pattern)) {
    const from = line.from + found.index
    const to = from + found[0].length
    const { start, end } = selected
    if (start === end ? from < start && end < to : from <= start && end <= to)
      return { from, to, found }
  }
  return null
}

export function isBold(selected: Selected): boolean {
  return around(selected, BOLD) !== null
}

export function isMarked(selected: Selected, mark: LineMark): boolean {
  const lines = linesOf(selected).words.split('\n').filter(isFilled)
  return lines.length > 0 && lines.every((line) => line.startsWith(mark))
}

const isFilled = (line: string) => line.trim() !== ''

/** Makes bold what is selected, or no longer; at the caret, what is written next. */
export function toggleBold(selected: Selected): Edit {
  const { text, start, end } = selected
  const bold = around(selected, BOLD)
  if (bold) {
    const size = bold.found[0].startsWith('**') ? 2 : 1
    const insert = text.slice(bold.from + size, bold.to - size)
    const within = (at: number) =>
      Math.min(Math.max(at - size, bold.from), bold.from + insert.length)
    return { ...bold, insert, start: within(start), end: within(end) }
  }
  if (start === end) {
    const isEmpty = text.slice(start - 2, start + 2) === '****'
    return isEmpty
      ? { from: start - 2, to: start + 2, insert: '', start: start - 2, end: start - 2 }
      : { from: start, to: start, insert: '****', start: start + 2, end: start + 2 }
  }
  const pieces = text.slice(start, end).split('\n').map(piecesOf)
  const filled = pieces.filter(({ words }) => words !== '')
  const areBold = filled.every(({ words }) => /^\*\*.*\*\*$/.test(words))
  const insert = pieces
    .map(({ head, words, tail }) => {
      const plain = withOurBold(words).replaceAll('**', '')
      return head + (plain === '' || areBold ? plain : `**${plain}**`) + tail
    })
    .join('\n')
  return { from: start, to: end, insert, ...inside(insert, start) }
}

/** Marks of lines and blanks stay outside what is bold. */
function piecesOf(line: string) {
  const head = /^\s*(?:(?:-|##) +)?/.exec(line)?.[0] ?? ''
  const rest = line.slice(head.length)
  const words = rest.trimEnd()
  return { head, words, tail: rest.slice(words.length) }
}

/** Of one line, its words stay selected, so that the same key takes the marks off again. */
function inside(insert: string, at: number) {
  const { head, words } = piecesOf(insert)
  const isOne = !insert.includes('\n')
  return isOne
    ? { start: at + head.length, end: at + head.length + words.length }
    : { start: at, end: at + insert.length }
}

/** Begins the selected lines with `mark`, or no longer. */
export function toggleLines(selected: Selected, mark: LineMark): Edit {
  const { from, to, words } = linesOf(selected)
  const lines = words.split('\n')
  const isOn = isMarked(selected, mark)
  const isBlank = !lines.some(isFilled)
  const insert = lines
    .map((line) => {
      if (isOn) return isFilled(line) ? line.slice(mark.length) : line
      const words = line.replace(/^## /, '').replace(mark === '- ' ? ITEM : /^- /, '')
      return isFilled(line) || isBlank ? mark + words : line
    })
    .join('\n')
  const moved = Math.max(from, selected.start + insert.length - words.length)
  return selected.start === selected.end
    ? { from, to, insert, start: moved, end: moved }
    : { from, to, insert, start: from, end: from + insert.length }
}

/** What Enter does within a list: the next item, or its end after an empty one. null elsewhere. */
export function continueList(selected: Selected): Edit | null {
  const { text, start, end } = selected
  const { from, to, words } = linesOf(selected)
  const [mark, number] = ITEM.exec(words) ?? []
  if (start !== end || !mark || start < from + mark.length) return null
  if (words.trim() === mark.trim()) return { from, to, insert: '', start: from, end: from }
  const tail = text.slice(start, to)
  const next = number ? mark.replace(number, String(Number(number) + 1)) : mark
  const after = start + 1 + next.length
  return { from: start, to, insert: `\n${next}${tail.trimStart()}`, start: after, end: after }
}

/** The link that the selection lies in. */
export function linkAround(selected: Selected) {
  const link = around(selected, LINK)
  if (!link) return null
  const [, words = '', address = ''] = link.found
  return { from: link.from, to: link.to, words, address }
}

/** A link instead of what is from `from` to `to`; the address alone without words, and the other way round. */
export function linkEdit(from: number, to: number, words: string, address: string): Edit {
  const clean = words.replaceAll('[', '(').replaceAll(']', ')').replace(/\s+/g, ' ').trim()
  const isBare = (clean === '' || clean === address) && /^https?:/i.test(address)
  const insert = address === '' ? words : isBare ? address : `[${clean || address}](${address})`
  return { from, to, insert, start: from + insert.length, end: from + insert.length }
}

/** What pasting an address over selected words makes: a link. null where pasting is just that. */
export function pastedLink(selected: Selected, pasted: string, origin: string): Edit | null {
  const { text, start, end } = selected
  const words = text.slice(start, end)
  if (
    !isFilled(words) ||
    /\n|https?:|[[\]]/i.test(words) ||
    !/^https?:\/\/\S+$/i.test(pasted.trim())
  )
    return null
  const address = linkAddress(pasted, origin)
  return address === null ? null : linkEdit(start, end, words, address)
}

/** Where a link may lead that somebody typed so; pages of this site by their path. null if nowhere. */
export function linkAddress(typed: string, origin: string): string | null {
  let address = typed.trim()
  if (/^[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#]|$)/i.test(address)) address = `https://${address}`
  if (address === origin || address.startsWith(`${origin}/`))
    address = address.slice(origin.length) || '/'
  if (!/^(?:https?:|mailto:|tel:|\/)/i.test(address) || !safeUrl(address)) return null
  return address.replaceAll('(', '%28').replaceAll(')', '%29')
}

/** `line` after the lines that are selected, on its own; the writing goes on behind it. */
export function insertLine(selected: Selected, line: string): Edit {
  const { to, words } = linesOf(selected)
  const isLast = to === selected.text.length
  const insert = (isFilled(words) ? '\n' : '') + line + (isLast ? '\n' : '')
  return { from: to, to, insert, start: to + insert.length, end: to + insert.length }
}
