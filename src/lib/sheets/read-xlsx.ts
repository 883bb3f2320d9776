import { strFromU8, strToU8, zipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/browser'
import { withoutMark } from '@/domain/csv'
import { LIMITS } from '@/domain/limits'
import { type Cell, cellOf, isEmptyRow, type Sheet } from '@/domain/sheets/cell'
import { UserFacingError } from '../errors'
import { filledRows, mendSheet } from './mend-sheet'
import { openZip, TooLargeError } from './open-zip'
import { TOO_MANY_ROWS } from './sheet-texts'

const BROKEN =
  'Berkas ini rusak atau bukan berkas Excel. Buka di Excel, Simpan sebagai .xlsx, lalu pilih lagi.'

/** The sheets of an .xlsx that hold anything. Throws a `UserFacingError` for any other content. */
export async function readXlsx(bytes: Uint8Array): Promise<Sheet[]> {
  const sheets = await readXlsxFile(mended(bytes), { trim: false }).catch(() => {
    throw new UserFacingError(BROKEN)
  })
  return sheets
    .map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(toCell)) }))
    .filter(({ rows }) => !rows.every(isEmptyRow))
}

function toCell(value: unknown): Cell {
  if (typeof value === 'string') return cellOf(withoutMark(value))
  if (typeof value === 'number' || typeof value === 'boolean' || value instanceof Date) return value
  return null
}

/** The same file with its faults written out, unpacked safely and counted before anything is parsed. */
function mended(bytes: Uint8Array): ArrayBuffer {
  const entries = opened(bytes)
  if (![...entries.keys()].some((name) => name.startsWith('xl/')))
    throw new UserFacingError(
      'Berkas ini bukan berkas Excel. Buka di program asalnya, Simpan sebagai .xlsx, lalu pilih lagi.',
    )
  const files: Record<string, Uint8Array> = {}
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
  return zipSync(files, { level: 0 }).slice().buffer
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
    return mendSheet(xml)
  } catch {
    throw new UserFacingError(BROKEN)
  }
}
