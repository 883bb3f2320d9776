import { safeUrl } from '../links/safe-url'
import { isBucketPicture } from '../pictures/picture'
import { PICTURE_LINE } from '../pictures/picture-mark'

/*
 * Subset of Markdown for articles and pages: docs/adr/0024-store-formatted-text-in-a-subset-of-markdown.md. Everything that is not
 * exactly one of its marks is text and stays as typed.
 */

export type Inline = string | Strong | TextLink

interface Strong {
  type: 'strong'
  inlines: Inline[]
}

interface TextLink {
  type: 'link'
  /** Safe address: http, https, mailto, tel or a path of this site. */
  href: string
  inlines: Inline[]
}

export type Block =
  | { type: 'paragraph' | 'heading'; inlines: Inline[] }
  | {
      type: 'list'
      first: number | null
      items: Inline[][]
    }
  | {
      type: 'picture'
      /** Address, or '' while the picture is being uploaded. */
      src: string
      alt: string
      /** Width in pixels, 0 if unknown. */
      width: number
      height: number
    }

/** Matches the mark at the start of a subheading, list item or numbered item. */
const LINE_MARK = /^(?:(##) +|- +|• *|(\d{1,2})[.)] +)(?=\S)/

/** Matches inline markup: asterisks, a link in brackets, or an address. */
const MARK =
  /\*+|\[([^[\]]*(?:\[[^[\]]*\][^[\]]*)*)\]\(([^\s()]*(?:\([^\s()]*\)[^\s()]*)*)\)|(?:https?:\/\/|\bwww\.(?=[\w-]+\.\w))[^\s()<>"“”]*(?:\([^\s()<>"“”]*\)[^\s()<>"“”]*)*/gi

/** Characters after an address that are not part of the address. */
const AFTER_ADDRESS = ".,;:!?'*]}’»…"

/**
 * Parses the blocks of a text. Every non-empty line is a paragraph unless it starts with a mark. With `joined`,
 * consecutive lines form one paragraph with '\n' between them. Takes linear time.
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

/** Starts a new list if the number does not continue the previous list, so that numbers are displayed as typed. */
function addItem(blocks: Block[], number: number | null, inlines: Inline[]): void {
  const last = blocks.at(-1)
  const isList = last?.type === 'list'
  const next = isList && last.first !== null ? last.first + last.items.length : null
  if (isList && next === number) last.items.push(inlines)
  else blocks.push({ type: 'list', first: number, items: [inlines] })
}

/** Converts a picture on another website to a link, because pages must not load files from other hosts. */
function parsePicture(line: string): Block | null {
  const found = PICTURE_LINE.exec(line)
  if (!found) return null
  const [, alt = '', address = '', width = 0, height = 0] = found
  // Placeholder of a picture that is still being uploaded.
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
  /** Inline elements before an unclosed bold mark, and the mark itself. */
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
      if (outer) inlines = restoreUnclosedMark(outer, inlines, opened)
      outer = inlines
      opened = all
      inlines = []
    } else {
      const link = isLink || all.startsWith('*') ? null : linkAt(all, words, address)
      if (link) read = found.index + link.length
      // The text in brackets may contain markup itself.
      else if (words !== undefined) read = found.index + 1
      add(inlines, link?.inline ?? text.slice(found.index, read))
    }
    mark.lastIndex = read
  }
  add(inlines, text.slice(read))
  return outer ? restoreUnclosedMark(outer, inlines, opened) : inlines
}

// People use WhatsApp's single asterisk out of habit. It is a mark only at word boundaries, so `2*3*4` stays unchanged.
function opens(mark: string, before: string, after: string): boolean {
  if (mark === '**') return /\S/.test(after)
  return mark === '*' && !/[\p{L}\p{N}]/u.test(before) && /[^\s)\].,;:!?]/.test(after)
}

function closes(mark: string, before: string, after: string): boolean {
  return /\S/.test(before) && (mark === '**' || !/[\p{L}\p{N}#]/u.test(after))
}

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

function restoreUnclosedMark(outer: Inline[], inlines: Inline[], opened: string): Inline[] {
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
