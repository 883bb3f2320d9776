import type { Fragment, Node } from 'prosemirror-model'
import { type Inline, parseMarkup } from '@/domain/markup/markup'
import { isPendingPicture } from '@/domain/pictures/pending-pictures'
import { isBucketPicture } from '@/domain/pictures/picture'
import { type MarkedPicture, pictureMark, picturesIn } from '@/domain/pictures/picture-mark'
import { lineOf, type TextRun } from './text-runs'
import { schema } from './schema'

export interface Line {
  type: 'paragraph' | 'heading' | 'item' | 'picture'
  /** Number of a numbered item, 'next' to continue the list, otherwise null. */
  number: number | 'next' | null
  node: Node
}

export function toDoc(markup: string): Node {
  return docOf(parseLines(markup))
}

/** Serialises the document to stored markup. Omits empty lines, which readers do not see. */
export function toMarkup(doc: Node): string {
  return linesOf(doc).map(markupOf).filter(Boolean).join('\n')
}

export function parseLines(markup: string): Line[] {
  // The markup parser drops the sources of pictures that are still being uploaded.
  const pictures = picturesIn(markup).filter(isOwn)
  return parseMarkup(markup).flatMap((block): Line | Line[] => {
    switch (block.type) {
      case 'list': {
        const { first } = block
        return block.items.map((inlines, index) => {
          const number = first === null ? null : first + index
          return { type: 'item', number, node: schema.node('item', null, textOf(inlines)) }
        })
      }
      case 'picture':
        return lineOfPicture(pictures.shift() ?? block)
      default: {
        const { type } = block
        return { type, number: null, node: schema.node(type, null, textOf(block.inlines)) }
      }
    }
  })
}

export function lineOfPicture({ src, alt, width, height }: MarkedPicture): Line {
  const node = schema.node('picture', { src, alt, width, height })
  return { type: 'picture', number: null, node }
}

const isOwn = (picture: MarkedPicture) =>
  picture.src === '' || isPendingPicture(picture) || isBucketPicture(picture.src)

function textOf(inlines: readonly Inline[], marks = schema.text(' ').marks): Node[] {
  return inlines.flatMap((inline) => {
    if (typeof inline === 'string') return schema.text(inline, marks)
    if (inline.type === 'strong') return textOf(inline.inlines, schema.mark('bold').addToSet(marks))
    // Readers see plain addresses as links anyway, so the editor adds no link mark to them.
    const [words, ...others] = inline.inlines
    if (
      typeof words === 'string' &&
      others.length === 0 &&
      /^(?:https?:|www\.)/i.test(words) &&
      inline.href === words.replace(/^www\./i, 'https://$&')
    )
      return schema.text(words, marks)
    return textOf(inline.inlines, schema.mark('link', { href: inline.href }).addToSet(marks))
  })
}

export function linesOf(doc: Node): Line[] {
  return doc.children.flatMap((block): Line | Line[] => {
    if (block.type.name !== 'list')
      return { type: block.type.name as Line['type'], number: null, node: block }
    const first = block.attrs['first'] as number | null
    return block.children.map((node, index) => {
      return { type: 'item', number: first === null ? null : first + index, node }
    })
  })
}

/** Builds a document. Adjacent items form a list, as in the rendered text. */
export function docOf(lines: readonly Line[]): Node {
  const blocks: Node[] = []
  for (const line of lines) {
    const { number } = line
    if (line.type !== 'item') {
      blocks.push(retyped(line))
      continue
    }
    const last = blocks.at(-1)
    const isList = last?.type.name === 'list'
    const first = isList ? (last.attrs['first'] as number | null) : null
    const next = first === null ? null : first + (last?.childCount ?? 0)
    const isNext = isList && (number === 'next' ? next !== null : number === next)
    if (last && isNext) blocks[blocks.length - 1] = last.copy(last.content.addToEnd(retyped(line)))
    else blocks.push(schema.node('list', { first: number === 'next' ? 1 : number }, retyped(line)))
  }
  // Ensures that there is a paragraph after a final picture.
  if (blocks.at(-1)?.type.name !== 'paragraph' && blocks.at(-1)?.isLeaf !== false)
    blocks.push(schema.node('paragraph'))
  return schema.node('doc', null, blocks)
}

function retyped({ type, node }: Line): Node {
  return node.type.name === type ? node : schema.node(type, null, node.content)
}

export function markupOf({ type, number, node }: Line): string {
  if (type === 'picture') return pictureMark(node.attrs as MarkedPicture)
  const words = lineOf(runsOf(node.content))
  if (words === '') return ''
  const mark = { paragraph: '', heading: '## ', item: number === null ? '- ' : `${number}. ` }[type]
  return mark + words
}

export function runsOf(content: Fragment): TextRun[] {
  const runs: TextRun[] = []
  content.forEach(({ text = '', marks }) => {
    const href: unknown = marks.find(({ type }) => type.name === 'link')?.attrs['href']
    runs.push({
      text,
      isBold: marks.some(({ type }) => type.name === 'bold'),
      address: typeof href === 'string' ? href : '',
    })
  })
  return runs
}
