import { LIMITS } from '@/domain/limits'
import { cellOf, isEmptyRow, type Sheet } from '@/domain/sheets/cell'
import { parseCsv, UnclosedQuoteError } from '@/domain/text/parse-csv'
import { UserFacingError } from '../errors'
import { SAVE_AS, TOO_MANY_ROWS } from './sheet-texts'

/**
 * Reads the sheets of a file that have content: CSV (UTF-8, UTF-16 or Windows-1252; one sheet) or XLSX, distinguished
 * by content. `separator` overrides the detected separator of a CSV file. Throws a `UserFacingError` with the reason if
 * the file is too large, broken, protected, empty or of another format.
 */
export async function readSheets(file: File, separator?: string): Promise<Sheet[]> {
  if (file.size > LIMITS.tableFile)
    throw new UserFacingError('Berkas terlalu besar: paling besar 2 MB.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const sheets = await sheetsOf(bytes, file.name, separator)
  if (sheets.length === 0) throw new UserFacingError('Berkas ini kosong.')
  return sheets
}

async function sheetsOf(bytes: Uint8Array, name: string, separator?: string): Promise<Sheet[]> {
  const begins = (...start: number[]) => start.every((byte, index) => bytes[index] === byte)
  if (begins(0x50, 0x4b)) {
    const { readXlsx } = await import('./read-xlsx')
    return readXlsx(bytes)
  }
  if (begins(0xd0, 0xcf, 0x11, 0xe0))
    throw new UserFacingError(
      isEncrypted(bytes)
        ? `Berkas ini dilindungi kata sandi. Hapus kata sandinya di Excel, lalu pilih lagi.`
        : `Format .xls lama tidak dapat dibaca. ${SAVE_AS}`,
    )
  if (begins(0x25, 0x50, 0x44, 0x46))
    throw new UserFacingError('PDF tidak dapat dibaca. Ekspor laporannya ke Excel (.xlsx).')
  const text = textOf(bytes)
  if (/^\s*<\?xml[^]{0,1000}urn:schemas-microsoft-com:office:spreadsheet/i.test(text))
    throw new UserFacingError(
      `Format XML lama dari Excel (Lembar Kerja XML 2003) tidak dapat dibaca. ${SAVE_AS}`,
    )
  if (/^\s*<(!doctype|html|table|\?xml)/i.test(text))
    throw new UserFacingError(`Berkas ini halaman web, bukan berkas Excel. ${SAVE_AS}`)
  if (/\0/.test(text.slice(0, 4_096)) || /\.(xlsx?|xlsm|ods)$/i.test(name))
    if (bytes.length > 0)
      throw new UserFacingError(
        'Berkas ini bukan berkas Excel atau CSV. Pilih berkas .xlsx atau .csv.',
      )
  return csvSheets(text, name, separator)
}

/** Returns whether an .xlsx file is encrypted. Excel then puts it into the stream “EncryptedPackage” of an OLE file. */
function isEncrypted(bytes: Uint8Array): boolean {
  return new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage')
}

function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Encoding of Excel's plain CSV on Windows.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function csvSheets(text: string, name: string, chosen?: string): Sheet[] {
  const parsed = parsedCsv(text, chosen)
  const rows = parsed.rows.map((row) => row.map(cellOf))
  if (rows.filter((row) => !isEmptyRow(row)).length > LIMITS.sheetRows)
    throw new UserFacingError(TOO_MANY_ROWS)
  return rows.every(isEmptyRow) ? [] : [{ name, rows, notes: [], separator: parsed.separator }]
}

function parsedCsv(text: string, separator?: string) {
  try {
    return parseCsv(text, 2 * LIMITS.sheetRows, separator)
  } catch (error) {
    if (!(error instanceof UnclosedQuoteError)) throw error
    throw new UserFacingError(
      `Baris ${error.row}: tanda kutip (") dibuka tetapi tidak ditutup, jadi batas barisnya tidak jelas. Hapus atau tutup tanda kutipnya, simpan, lalu pilih lagi.`,
    )
  }
}
