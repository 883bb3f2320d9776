import type { EditorState, Transaction } from 'prosemirror-state'
import { linkAddress } from '../link-address'
import type { DroppedContent } from '../paste/dropped-content'
import { htmlToMarkup } from '../paste/html-to-markup'
import { textToMarkup } from '../paste/text-to-markup'
import { parseLines, type Line } from './document'
import { insertLines, linkAtSelection, setLink } from './editing'
import { schema } from './schema'

export interface Clipboard {
  /** HTML of the clipboard, or '' if it contains only text. */
  html: string
  text: string
  isPlain: boolean
}

interface Pasted {
  tr: Transaction | null
  leftOut: DroppedContent | null
}

/** Returns the transaction that inserts the clipboard, with the formatting of other programs converted. */
export function insertClipboard(state: EditorState, clipboard: Clipboard, origin: string): Pasted {
  const { html, text, isPlain } = clipboard
  const link = isPlain ? null : pastedLink(state, text, origin)
  if (link) return { tr: link, leftOut: null }
  const plain = isPlain ? { markup: text, leftOut: null } : textToMarkup(text)
  const rich = html && !isPlain ? htmlToMarkup(html, origin) : null
  // Uses the plain text if the HTML has the same words, because only plain text keeps the surrounding spaces.
  const isRich = rich && rich.markup !== '' && !isAlike(rich.markup, plain.markup)
  const lines = isRich ? parseLines(rich.markup) : withBlanks(parseLines(plain.markup), text)
  return {
    tr: lines.length > 0 ? insertLines(state, lines) : null,
    leftOut: rich?.leftOut ?? plain.leftOut,
  }
}

const isAlike = (one: string, other: string) => withoutBlanks(one) === withoutBlanks(other)
const withoutBlanks = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Keeps the spaces around a word that is pasted into a line. */
function withBlanks(lines: Line[], text: string): Line[] {
  const [line] = lines
  if (lines.length > 1 || line?.type !== 'paragraph') return lines
  const [before = '', after = ''] = [/^ */, / *$/].map((blanks) => blanks.exec(text)?.[0])
  const blank = (blanks: string) => (blanks ? [schema.text(blanks)] : [])
  const words = [...blank(before), ...line.node.children, ...blank(after)]
  return [{ ...line, node: schema.node('paragraph', null, words) }]
}

/** Links the selected text of one line if the clipboard contains only an address. */
function pastedLink(state: EditorState, text: string, origin: string): Transaction | null {
  const { $from, $to } = state.selection
  const { words, from, to } = linkAtSelection(state)
  if (!$from.sameParent($to) || words.trim() === '' || /https?:/i.test(words)) return null
  const address = /^https?:\/\/\S+$/i.test(text.trim()) ? linkAddress(text, origin) : null
  return address ? setLink(state, { from, to, words, address }) : null
}
