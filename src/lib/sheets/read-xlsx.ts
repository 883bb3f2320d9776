import { strFromU8, strToU8, zipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/browser'
import { LIMITS } from '@/domain/limits'
import { type Cell, cellOf, isEmptyRow, type Sheet } from '@/domain/sheets/cell'
import { UserFacingError } from '../errors'
import { filledRows, preserveCellErrors } from './preserve-cell-errors'
import { openZip, TooLargeError } from './open-zip'
import { TOO_MANY_ROWS } from './sheet-texts'

const WORKBOOK = 'xl/workbook.xml'

const BROKEN =
  'Berkas ini rusak atau bukan berkas Excel. Buka di Excel, Simpan sebagai .xlsx, lalu pilih lagi.'

/** The sheets of an .xlsx that hold anything. Throws a `UserFacingError` for any other content. */
export async function readXlsx(bytes: Uint8Array): Promise<Sheet[]> {
  const { file, hidden } = mended(bytes)
  const sheets = await readXlsxFile(file, { trim: false }).catch(() => {
    throw new UserFacingError(BROKEN)
  })
  const filled = sheets
    .map(({ sheet, data }) => ({
      name: sheet,
      rows: data.map((row) => row.map(toCell)),
      notes: [],
    }))
    .filter(({ rows }) => !rows.every(isEmptyRow))
  if (filled.length === 0 && hidden > 0)
    throw new UserFacingError(
      'Lembar yang tampak di berkas ini kosong, yang lain disembunyikan. Tampilkan lembar tabelnya di Excel, simpan, lalu pilih lagi.',
    )
  return filled
}

function toCell(value: unknown): Cell {
  if (typeof value === 'string') return cellOf(value)
  if (typeof value === 'number' || typeof value === 'boolean' || value instanceof Date) return value
  return null
}

/** A sheet that whoever made the file does not show, in the list of a workbook's sheets. */
const HIDDEN =
  /<(?:\w+:)?sheet\s[^<>]*?\bstate=["'](?:hidden|veryHidden)["'][^<>]*?(?:\/>|><\/(?:\w+:)?sheet>)/g

/**
 * The same file with its faults written out and without the sheets that are hidden, of which it tells the
 * number; unpacked safely and counted before anything is parsed.
 */
function mended(bytes: Uint8Array): { file: ArrayBuffer; hidden: number } {
  const entries = opened(bytes)
  if (![...entries.keys()].some((name) => name.startsWith('xl/')))
    throw new UserFacingError(
      'Berkas ini bukan berkas Excel. Buka di program asalnya, Simpan sebagai .xlsx, lalu pilih lagi.',
    )
  const files: Record<string, Uint8Array> = {}
  const workbook = strFromU8(entries.get(WORKBOOK) ?? new Uint8Array())
  entries.set(WORKBOOK, strToU8(workbook.replace(HIDDEN, '')))
  for (const [name, content] of entries) {
    const isSheet = /^xl\/worksheets\/[^/]+\.xml$/.test(name)
    if (!isSheet) {
      files[name] = content
      continue
    }
    const xml = strFromU8(content)
    if (filledRows(xml) > LIMITS.sheetRows) throw new UserFacingError(TOO_MANY_ROWS)
    files[name] = strToU8(mendedXml(xml))
  }
  const hidden = workbook.match(HIDDEN)?.length ?? 0
  return { file: zipSync(files, { level: 0 }).slice().buffer, hidden }
}

function opened(bytes: Uint8Array): Map<string, Uint8Array> {
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

function mendedXml(xml: string): string {
  try {
    return preserveCellErrors(xml)
  } catch {
    throw new UserFacingError(BROKEN)
  }
}
