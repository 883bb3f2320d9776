/*
 * Reads how office and mail programs express styles in HTML. Uses the raw style text, because browsers drop
 * the `mso-` properties of Word.
 */

const STYLE = 'data-style'

/** Renames style elements and attributes, which the security policy forbids and browsers would report. */
export function neutraliseStyles(html: string): string {
  return html
    .replace(/(<\/?)style\b/gi, '$1template')
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ` ${STYLE}=`))
}

const INVISIBLE = new Set(
  'script style template noscript head title meta link xml svg canvas input button select textarea del'.split(
    ' ',
  ),
)

const BLOCKS = new Set(
  'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form header h1 h2 h3 h4 h5 h6 hr li main nav p pre section summary td th tr'.split(
    ' ',
  ),
)

export const isBlock = (element: Element): boolean => BLOCKS.has(element.localName)

/** Returns the lower-case value of a style property, or ''. */
function styleOf(element: Element, property: string): string {
  const style = element.getAttribute(STYLE) ?? ''
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':')
    if (declaration.slice(0, colon).trim().toLowerCase() === property)
      return declaration
        .slice(colon + 1)
        .trim()
        .toLowerCase()
  }
  return ''
}

export function isHidden(element: Element): boolean {
  return (
    INVISIBLE.has(element.localName) ||
    element.hasAttribute('hidden') ||
    styleOf(element, 'display').startsWith('none') ||
    styleOf(element, 'visibility').startsWith('hidden') ||
    styleOf(element, 'mso-hide') === 'all'
  )
}

/** Decides whether an element is bold, given its parent. Google Docs wraps everything in a `<b>` with normal weight. */
export function isBold(element: Element, around: boolean): boolean {
  const weight = styleOf(element, 'font-weight')
  if (/^(?:bold|[6-9]00)/.test(weight)) return true
  if (/^(?:normal|lighter|[1-5]00)/.test(weight)) return false
  return around || /^(?:b|strong)$/.test(element.localName)
}

/** Decides whether line breaks in the text of an element are significant. */
export function preservesLineBreaks(element: Element, around: boolean): boolean {
  const space = styleOf(element, 'white-space')
  return space ? space.startsWith('pre') : around || element.localName === 'pre'
}

export function isSubheading(element: Element): boolean {
  return (
    /^h[1-6]$/.test(element.localName) ||
    element.getAttribute('role') === 'heading' ||
    /^Mso(?:Title|Subtitle)/.test(element.className)
  )
}

/**
 * Returns the bullet or number of a Word list item, which is a paragraph. Returns null for other elements.
 */
export function wordMark(element: Element): string | null {
  if (!/^l\d/.test(styleOf(element, 'mso-list'))) return null
  const spans = [...element.querySelectorAll(`[${STYLE}*="mso-list"]`)]
  const written = spans.find(isWordMark)?.textContent.trim() ?? ''
  return /[\p{L}\p{N}].*[.)]$/u.test(written) ? `${written} ` : '- '
}

export const isWordMark = (element: Element): boolean => styleOf(element, 'mso-list') === 'ignore'

export function itemMark(list: Element | null, item: Element, number: number): string {
  if (list?.localName !== 'ol') return '- '
  const type = styleOf(item, 'list-style-type') || styleOf(list, 'list-style-type')
  const isLetter = /^[aA]$/.test(list.getAttribute('type') ?? '') || /-(?:alpha|latin)$/.test(type)
  return isLetter && number <= 26 ? `${String.fromCharCode(96 + number)}. ` : `${number}. `
}

/** Matches links to footnotes of Word, Google Docs, LibreOffice and Wikipedia. */
const NOTE = /#(?:_ftn|_edn|ftnt|sdfootnote|sdendnote|cite_note)/
const COMMENT = /#(?:_msocom|cmnt)/

/** Returns the role of an element in a footnote or comment: reference or note. Returns null for other elements. */
export function notePart(
  element: Element,
): { of: 'footnotes' | 'comments'; isSign: boolean } | null {
  const kind = styleOf(element, 'mso-element')
  if (kind === 'footnote' || kind === 'endnote' || /^sd(?:foot|end)note\d+$/.test(element.id))
    return { of: 'footnotes', isSign: false }
  if (kind === 'comment') return { of: 'comments', isSign: false }
  const href = element.localName === 'a' ? (element.getAttribute('href') ?? '') : ''
  if (NOTE.test(href)) return { of: 'footnotes', isSign: true }
  return COMMENT.test(href) ? { of: 'comments', isSign: true } : null
}

/** Decides whether an image is content, unlike tracking pixels and check boxes. */
export function isPicture(image: Element): boolean {
  const isDot = ['width', 'height'].some((side) => Number(image.getAttribute(side) ?? 2) < 2)
  return !isDot && !image.closest('[role="checkbox"]')
}

/**
 * Returns the emoji of an image. Mail and chat programs send emoji such as 👍 as images with alternative text.
 */
export function imageEmoji(image: Element): string {
  const alt = image.getAttribute('alt') ?? ''
  return /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator})\P{L}*$/u.test(alt) ? alt : ''
}

/** Decides whether a table has columns with a meaning. Other tables are used for layout. */
export function isTabular(table: HTMLTableElement): boolean {
  return (
    table.getAttribute('role') !== 'presentation' &&
    !table.querySelector('table') &&
    [...table.rows].some(({ cells }) => cells.length > 1)
  )
}
