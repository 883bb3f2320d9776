import { safeUrl } from '../links/safe-url'
import { isBucketPicture } from '../pictures/picture'

/*
 * The subset of Markdown in which articles and pages are written: docs/adr/0024-a-subset-of-markdown.md.
 * Whatever is not exactly one of its marks is text and stays as it was typed.
 */

export type Inline = string | Strong | TextLink

interface Strong {
  type: 'strong'
  inlines: Inline[]
}

interface TextLink {
  type: 'link'
  /** Safe: http, https, mailto, tel or a path of this site. */
  href: string
  inlines: Inline[]
}

export type Block =
  | { type: 'paragraph' | 'heading'; inlines: Inline[] }
  | {
      type: 'list'
      /** The number of its first item; null where items have a dot. */
      first: number | null
      items: Inline[][]
    }
  | {
      type: 'picture'
      /** '' while there is none to show. */
      src: string
      alt: string
      /** In pixels; 0 when unknown. */
      width: number
      height: number
    }

/** A line that is a picture: alternative text, address, width, height. */
export const PICTURE_LINE = /^!\[([^[\]]*)\]\((\S*)\)(?:\{width=(\d{1,5}) height=(\d{1,5})\})?$/

/** What begins a line: a subheading, an item, an item with its number; then its words. */
const LINE_MARK = /^(?:(##) +|- +|• *|(\d{1,2})[.)] +)(?=\S)/

/** In this order: a run of asterisks; a link, in it brackets in pairs; an address on its own. */
const MARK =
  /\*+|\[([^[\]]*(?:\[[^[\]]*\][^[\]]*)*)\]\(([^\s()]*(?:\([^\s()]*\)[^\s()]*)*)\)|(?:https?:\/\/|\bwww\.(?=[\w-]+\.\w))[^\s()<>"“”]*(?:\([^\s()<>"“”]*\)[^\s()<>"“”]*)*/gi

/** What ends a sentence or a mark, not the address before it. */
const AFTER_ADDRESS = ".,;:!?'*]}’»…"

/**
 * The blocks of a text: every line that says something is a paragraph, unless it is marked as something
 * else. `joined` leaves lines without a blank one between them in one paragraph, with '\n' between them. The
 * time it takes grows with the text's length and nothing else.
 */
export function parseMarkup(text: string, joined = false): Block[] {
  const blocks: Block[] = []
  let before = ''
  for (const line of text.split(/\r?\n/)) {
    const words = line.trim()
    const last = blocks.at(-1)
    const goesOn = joined && words && before && last?.type === 'paragraph'
    before = words
    const mark = LINE_MARK.exec(words)
    if (mark) {
      const [all, heading, number] = mark
      const inlines = parseInlines(words.slice(all.length))
      if (heading) blocks.push({ type: 'heading', inlines })
      else addItem(blocks, number ? Number(number) : null, inlines)
      continue
    }
    const picture = parsePicture(words)
    if (picture) blocks.push(picture)
    else if (goesOn) for (const inline of ['\n', ...parseInlines(words)]) add(last.inlines, inline)
    else if (words) blocks.push({ type: 'paragraph', inlines: parseInlines(words) })
  }
  return blocks
}

/** Numbers that do not count on begin a list of their own, so that each is shown as it was typed. */
function addItem(blocks: Block[], number: number | null, inlines: Inline[]): void {
  const last = blocks.at(-1)
  const isList = last?.type === 'list'
  const next = isList && last.first !== null ? last.first + last.items.length : null
  if (isList && next === number) last.items.push(inlines)
  else blocks.push({ type: 'list', first: number, items: [inlines] })
}

/** A foreign picture is a link: a page loads nothing from elsewhere because a text says so. */
function parsePicture(line: string): Block | null {
  const found = PICTURE_LINE.exec(line)
  if (!found) return null
  const [, alt = '', address = '', width = 0, height = 0] = found
  // It stands for one that is still being stored.
  const src = address.startsWith('#') ? '' : address
  if (!src || isBucketPicture(src))
    return { type: 'picture', src, alt, width: Number(width), height: Number(height) }
  const link = linkTo(address, [alt || address])
  return link && { type: 'paragraph', inlines: [link] }
}

function linkTo(address: string, inlines: Inline[]): TextLink | null {
  const whole = address.replace(/^www\./i, 'https://$&')
  const href = /^(https?:|mailto:|tel:|\/)/i.test(whole) && safeUrl(whole)
  return href ? { type: 'link', href, inlines } : null
}

function parseInlines(text: string, isLink = false): Inline[] {
  let inlines: Inline[] = []
  /** What stands before bold text that has begun, and how that began. */
  let outer: Inline[] | null = null
  let opened = ''
  let read = 0
  const mark = new RegExp(MARK)
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    const [all, words, address] = found
    add(inlines, text.slice(read, found.index))
    read = found.index + all.length
    const before = text[found.index - 1] ?? ''
    const after = text[read] ?? ''
    if (outer && all === opened && inlines.length > 0 && closes(all, before, after)) {
      add(outer, { type: 'strong', inlines })
      inlines = outer
      outer = null
    } else if (opens(all, before, after) && !(outer && all === '*' && opened === '**')) {
      if (outer) inlines = rejoined(outer, inlines, opened)
      outer = inlines
      opened = all
      inlines = []
    } else {
      const link = isLink || all.startsWith('*') ? null : linkAt(all, words, address)
      if (link) read = found.index + link.length
      // What is in brackets may hold marks of its own.
      else if (words !== undefined) read = found.index + 1
      add(inlines, link?.inline ?? text.slice(found.index, read))
    }
    mark.lastIndex = read
  }
  add(inlines, text.slice(read))
  return outer ? rejoined(outer, inlines, opened) : inlines
}

// A single asterisk is one of WhatsApp's, which people type by habit. It is read here and not only when
// pasted, for what is typed is what is stored; at a word's edges only, so that `2*3*4` stays.
function opens(mark: string, before: string, after: string): boolean {
  if (mark === '**') return /\S/.test(after)
  return mark === '*' && !/[\p{L}\p{N}]/u.test(before) && /[^\s)\].,;:!?]/.test(after)
}

function closes(mark: string, before: string, after: string): boolean {
  return /\S/.test(before) && (mark === '**' || !/[\p{L}\p{N}#]/u.test(after))
}

/** The link that begins `text`, and how much of it that is. */
function linkAt(text: string, words?: string, address?: string) {
  if (words !== undefined && address !== undefined) {
    const inline = linkTo(address, parseInlines(words, true))
    return inline && words.trim() ? { inline, length: text.length } : null
  }
  let length = text.length
  while (AFTER_ADDRESS.includes(text[length - 1] ?? ' ')) length -= 1
  const inline = linkTo(text.slice(0, length), [text.slice(0, length)])
  return inline && { inline, length }
}

/** Bold text that never ended is none. */
function rejoined(outer: Inline[], inlines: Inline[], opened: string): Inline[] {
  add(outer, opened)
  for (const inline of inlines) add(outer, inline)
  return outer
}

function add(inlines: Inline[], inline: Inline): void {
  const last = inlines.at(-1)
  if (typeof last === 'string' && typeof inline === 'string')
    inlines[inlines.length - 1] = last + inline
  else if (inline) inlines.push(inline)
}
