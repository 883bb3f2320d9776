import { linkAddress } from '../link-address'
import { lineOf, type TextRun } from '../rich-text/text-runs'
import { type DroppedContent, noDroppedContent } from './dropped-content'
import {
  isBlock,
  isBold,
  isHidden,
  isPicture,
  isSubheading,
  isTabular,
  isWordMark,
  itemMark,
  preservesLineBreaks,
  notePart,
  imageEmoji,
  neutraliseStyles,
  wordMark,
} from './inline-styles'
import { EMPTY_CELL, textToMarkup } from './text-to-markup'

/** Elements whose style the stored markup cannot express. */
const UNSUPPORTED_STYLES: Readonly<Record<string, keyof DroppedContent>> = {
  blockquote: 'quotes',
  code: 'codes',
  em: 'italics',
  hr: 'rules',
  i: 'italics',
  s: 'strikes',
  strike: 'strikes',
}

/** Inherited style and line-break behaviour of an element. */
interface Around {
  isBold: boolean
  address: string
  preservesLineBreaks: boolean
  /**
   * Content that may start a new line: anything, only nested lists (in an item), or nothing (in a subheading or cell).
   */
  lineEnds: 'all' | 'lists' | 'none'
}

const plainRun = (text: string): TextRun => ({ text, isBold: false, address: '' })

const PLAIN: Around = { isBold: false, address: '', preservesLineBreaks: false, lineEnds: 'all' }

/** Converts HTML of the clipboard to the stored markup. Parsing the HTML loads no files and runs no scripts. */
export function htmlToMarkup(html: string, origin: string) {
  const page = new DOMParser().parseFromString(neutraliseStyles(html), 'text/html')
  return markupOf(page.body, origin)
}

/** Converts the content of `root` to the stored markup and counts elements that the markup cannot express. */
export function markupOf(
  root: Element,
  origin: string,
): { markup: string; leftOut: DroppedContent } {
  const leftOut = noDroppedContent()
  const signs = { footnotes: 0, comments: 0 }
  const lines: string[] = []
  let runs: TextRun[] = []
  let mark = ''

  function endLine(nextMark = '') {
    const words = lineOf(runs).replace(/ +/g, ' ')
    if (words) lines.push(mark + words)
    runs = []
    mark = nextMark
  }

  function addText(text: string, { isBold, address }: Around) {
    runs.push({ text: text.replace(/\s+/g, ' '), isBold, address })
  }

  function walk(node: Node, around: Around) {
    if (node.nodeType === Node.TEXT_NODE) readText(node.nodeValue ?? '', around)
    else if (node instanceof Element && !isHidden(node) && !isWordMark(node)) read(node, around)
  }

  const walkAll = (element: Element, around: Around) =>
    element.childNodes.forEach((child) => walk(child, around))

  function readText(text: string, around: Around) {
    const pieces = around.preservesLineBreaks ? text.split('\n') : [text]
    pieces.forEach((piece, index) => {
      if (index > 0) breakLine(around)
      addText(piece, around)
    })
  }

  function breakLine(around: Around) {
    if (around.lineEnds === 'all') endLine()
    else addText(' ', around)
  }

  function read(element: Element, outer: Around) {
    const note = notePart(element)
    if (note) {
      ;(note.isSign ? signs : leftOut)[note.of] += 1
      return
    }
    const around: Around = {
      ...outer,
      isBold: isBold(element, outer.isBold),
      preservesLineBreaks: preservesLineBreaks(element, outer.preservesLineBreaks),
    }
    const look = UNSUPPORTED_STYLES[element.localName]
    // A rule with a width is Word's footnote separator.
    const isSeen = look === 'rules' ? !element.hasAttribute('width') : element.textContent.trim()
    if (look && isSeen) leftOut[look] += 1
    const item = wordMark(element)
    if (around.lineEnds === 'all' && item !== null) readItem(element, item, around)
    else if (around.lineEnds === 'all' && isSubheading(element)) readSubheading(element, around)
    else
      switch (element.localName) {
        case 'br':
          return breakLine(around)
        case 'img':
          return readPicture(element, around)
        case 'video':
        case 'audio':
        case 'iframe':
        case 'object':
        case 'embed':
          leftOut.videos += 1
          return
        case 'ul':
        case 'ol':
          return readList(element, around)
        case 'li':
          return readItem(element, itemMark(null, element, 1), around)
        case 'a':
          return walkAll(element, { ...around, address: addressOf(element) })
        case 'table':
          return readTable(element as HTMLTableElement, around)
        default:
          return readOther(element, around)
      }
  }

  function readOther(element: Element, around: Around) {
    if (!isBlock(element)) return walkAll(element, around)
    breakLine(around)
    walkAll(element, around)
    breakLine(around)
  }

  function readSubheading(element: Element, around: Around) {
    endLine('## ')
    walkAll(element, { ...around, lineEnds: 'none' })
    runs = runs.map((run) => ({ ...run, isBold: false }))
    endLine()
  }

  function readPicture(image: Element, around: Around) {
    const sign = imageEmoji(image)
    if (sign) addText(sign, around)
    else if (isPicture(image)) leftOut.pictures += 1
  }

  function readList(list: Element, around: Around) {
    let number = Number(list.getAttribute('start') ?? 1)
    for (const child of list.children) {
      if (child.localName !== 'li') walk(child, around)
      else if (!isHidden(child)) {
        number = Number(child.getAttribute('value') ?? number)
        const isInner = isBold(child, around.isBold)
        readItem(child, itemMark(list, child, number), { ...around, isBold: isInner })
        number += 1
      }
    }
  }

  function readItem(item: Element, itsMark: string, around: Around) {
    if (around.lineEnds === 'none') return readOther(item, around)
    endLine(itsMark)
    walkAll(item, { ...around, lineEnds: 'lists' })
    endLine()
  }

  /**
   * Writes each row as a line with dashes between its cells. Marks empty cells that other cells follow, so that the
   * columns remain distinguishable.
   */
  function readTable(table: HTMLTableElement, around: Around) {
    if (around.lineEnds !== 'all' || !isTabular(table)) return readOther(table, around)
    leftOut.tables += 1
    if (table.caption) walk(table.caption, around)
    for (const row of table.rows) {
      endLine()
      const cells = [...row.cells].map((cell) => {
        runs = []
        walkAll(cell, { ...around, isBold: isBold(cell, around.isBold), lineEnds: 'none' })
        return runs
      })
      const filled = cells.findLastIndex((cell) => lineOf(cell) !== '')
      runs = cells
        .slice(0, filled + 1)
        .flatMap((cell, at) => [
          ...(at === 0 ? [] : [plainRun(' — ')]),
          ...(lineOf(cell) === '' ? [plainRun(EMPTY_CELL)] : cell),
        ])
    }
    endLine()
  }

  function addressOf(link: Element): string {
    const href = link.getAttribute('href')?.trim() ?? ''
    // A relative path would refer to the site that the text was copied from.
    const address = /^(?:https?|mailto|tel):/i.test(href) ? linkAddress(href, origin) : null
    if (address === null && !/^(?:#|javascript:|$)/i.test(href)) leftOut.links += 1
    return address ?? ''
  }

  walk(root, PLAIN)
  endLine()
  leftOut.footnotes = Math.max(leftOut.footnotes, signs.footnotes)
  leftOut.comments = Math.max(leftOut.comments, signs.comments)
  const text = textToMarkup(lines.join('\n'))
  for (const [part, count] of Object.entries(text.leftOut))
    leftOut[part as keyof DroppedContent] += count
  return { markup: text.markup, leftOut }
}
