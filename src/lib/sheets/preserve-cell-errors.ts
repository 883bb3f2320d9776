import { UNCOMPUTED } from '@/domain/sheets/cell'

/** Beyond these nothing of a table stands, but a reader would fill the space up to it. */
const LAST_ROW = 100_000
const LAST_COLUMN = /^[A-Z]{1,2}\d/

class MisplacedCellError extends Error {}

/**
 * The XML of a worksheet with its cells' faults as texts (`#REF!`, and `#RUMUS!` for a formula without a
 * computed value), which the reader takes for empty cells. Throws a `MisplacedCellError` for cells far
 * outside any table.
 */
export function preserveCellErrors(xml: string): string {
  for (const [, row] of xml.matchAll(/<(?:\w+:)?row\s[^<>]*?\br="(\d+)"/g))
    if (Number(row) > LAST_ROW) throw new MisplacedCellError()
  let mended = ''
  let from = 0
  for (const open of xml.matchAll(/<((?:\w+:)?)c(\s[^<>]*?)?(\/?)>/g)) {
    const [tag, prefix = '', attributes = '', closed] = open
    const start = open.index + tag.length
    if (closed) continue
    const end = xml.indexOf(`</${prefix}c>`, start)
    if (end < 0) break
    const content = xml.slice(start, end)
    const address = /\sr="([^"]*)"/.exec(attributes)?.[1]
    if (address !== undefined && (!LAST_COLUMN.test(address) || rowOf(address) > LAST_ROW))
      throw new MisplacedCellError()
    if (!isFaulty(attributes, content)) continue
    const rest = attributes.replace(/\st="[^"]*"/, '')
    const value = /\st="e"/.test(attributes) ? content : `<${prefix}v>${UNCOMPUTED}</${prefix}v>`
    mended += `${xml.slice(from, open.index)}<${prefix}c${rest} t="str">${value}`
    from = end
  }
  return mended + xml.slice(from)
}

const rowOf = (address: string) => Number(address.replace(/^[A-Z]+/, ''))

function isFaulty(attributes: string, content: string): boolean {
  if (/\st="e"/.test(attributes)) return true
  if (!/<(?:\w+:)?f[\s/>]/.test(content)) return false
  const isText = /\st="str"/.test(attributes)
  return isText ? !/<(?:\w+:)?v[\s/>]/.test(content) : !/<(?:\w+:)?v(\s[^<>]*)?>[^<]/.test(content)
}

/** How many rows of a worksheet hold anything. */
export function filledRows(xml: string): number {
  return xml.split(/<(?:\w+:)?row[\s>]/).filter((row) => /<(?:\w+:)?[vt][\s>]/.test(row)).length
}
