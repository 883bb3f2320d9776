import {
  baseKeymap,
  chainCommands,
  deleteSelection,
  joinTextblockBackward,
  selectNodeBackward,
  toggleMark,
} from 'prosemirror-commands'
import { closeHistory, history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { Fragment } from 'prosemirror-model'
import {
  type Command,
  type EditorState,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state'
import type { MarkedPicture } from '@/domain/pictures/picture-mark'
import { lineOfPicture, linesOf, type Line, runsOf } from './document'
import { lineEnds, rewritePlugin, selectedLines, setLines, setLineStyle } from './rewrite-plugin'
import { schema } from './schema'

export { undo } from 'prosemirror-history'

export const toggleBold = toggleMark(schema.marks.bold)

/** Converts the list item or subheading at the caret to a paragraph. */
function leaveBlock(applies: (state: EditorState) => boolean): Command {
  return (state, dispatch) => {
    const { $from, empty } = state.selection
    const { name } = $from.parent.type
    if (!empty || (name !== 'item' && name !== 'heading') || !applies(state)) return false
    dispatch?.(setLineStyle(state, 'paragraph'))
    return true
  }
}

const isAtStart = ({ selection }: EditorState) => selection.$from.parentOffset === 0
const isEmpty = ({ selection }: EditorState) => selection.$from.parent.content.size === 0

export function plugins(askForLink: () => void) {
  return [
    keymap({
      'Mod-b': toggleBold,
      'Mod-k': () => {
        askForLink()
        return true
      },
      'Mod-z': undo,
      'Mod-y': redo,
      'Mod-Shift-z': redo,
      'Shift-Enter': baseKeymap['Enter'] as Command,
      Enter: leaveBlock(isEmpty),
      Backspace: chainCommands(
        deleteSelection,
        leaveBlock(isAtStart),
        selectNodeBackward,
        joinTextblockBackward,
      ),
    }),
    keymap(baseKeymap),
    history(),
    rewritePlugin(),
  ]
}

/** Inserts pictures below the current line and sets the caret below them. */
export function insertPictures(
  state: EditorState,
  pictures: readonly MarkedPicture[],
): Transaction {
  const { lines, last } = selectedLines(state)
  const line = lines[last]
  const isEmpty = line?.type === 'paragraph' && line.node.content.size === 0
  const at = isEmpty ? last : last + 1
  const below: Line[] = isEmpty
    ? []
    : [{ type: 'paragraph', number: null, node: schema.node('paragraph') }]
  const inserted = [...pictures.map(lineOfPicture), ...below]
  const tr = setLines(state, lines.toSpliced(at, 0, ...inserted))
  return closeHistory(caretAt(tr, at + pictures.length, 0))
}

export function insertLines(state: EditorState, pasted: readonly Line[]): Transaction {
  const { lines, first, last, before, after } = selectedLines(state)
  const [start, end] = [lines[first], lines[last]]
  const [one, ...others] = pasted
  if (!start || !end || !one) return state.tr
  const head: Line = { ...start, node: start.node.cut(0, before) }
  const tail = end.node.cut(end.node.content.size - after)
  const isBegun = head.node.textContent.trim() !== ''
  const isInline = others.length === 0 && one.type !== 'picture'
  const joined: Line[] = !isBegun
    ? [one.type === 'paragraph' ? { ...head, node: one.node } : one]
    : isInline || one.type === 'paragraph'
      ? [{ ...head, node: head.node.copy(head.node.content.append(one.node.content)) }]
      : [head, one]
  const inserted = start.type === 'picture' ? [start, ...pasted] : [...joined, ...others]
  const final = inserted.at(-1)
  let behind: Line[] = []
  let rest = 0
  if (tail.textContent.trim() !== '' && final) {
    if (final.type === 'paragraph' || (isInline && isBegun)) {
      rest = tail.content.size
      const node = final.node.copy(final.node.content.append(tail.content))
      inserted[inserted.length - 1] = { ...final, node }
    } else behind = [{ type: 'paragraph', number: null, node: tail }]
  }
  const next = lines.toSpliced(first, last - first + 1, ...inserted, ...behind)
  return closeHistory(
    caretAt(setLines(state, next), first + inserted.length - 1, rest).scrollIntoView(),
  )
}

function caretAt(tr: Transaction, line: number, fromLineEnd: number): Transaction {
  const at = (lineEnds(tr.doc)[line] ?? tr.doc.content.size) - fromLineEnd
  return tr.setSelection(Selection.near(tr.doc.resolve(at), -1))
}

/** Swaps the picture at a position with the line above or below it. */
export function moveLine(state: EditorState, at: number, by: 1 | -1): Transaction {
  const lines = linesOf(state.doc)
  const index = lineEnds(state.doc).indexOf(at + 1)
  const [line, other] = [lines[index], lines[index + by]]
  if (!line || !other) return state.tr
  return setLines(state, lines.with(index, other).with(index + by, line))
}

export function caretBelow({ tr, doc }: EditorState, at: number): Transaction {
  return tr.setSelection(Selection.near(doc.resolve(at + 1), 1)).scrollIntoView()
}

interface Link {
  from: number
  to: number
  words: string
  address: string
}

/** Returns the link that contains the selection, or the selection itself if there is no link. */
export function linkAtSelection({ doc, selection }: EditorState): Link {
  const { $from, from, to, empty } = selection
  const links: Link[] = []
  $from.parent.forEach((node, offset) => {
    const [{ address = '' } = {}] = runsOf(Fragment.from(node))
    const last = links.at(-1)
    const start = $from.start() + offset
    const words = node.text ?? ''
    if (last?.to === start && last.address === address) {
      last.to += node.nodeSize
      last.words += words
    } else links.push({ from: start, to: start + node.nodeSize, words, address })
  })
  const around = links.find((link) => {
    if (link.address === '') return false
    return empty ? link.from < from && from < link.to : link.from <= from && to <= link.to
  })
  return around ?? { from, to, words: doc.textBetween(from, to, ' '), address: '' }
}

/** Links the text from `from` to `to`, or removes the link if the address is ''. */
export function setLink({ tr, doc }: EditorState, { from, to, words, address }: Link): Transaction {
  const text = words.replace(/\s+/g, ' ').trim() || address
  let end = to
  if (text !== doc.textBetween(from, to, ' ').trim()) {
    tr.insertText(text, from, to)
    end = from + text.length
  }
  const type = schema.marks.link
  if (address === '') tr.removeMark(from, end, type)
  else tr.addMark(from, end, schema.mark('link', { href: address }))
  return closeHistory(tr.setSelection(TextSelection.create(tr.doc, end)).removeStoredMark(type))
}
