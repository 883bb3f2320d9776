import { strFromU8 } from 'fflate'
import { LIMITS } from '@/domain/limits'
import {
  type Cell,
  cellOf,
  columnLetter,
  isEmptyRow,
  rangesOf,
  type Sheet,
  FORMULA_WITHOUT_VALUE,
} from '@/domain/sheets/cell'
import { UserFacingError } from '../errors'
import { applyFormat, builtInFormat } from './number-format'
import { openZip, TooLargeError } from './open-zip'
import { SAVE_AS, TOO_MANY_ROWS } from './sheet-texts'

const BROKEN = `Berkas ini rusak atau bukan berkas Excel. ${SAVE_AS}`

/** Last row and column that are read, because a distant cell in a malicious file could exhaust the memory. */
const LAST = { row: 100_000, column: 701 }

/** Dates of day 0 in Excel for Windows, and in old Excel for Mac. */
const EPOCHS = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) }

/** Reads the visible sheets with content of an .xlsx file, as Excel shows them. Throws a `UserFacingError`. */
export function readXlsx(bytes: Uint8Array): Sheet[] {
  const parts = openParts(bytes)
  if (![...parts.keys()].some((name) => name.startsWith('xl/')))
    throw new UserFacingError(
      'Berkas ini bukan berkas Excel. Buka di program asalnya, Simpan sebagai .xlsx, lalu pilih lagi.',
    )
  const path = [...relationsOf(parts, '').values()].find(
    ({ type }) => type === 'officeDocument',
  )?.target
  if (path?.endsWith('.bin'))
    throw new UserFacingError(`Format .xlsb tidak dapat dibaca. ${SAVE_AS}`)
  const workbook = partOf(parts, path)
  const relations = relationsOf(parts, path ?? '')
  const optional = (wanted: string) => {
    const part = [...relations.values()].find(({ type }) => type === wanted)
    return part && parts.has(part.target) ? partOf(parts, part.target) : null
  }
  const book: Book = {
    texts: elements(optional('sharedStrings'), 'si').map(textIn),
    formats: formatsOf(optional('styles')),
    epoch: EPOCHS[isTrue(elements(workbook, 'workbookPr')[0], 'date1904') ? 1904 : 1900],
  }

  const sheets: Sheet[] = []
  const hidden: string[] = []
  const others: string[] = []
  let isHidden = false
  for (const element of elements(workbook, 'sheet')) {
    const name = element.getAttribute('name') ?? ''
    const relation = relations.get(relationId(element))
    if (/hidden/i.test(element.getAttribute('state') ?? '')) hidden.push(name)
    else if (relation && relation.type !== 'worksheet') others.push(name)
    else {
      const { rows, notes } = rowsOf(partOf(parts, relation?.target, true), book)
      isHidden ||= notes.length > 0
      if (!rows.every(isEmptyRow)) sheets.push({ name, rows, notes })
    }
  }
  if (sheets.length === 0 && (hidden.length > 0 || isHidden))
    throw new UserFacingError(
      'Isi berkas ini disembunyikan. Tampilkan lembar, baris, dan kolom tabelnya di Excel, simpan, lalu pilih lagi.',
    )
  if (sheets.length === 0 && others.length > 0)
    throw new UserFacingError(
      'Berkas ini hanya berisi lembar grafik atau makro. Pilih berkas yang berisi tabelnya.',
    )
  const notes = [
    hidden.length > 0 && `Lembar yang disembunyikan tidak dibaca: ${hidden.join(', ')}.`,
    others.length > 0 && `Lembar grafik atau makro tidak dibaca: ${others.join(', ')}.`,
  ].filter((note) => note !== false)
  return sheets.map((sheet) => ({ ...sheet, notes: [...notes, ...sheet.notes] }))
}

type Parts = ReadonlyMap<string, Uint8Array>

/** Workbook data that the cells of all sheets refer to. */
interface Book {
  texts: readonly string[]
  formats: readonly string[]
  epoch: number
}

function openParts(bytes: Uint8Array): Parts {
  try {
    return openZip(bytes, ['.xml', '.rels'])
  } catch (error) {
    throw new UserFacingError(
      error instanceof TooLargeError
        ? 'Isi berkas ini terlalu besar. Salin tabelnya saja ke berkas baru, lalu pilih berkas itu.'
        : BROKEN,
    )
  }
}

/** Parses a part of the file. Refuses a worksheet with too many rows before parsing. */
function partOf(parts: Parts, path: string | undefined, isSheet = false): Document {
  const xml = strFromU8(parts.get(path ?? '') ?? new Uint8Array())
  if (isSheet && filledRows(xml) > LIMITS.sheetRows) throw new UserFacingError(TOO_MANY_ROWS)
  // Entities of a document type can expand to gigabytes. Excel writes none.
  const document = /<!DOCTYPE/i.test(xml)
    ? null
    : new DOMParser().parseFromString(xml, 'application/xml')
  if (!document || elements(document, 'parsererror').length > 0) throw new UserFacingError(BROKEN)
  return document
}

function filledRows(xml: string): number {
  return xml.split(/<(?:\w+:)?row[\s>]/).filter((row) => /<(?:\w+:)?[vt][\s>]/.test(row)).length
}

/** Returns elements by local name, because programs use different prefixes and namespaces (strict OOXML). */
function elements(parent: Document | Element | null, name: string): Element[] {
  return [...(parent?.getElementsByTagNameNS('*', name) ?? [])]
}

function childOf(parent: Element, name: string): Element | undefined {
  return [...parent.children].find(({ localName }) => localName === name)
}

const isTrue = (element: Element | undefined, attribute: string) =>
  /^(1|true)$/.test(element?.getAttribute(attribute) ?? '')

interface Relation {
  /** Last segment of the part's type: `worksheet`, `chartsheet`. */
  type: string
  target: string
}

/** Returns the parts to which a part refers, by id. '' stands for the file itself. */
function relationsOf(parts: Parts, path: string): ReadonlyMap<string, Relation> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const file = `${folder}_rels/${path.slice(folder.length)}.rels`
  return new Map(
    elements(partOf(parts, file), 'Relationship').map((element) => {
      const [id, type, target] = ['Id', 'Type', 'Target'].map(
        (name) => element.getAttribute(name) ?? '',
      )
      const resolved = new URL(target ?? '', `file:///${folder}`).pathname.slice(1)
      return [id ?? '', { type: /[^/]*$/.exec(type ?? '')?.[0] ?? '', target: resolved }]
    }),
  )
}

const relationId = ({ attributes }: Element) =>
  [...attributes].find(({ localName, namespaceURI }) => localName === 'id' && namespaceURI)
    ?.value ?? ''

function formatsOf(styles: Document | null): string[] {
  const codes = new Map(
    elements(styles, 'numFmt').map((element) => [
      element.getAttribute('numFmtId'),
      element.getAttribute('formatCode') ?? '',
    ]),
  )
  return elements(elements(styles, 'cellXfs')[0] ?? null, 'xf').map((element) => {
    const id = element.getAttribute('numFmtId')
    return codes.get(id) ?? builtInFormat(Number(id))
  })
}

/** Returns the text of a shared or inline string, without phonetic hints (`rPh`). */
function textIn(element: Element | undefined): string {
  const texts = elements(element ?? null, 't').filter(
    (text) => text.parentElement?.localName !== 'rPh',
  )
  return unescapeText(texts.map(({ textContent }) => textContent).join(''))
}

/** Decodes characters written as `_x000D_` (ECMA-376, ST_Xstring). */
const unescapeText = (text: string) =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

function rowsOf(sheet: Document, book: Book): Pick<Sheet, 'rows' | 'notes'> {
  const hiddenColumns = elements(sheet, 'col').filter((column) => isTrue(column, 'hidden'))
  const isHiddenColumn = (column: number) =>
    hiddenColumns.some(
      (element) =>
        column + 1 >= Number(element.getAttribute('min')) &&
        column + 1 <= Number(element.getAttribute('max')),
    )
  const rows: Cell[][] = []
  const leftOut = { rows: new Set<number>(), columns: new Set<number>() }
  let row = 0
  for (const element of elements(sheet, 'row')) {
    row = Number(element.getAttribute('r') ?? row + 1)
    let column = -1
    for (const child of element.children) {
      if (child.localName !== 'c') continue
      column = columnOf(child.getAttribute('r')) ?? column + 1
      const cell = valueOf(child, book)
      if (cell === null) continue
      if (!(row <= LAST.row && column <= LAST.column)) throw new UserFacingError(BROKEN)
      if (isTrue(element, 'hidden')) leftOut.rows.add(row)
      else if (isHiddenColumn(column)) leftOut.columns.add(column)
      else {
        while (rows.length < row) rows.push([])
        const cells = rows[row - 1] ?? []
        while (cells.length < column) cells.push(null)
        cells[column] = cell
      }
    }
  }
  const notes = [
    leftOut.rows.size > 0 &&
      `Baris ${rangesOf([...leftOut.rows])} disembunyikan atau disaring di Excel, jadi tidak dibaca.`,
    leftOut.columns.size > 0 &&
      `Kolom ${[...leftOut.columns]
        .sort((a, b) => a - b)
        .map(columnLetter)
        .join(', ')} disembunyikan di Excel, jadi tidak dibaca.`,
  ]
  return { rows, notes: notes.filter((note) => note !== false) }
}

/** Returns the index of the column in an address such as `AB12`, if the address has one. */
function columnOf(address: string | null): number | undefined {
  const letters = /^([A-Z]+)\d/i.exec(address ?? '')?.[1]?.toUpperCase()
  if (letters === undefined) return undefined
  return [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function valueOf(element: Element, { texts, formats, epoch }: Book): Cell {
  const type = element.getAttribute('t') ?? 'n'
  if (type === 'inlineStr') return cellOf(textIn(childOf(element, 'is')))
  const value = childOf(element, 'v')
  const text = value?.textContent.trim() ?? ''
  if (type === 'e') return { fault: text || FORMULA_WITHOUT_VALUE }
  if (type === 'str' && value) return cellOf(unescapeText(value.textContent))
  if (text === '') return childOf(element, 'f') ? { fault: FORMULA_WITHOUT_VALUE } : null
  if (type === 's') {
    const shared = texts[Number(text)]
    return shared === undefined
      ? { fault: 'isi selnya rusak; ketik ulang di Excel' }
      : cellOf(shared)
  }
  if (type === 'b') return text === '1'
  if (type === 'd' && !Number.isNaN(Date.parse(text)))
    return new Date(/T[^Z]*$/.test(text) ? `${text}Z` : text)
  const number = Number(text)
  if (Number.isNaN(number)) return { fault: 'isi selnya rusak; ketik ulang di Excel' }
  return applyFormat(number, formats[Number(element.getAttribute('s') ?? 0)] ?? '', epoch)
}
