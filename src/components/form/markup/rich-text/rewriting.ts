import type { Fragment, Node } from 'prosemirror-model'
import { type EditorState, Plugin, TextSelection, type Transaction } from 'prosemirror-state'
import { ReplaceStep } from 'prosemirror-transform'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import { docOf, type Line, linesOf, markupOf, parseLines, runsOf } from './document'
import { schema } from './schema'

/*
 * Commands and typed marks change whole lines. Both build the lines anew, and only the part of the document
 * that differs is replaced.
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

/** Takes over a text from the form. Empty lines, which are not stored, stay where the caret may be. */
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

/** A position by the distance of its line from the last one, and its own from the end of that line. */
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

/** The positions at which the lines of a document end. */
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

/** The first and the last selected line, and how much of their words is before and after the selection. */
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

/** Looks that a tool gives to whole lines. */
export type LineLook = 'heading' | 'bullet' | 'number'

/** Gives the selected lines a look, or makes them paragraphs if all of them have it. */
export function toggleLines(state: EditorState, look: LineLook): Transaction {
  return setLook(state, hasLook(state, look) ? 'paragraph' : look)
}

/** Gives the selected lines a look. Numbers count on, also in the numbered lines right below. */
export function setLook(state: EditorState, look: LineLook | 'paragraph'): Transaction {
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

/** Whether all selected lines have a look. */
export function hasLook(state: EditorState, look: LineLook): boolean {
  const { lines, first, last } = selectedLines(state)
  return lines.slice(first, last + 1).every(({ type, number }) => {
    return look === (type === 'item' ? (number === null ? 'bullet' : 'number') : type)
  })
}

/** Marks at the start of an empty line, which the parser reads only together with words. */
const STARTED = /^(?:(##)|[-•]|(\d{1,2})[.)]) $/

/** Converts marks that were typed or inserted, so that the document looks like what readers will see. */
function rewrite(state: EditorState, caret: number): Transaction | null {
  let isChanged = false
  const ends = lineEnds(state.doc)
  const lines = linesOf(state.doc).flatMap((line, index): Line | Line[] => {
    const end = ends[index] ?? 0
    const isHere = caret <= end && caret >= end - line.node.content.size
    const again = rewritten(line, isHere ? line.node.content.size - (end - caret) : null)
    if (again) isChanged = true
    return again ?? line
  })
  return isChanged ? setLines(state, lines) : null
}

/** Lines that already look like what readers see. Nodes never change. */
const settled = new WeakSet<Node>()

function rewritten(line: Line, caret: number | null): Line[] | null {
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
  // A mark is complete once something follows it: `*123*` may become `*123*1#`.
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

/** Keeps the blank that separates the converted words from those that are typed next. */
function withTrailingBlanks(lines: Line[], text: string): Line[] {
  const blanks = /\s*$/.exec(text)?.[0] ?? ''
  const last = lines.at(-1)
  if (!last?.node.isTextblock || blanks === '') return lines
  const content = last.node.content.addToEnd(schema.text(blanks))
  return lines.with(-1, { ...last, node: last.node.copy(content) })
}

/** Readers get a link for every address that is typed as plain text. */
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

/** The words of a line with their looks. Nobody sees whether a blank is bold. */
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

/** Converts typed marks outside of compositions, which must not be disturbed, and everything on leaving. */
export function rewriting(): Plugin {
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
      // Otherwise undoing a conversion would convert again.
      const isUndo = transactions.some((tr) => tr.getMeta('history$') !== undefined)
      return isEdit && !isUndo && !editor?.composing ? rewrite(state, state.selection.head) : null
    },
    props: {
      decorations: plainLinks,
      handleDOMEvents: {
        blur: (view) => settle(view, -1),
        // ProseMirror reads the composed words a moment later.
        compositionend: (view) =>
          void setTimeout(() => settle(view, view.state.selection.head), 50),
      },
    },
  })
}
