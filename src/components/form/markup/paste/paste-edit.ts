import { markupOfText, withOurBold } from '@/domain/markup/pasted-text'
import { type Edit, linesOf, type Selected } from '../markup-edits'
import type { LeftOut } from './left-out'
import { markupOfHtml } from './markup-of-html'

interface Clipboard {
  /** '' where there is none. */
  html: string
  text: string
}

interface Pasted {
  /** null where the browser's own pasting says all of it. */
  edit: Edit | null
  /** null where nothing can be missing. */
  leftOut: LeftOut | null
}

const LINE_MARK = /^(?:##|-|\d{1,2}\.) /

/** What pasting makes of the selected text: words with our marks instead of those of other programs. */
export function pasteEdit(selected: Selected, { html, text }: Clipboard, origin: string): Pasted {
  const pasted = html ? markupOfHtml(html, origin) : null
  const { leftOut = null } = pasted ?? {}
  // The same words come as plain text with the blanks around them.
  if (pasted?.markup && !isAlike(pasted.markup, markupOfText(text)))
    return { edit: within(selected, pasted.markup, withoutLineMark(pasted.markup)), leftOut }
  const plain = text.replace(/\r\n?/g, '\n')
  const edit = within(selected, markupOfText(plain), withOurBold(plain))
  const isSame = edit.insert === plain && edit.from === selected.start
  return { edit: isSame ? null : edit, leftOut }
}

const isAlike = (markup: string, text: string) => withoutBlanks(markup) === withoutBlanks(text)
const withoutBlanks = (text: string) => text.replace(/\s+/g, ' ').trim()
const withoutLineMark = (line: string) => line.replace(LINE_MARK, '')

/** `lines` instead of what is selected, marked lines on their own; a single one as `words` behind others. */
function within(selected: Selected, lines: string, words: string): Edit {
  const line = linesOf(selected)
  const { text, start, end } = selected
  const before = text.slice(line.from, start)
  // An item was begun for it.
  const isBegun = before.trim() === '' || /^(?:##|-|•|\d{1,2}[.)]) *$/.test(before)
  const isMarked = LINE_MARK.test(lines)
  const isInline = !isBegun && !lines.includes('\n')
  const from = isBegun && isMarked ? line.from : start
  const head = !isBegun && !isInline && isMarked ? '\n' : ''
  const last = lines.slice(lines.lastIndexOf('\n') + 1)
  const isFollowed = /^[^\n]*\S/.test(text.slice(end))
  const tail = !isInline && isFollowed && LINE_MARK.test(last) ? '\n' : ''
  const insert = isInline ? words : head + lines
  const caret = from + insert.length
  return { from, to: end, insert: insert + tail, start: caret, end: caret }
}
