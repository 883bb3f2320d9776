import type { Fragment, Node } from 'prosemirror-model'
import { type EditorState, Plugin, TextSelection, type Transaction } from 'prosemirror-state'
import { ReplaceStep } from 'prosemirror-transform'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import { docOf, type Line, linesOf, markupOf, parseLines, runsOf } from './document'
import { schema } from './schema'

/*
 * Commands and typed markup change whole lines. Both rebuild the lines, and only the differing part of the document is
 * replaced.
 */

/** Replaces the lines of the document. The caret keeps its distance from the end of its line. */
export function setLines(state: EditorState, lines: readonly Line[]): Transaction {
  const { tr, doc, selection } = state
  const next = docOf(lines)
  const start = doc.content.findDiffStart(next.content)
  const end = doc.content.findDiffEnd(next.content)
  if (start === null || end === null) return tr
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  const places = [selection.anchor, selection.head].map((at) => placeOf(doc, at))
  tr.step(new ReplaceStep(start, end.a + overlap, next.slice(start, end.b + overlap)))
  const [$anchor, $head] = places.map((place) => tr.doc.resolve(positionOf(tr.doc, place)))
  return $anchor && $head ? tr.setSelection(TextSelection.between($anchor, $head)) : tr
}

/** Applies text from the form. Keeps empty lines, which are not stored, because the caret may be in an empty line. */
export function setMarkup(state: EditorState, markup: string): Transaction {
  const next = parseLines(markup)
  const lines = linesOf(state.doc)
  const filled = lines.filter((line) => markupOf(line) !== '')
  if (filled.length !== next.length) return setLines(state, next)
  return setLines(
    state,
    lines.map((line) => next[filled.indexOf(line)] ?? line),
  )
}

/** Position relative to the end: distances of the line from the last line, and of the position from the line's end. */
interface Place {
  fromLastLine: number
  fromLineEnd: number
}

function placeOf(doc: Node, at: number): Place {
  const ends = lineEnds(doc)
  const index = lineAt(ends, at)
  const fromLineEnd = Math.max(0, (ends[index] ?? at) - at)
  return { fromLastLine: ends.length - index, fromLineEnd }
}

function positionOf(doc: Node, { fromLastLine, fromLineEnd }: Place): number {
  const ends = lineEnds(doc)
  const index = ends.length - fromLastLine
  return Math.max(ends[index - 1] ?? 0, (ends[index] ?? 0) - fromLineEnd)
}

export function lineEnds(doc: Node): number[] {
  const ends: number[] = []
  doc.descendants((node, at) => {
    if (node.isTextblock) ends.push(at + 1 + node.content.size)
    else if (node.isLeaf) ends.push(at + 1)
    return !node.isTextblock
  })
  return ends
}

function lineAt(ends: readonly number[], at: number): number {
  const index = ends.findIndex((end) => at <= end)
  return index < 0 ? ends.length - 1 : index
}

/** Returns the first and last selected line, and the sizes of their text before and after the selection. */
export function selectedLines({ doc, selection }: EditorState) {
  const ends = lineEnds(doc)
  const first = lineAt(ends, selection.from)
  const last = lineAt(ends, selection.to)
  const lines = linesOf(doc)
  const after = Math.max(0, (ends[last] ?? 0) - selection.to)
  const size = lines[first]?.node.content.size ?? 0
  const before = Math.max(0, size - Math.max(0, (ends[first] ?? 0) - selection.from))
  return { lines, first, last, before, after }
}

export type LineStyle = 'heading' | 'bullet' | 'number'

export function toggleLines(state: EditorState, look: LineStyle): Transaction {
  return setLineStyle(state, hasLineStyle(state, look) ? 'paragraph' : look)
}

/** Applies a style to the selected lines. Numbering continues through the numbered lines directly below. */
export function setLineStyle(state: EditorState, look: LineStyle | 'paragraph'): Transaction {
  const { lines, first, last } = selectedLines(state)
  const type = look === 'bullet' || look === 'number' ? 'item' : look
  const end = lines.findIndex((line, index) => index > last && typeof line.number !== 'number')
  return setLines(
    state,
    lines.map((line, index): Line => {
      if (index > last && look === 'number' && (end < 0 || index < end))
        return { ...line, number: 'next' }
      if (index < first || index > last || line.type === 'picture') return line
      return { type, number: look === 'number' ? 'next' : null, node: line.node }
    }),
  )
}

export function hasLineStyle(state: EditorState, look: LineStyle): boolean {
  const { lines, first, last } = selectedLines(state)
  return lines.slice(first, last + 1).every(({ type, number }) => {
    return look === (type === 'item' ? (number === null ? 'bullet' : 'number') : type)
  })
}

/** Matches markup typed in an empty line. The parser recognises such markup only together with text. */
const STARTED = /^(?:(##)|[-•]|(\d{1,2})[.)]) $/

/** Converts typed or inserted markup to what readers will see. Returns null if nothing changes. */
function rewrite(state: EditorState, caret: number): Transaction | null {
  let isChanged = false
  const ends = lineEnds(state.doc)
  const lines = linesOf(state.doc).flatMap((line, index): Line | Line[] => {
    const end = ends[index] ?? 0
    const isHere = caret <= end && caret >= end - line.node.content.size
    const again = rewriteLine(line, isHere ? line.node.content.size - (end - caret) : null)
    if (again) isChanged = true
    return again ?? line
  })
  return isChanged ? setLines(state, lines) : null
}

/** Cache of lines that need no conversion. Nodes are immutable, so an entry is never outdated. */
const settled = new WeakSet<Node>()

function rewriteLine(line: Line, caret: number | null): Line[] | null {
  const { node } = line
  if (settled.has(node) || line.type === 'picture') return null
  const text = node.textContent
  const started = line.type === 'paragraph' && caret === text.length && STARTED.exec(text)
  if (started) {
    const [, heading, number] = started
    const empty = node.cut(0, 0)
    return [
      { type: heading ? 'heading' : 'item', number: number ? Number(number) : null, node: empty },
    ]
  }
  // Markup is complete only when another character follows, because `*123*` may become `*123*1#`.
  if (caret !== null && text[caret - 1] === '*') return null
  const again = parseLines(markupOf(line))
  const [only] = again
  const isSame =
    again.length === 0 ||
    (again.length === 1 && only?.type === line.type && looks(only.node) === looks(node))
  if (!isSame) return withTrailingBlanks(again, text)
  settled.add(node)
  return null
}

/** Keeps the space between the converted text and the text typed next. */
function withTrailingBlanks(lines: Line[], text: string): Line[] {
  const blanks = /\s*$/.exec(text)?.[0] ?? ''
  const last = lines.at(-1)
  if (!last?.node.isTextblock || blanks === '') return lines
  const content = last.node.content.addToEnd(schema.text(blanks))
  return lines.with(-1, { ...last, node: last.node.copy(content) })
}

/** Matches addresses in plain text, which readers see as links. */
const ADDRESS = /(?:https?:\/\/|\bwww\.(?=[\w-]+\.\w))[^\s()<>"“”]*[^\s()<>"“”.,;:!?'*\]}’»…]/gi

function plainLinks({ doc }: EditorState): DecorationSet {
  const links: Decoration[] = []
  doc.descendants((node, at) => {
    if (!node.isText || schema.marks.link.isInSet(node.marks)) return
    for (const { index, 0: address } of (node.text ?? '').matchAll(ADDRESS))
      links.push(Decoration.inline(at + index, at + index + address.length, { nodeName: 'a' }))
  })
  return DecorationSet.create(doc, links)
}

/** Serialises the styled text of a line for comparison. Ignores the style of spaces, which is invisible. */
function looks({ content }: { content: Fragment }): string {
  return runsOf(content)
    .map(({ text, isBold, address }) =>
      text.trim() === ''
        ? text
        : text.replace(/\S+/g, (word) => `\u0001${isBold}${address}\u0002${word}`),
    )
    .join('')
    .trim()
}

/** Converts typed markup after each change except during an IME composition, and all markup on blur. */
export function rewritePlugin(): Plugin {
  let editor: EditorView | null = null
  const settle = (view: EditorView, caret: number) => {
    const tr = view.isDestroyed ? null : rewrite(view.state, caret)
    if (tr) view.dispatch(tr)
  }
  return new Plugin({
    view(view) {
      editor = view
      return {}
    },
    appendTransaction(transactions, _, state) {
      const isEdit = transactions.some((tr) => tr.docChanged)
      // Undoing a conversion must not convert the text again.
      const isUndo = transactions.some((tr) => tr.getMeta('history$') !== undefined)
      return isEdit && !isUndo && !editor?.composing ? rewrite(state, state.selection.head) : null
    },
    props: {
      decorations: plainLinks,
      handleDOMEvents: {
        blur: (view) => settle(view, -1),
        // ProseMirror reads the composed text shortly after this event.
        compositionend: (view) =>
          void setTimeout(() => settle(view, view.state.selection.head), 50),
      },
    },
  })
}
