import { JSDOM } from 'jsdom'
import { markupOf } from '@/components/form/markup/paste/html-to-markup'
import { neutraliseStyles } from '@/components/form/markup/paste/inline-styles'
import type { DroppedContent } from '@/components/form/markup/paste/dropped-content'
import { cleanText } from '@/domain/text/clean-text'

/** Picture in a text of the old site: its path below `desa/`, or the content of a `data:` address. */
export interface OldPicture {
  path: string
  data: Buffer | null
  alt: string
}

interface ConvertedText {
  /** Markup with a placeholder line such as `⟦2⟧` for each picture. */
  markup: string
  pictures: OldPicture[]
  leftOut: DroppedContent
  /** Number of OpenSID shortcodes that were removed. */
  shortcodes: number
  /** Number of links to other websites. Hacked articles have many. */
  links: number
}

const { window } = new JSDOM()
const { document } = window
// The converter of pasted text expects the DOM of a browser.
Object.assign(globalThis, { Node: window.Node, Element: window.Element })

/** Origin that represents this site while links are converted. */
const HERE = 'https://situs-ini.invalid'

function parse(html: string): HTMLElement {
  const body = document.createElement('body')
  body.innerHTML = html
  return body
}

/** Returns the text of HTML or of a plain column in one line. */
export function plainText(html: string): string {
  const text = /[<&]/.test(html)
    ? parse(decodeTwice(html).replace(/<(?:br|\/p|\/div|\/li)\b/gi, ' $&')).textContent
    : html
  return cleanText(text).replace(/\s+/g, ' ')
}

/** Decodes entities twice, because some editors escaped `&nbsp;` and iframes twice. */
function decodeTwice(html: string): string {
  return html
    .replace(/&amp;(nbsp|[lr][sd]quo|hellip|quot|amp|ndash|mdash|#\d{2,5});/gi, '&$1;')
    .replace(/&lt;(iframe\b.*?)&gt;(?:\s*&lt;\/iframe&gt;)?/gi, (_, tag: string) => {
      return `<${tag.replaceAll('&quot;', '"')}></iframe>`
    })
}

/** Converts the HTML of an article to the stored markup like a pasted text, and finds its pictures. */
export function convertHtml(html: string, website: string): ConvertedText {
  let shortcodes = 0
  const text = decodeTwice(html).replace(/\[\[([\w-]+)[^\]]*\]\]/g, (_, name: string) => {
    shortcodes += 1
    return /^(lap|grafik)-/.test(name) ? `<p><a href="${HERE}/apbdes">APBDes</a></p>` : ''
  })
  const root = parse(neutraliseStyles(text))
  // A selector would make jsdom keep the searched document or element in memory.
  const all = <Tag extends 'a' | 'iframe' | 'img'>(tag: Tag) => [...root.getElementsByTagName(tag)]
  const pictures: OldPicture[] = []
  let links = 0
  for (const frame of all('iframe')) linkTo(frame, frame.src, frameLabel)
  for (const link of all('a')) {
    const href = ownAddress(link.getAttribute('href') ?? '', website)
    link.setAttribute('href', href)
    if (/^https?:/i.test(href) && !href.startsWith(HERE)) links += 1
    // A picture that links to its larger version.
    if (link.getElementsByTagName('img').length > 0 && cleanText(link.textContent ?? '') === '')
      link.replaceWith(...link.childNodes)
  }
  for (const image of all('img')) {
    const picture = pictureOf(image)
    if (picture) {
      image.replaceWith(` ⟦${pictures.length}⟧ `)
      pictures.push(picture)
    } else if (/^https?:/i.test(image.src) && !/facebook|fbcdn/i.test(image.src))
      linkTo(image, image.src, () => cleanText(image.alt) || 'Lihat gambar')
  }
  const { markup, leftOut } = markupOf(root, HERE)
  return { markup: onOwnLines(markup), pictures, leftOut, shortcodes, links }
}

function linkTo(element: Element, address: string, label: (a: string) => string) {
  if (!/^(?:https?:)?\/\//i.test(address)) return
  const link = document.createElement('a')
  link.href = address.replace(/^\/\//, 'https://')
  link.textContent = label(address)
  const line = document.createElement('p')
  line.append(link)
  element.replaceWith(line)
}

function frameLabel(address: string): string {
  if (/youtu\.?be|vimeo/i.test(address)) return 'Lihat video'
  return /\/maps?\b|maps\./i.test(address) ? 'Lihat peta' : 'Buka halaman'
}

const NUMERIC_HOST = /^https?:\/\/(?:localhost|\d+\.\d+\.\d+\.\d+)/i

/** Returns the address of a link. Links to pages of the old site become paths that redirect to the new pages. */
function ownAddress(href: string, website: string): string {
  const own = /^(?:\.{0,2}\/)*(?:index\.php\/)?((?:first\/)?artikel\/.+)$/i.exec(
    withoutHost(href.trim(), website),
  )
  if (own) return `${HERE}/${own[1]}`
  if (NUMERIC_HOST.test(href)) return ''
  return /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:\/|$)/i.test(href) ? `https://${href}` : href
}

function withoutHost(address: string, website: string): string {
  const host = website.replace(/^https?:\/\//i, '').replace(/\/.*$/, '')
  return host &&
    address.replace(/^https?:\/\/(?:www\.)?/i, '').startsWith(host.replace(/^www\./, ''))
    ? address.replace(/^https?:\/\/[^/]*/i, '')
    : address
}

/** Returns the picture if it belongs to the old site. */
function pictureOf(image: HTMLImageElement): OldPicture | null {
  const src = image.getAttribute('src')?.trim() ?? ''
  const alt = cleanText(image.alt)
  const embedded = /^data:image\/[\w+.-]+;base64,(.+)$/is.exec(src)
  if (embedded) return { path: '', data: Buffer.from(embedded[1] ?? '', 'base64'), alt }
  const path = /(?:^|\/)desa\/(upload\/.+?)(?:[?#].*)?$/i.exec(src)?.[1]
  return path === undefined ? null : { path: path.replace(/\/{2,}/g, '/'), data: null, alt }
}

/** Moves each picture to a separate line, after the line that contains it. */
function onOwnLines(markup: string): string {
  return markup
    .split('\n')
    .flatMap((line) => {
      const found = line.match(/⟦\d+⟧/g)
      if (!found) return [line]
      const rest = line.replace(/\s*⟦\d+⟧\s*/g, ' ').trim()
      return [...(/[\p{L}\p{N}]/u.test(rest) ? [rest] : []), ...found]
    })
    .join('\n')
}
