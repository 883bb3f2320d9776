import { type SheetRow, textOf } from './cell'

/** Account code as written in a file, in segments: `['4', '1', '1', '01']`. */
export type FileCode = readonly string[]

/** Matches segments between dots, after removal of other characters: `4.1.1.01.`, `[01.01.01]`, `5 . 1`. */
const CODE = /^\d{1,3}(\.\d{1,3})*$/

function codeIn(text: string): FileCode | null {
  // Excel marks a cell as text with an apostrophe, which other programs export as part of the text.
  const bare = text.replace(/^'?\[?|\]$/g, '').replace(/\.+$/, '')
  return CODE.test(bare) ? bare.split('.') : null
}

export interface FoundCodes {
  codes: readonly FileCode[]
  /** Whether the second code is in brackets: `5.1.1.01. [01.01.01]`. */
  bracketed: boolean
  unreadable: string
}

/**
 * Returns the codes in the cells of `columns`: one code that is split over several cells (4 | 1 | 1 | 01), or one or
 * two codes in the same cell or in separate cells. Ignores dots at the end.
 */
export function codesIn(row: SheetRow, columns: readonly number[]): FoundCodes {
  const none = { codes: [], bracketed: false, unreadable: '' }
  const cells = columns.map((column) => textOf(row[column])).filter((text) => text !== '')
  if (cells.length === 0) return none
  const words = cells.flatMap((cell) => cell.replace(/\s+\.\s*/g, '.').split(/\s+/))
  const bare = words.map((word) => word.replace(/\.$/, ''))
  if (words.length > 1 && bare.every((word) => /^\d{1,3}$/.test(word)))
    return { ...none, codes: [bare] }
  const codes: FileCode[] = []
  for (const word of words) {
    const code = codeIn(word)
    if (code === null) return { ...none, unreadable: cells.join(' ') }
    const former = codes.at(-1)
    // The last segment of the code is in a separate cell: 4.1.1 | 01.
    if (former && former.length > 1 && code.length === 1 && /^\d\d$/.test(code[0] ?? ''))
      codes.splice(-1, 1, [...former, ...code])
    else codes.push(code)
  }
  return codes.length > 2
    ? { ...none, unreadable: cells.join(' ') }
    : { codes, bracketed: words.at(-1)?.startsWith('[') ?? false, unreadable: '' }
}

/**
 * Returns a code in the notation of Permendagri 20/2018 (lampiran), which the site uses. The first three segments have
 * no leading zeros, and the others two digits. Longer segments stay unchanged.
 */
export function toTreeCode(code: FileCode): string {
  return code.map((segment, index) => (index < 3 ? segment : segment.padStart(2, '0'))).join('.')
}

/** Returns the account code of an area of spending: 5.1.1.01 for `1.1.01` or `01.01.01`. */
export function fieldCode(field: FileCode): string {
  return toTreeCode(['5', ...field.map((segment) => String(Number(segment)))])
}
