import * as v from 'valibot'
import { parentOf } from '@/domain/budget/account-code'
import { byAccountCode, leaves } from '@/domain/budget/budget'
import { doubledCodes, fillFromTemplate, type PlanLine } from '@/domain/budget/budget-lines'
import { TABLE_LINE } from '@/domain/tables/saved-table-schema'
import { parseRupiah, RUPIAH_PROBLEM } from '@/domain/text/rupiah-text'

/** A line as it is typed: what is no amount stays as its text, and counts as nothing until mended. */
export interface DraftLine extends Pick<PlanLine, 'id' | 'uraian'> {
  anggaran: number | string
  realisasi: number | string
}

const AMOUNT_COLUMNS = ['anggaran', 'realisasi'] as const
export type AmountColumn = (typeof AMOUNT_COLUMNS)[number]
export type Column = 'uraian' | AmountColumn
export type Problem = Readonly<Partial<Record<keyof DraftLine, string>>>

const amount = (typed: number | string) => (typeof typed === 'number' ? typed : 0)

export function planOf(lines: readonly DraftLine[]): PlanLine[] {
  return lines.map((line) => ({
    ...line,
    anggaran: amount(line.anggaran),
    realisasi: amount(line.realisasi),
  }))
}

/** Whether something else is typed than was read. */
export function differs(lines: readonly DraftLine[], base: readonly PlanLine[]): boolean {
  if (lines === base) return false
  return (
    lines.length !== base.length ||
    lines.some((line, index) => {
      const was = base[index]
      return (
        line !== was &&
        (line.id !== was?.id ||
          line.uraian !== was.uraian ||
          line.anggaran !== was.anggaran ||
          line.realisasi !== was.realisasi)
      )
    })
  )
}

/** What is wrong with the lines, by code. Amounts of headings are computed. */
export function problemsOf(lines: readonly DraftLine[]): ReadonlyMap<string, Problem> {
  const isLeaf = new Set(leaves(planOf(lines)).map(({ id }) => id))
  const doubled = doubledCodes(lines)
  const problems = new Map<string, Problem>()
  for (const line of lines) {
    const counted = isLeaf.has(line.id) ? line : { ...line, anggaran: 0, realisasi: 0 }
    const { issues = [] } = v.safeParse(TABLE_LINE.budget, counted)
    const other = doubled.get(line.id)
    const found: Problem = {
      ...(Object.fromEntries(
        issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message]),
      ) as Problem),
      ...(typeof counted.anggaran === 'string' && { anggaran: RUPIAH_PROBLEM }),
      ...(typeof counted.realisasi === 'string' && { realisasi: RUPIAH_PROBLEM }),
      ...(other !== undefined && {
        id: `Kode ini sama dengan ${other}. Ganti atau hapus salah satu.`,
      }),
    }
    if (Object.keys(found).length > 0) problems.set(line.id, found)
  }
  return problems
}

/** Where in its row a problem is mended. */
export function columnOf({ id, uraian, anggaran }: Problem): Column {
  if (id !== undefined || uraian !== undefined) return 'uraian'
  return anggaran === undefined ? 'realisasi' : 'anggaran'
}

/** The codes of leaves of which something is no amount yet. */
export function codesWithoutAmount(lines: readonly DraftLine[]): string[] {
  const isLeaf = new Set(leaves(planOf(lines)).map(({ id }) => id))
  return lines
    .filter(({ id, anggaran, realisasi }) => isLeaf.has(id) && isText(anggaran, realisasi))
    .map(({ id }) => id)
}

const isText = (...typed: (number | string)[]) => typed.some((each) => typeof each === 'string')

/** `lines` made of what is typed; what is no amount yet stays where they give none for it. */
export function withTyped(lines: readonly PlanLine[], typed: readonly DraftLine[]): DraftLine[] {
  const found = new Map(typed.map((line) => [line.id, line]))
  const kept = (value: number, was: number | string | undefined) =>
    value === 0 && typeof was === 'string' ? was : value
  return lines.map((line) => {
    const was = found.get(line.id)
    return {
      ...line,
      anggaran: kept(line.anggaran, was?.anggaran),
      realisasi: kept(line.realisasi, was?.realisasi),
    }
  })
}

/**
 * Puts amounts that were copied from a spreadsheet, row by row, into the leaves `codes` from the first
 * on, to the right of `column`. What is no amount stays as its text.
 */
export function withPasted(
  lines: readonly DraftLine[],
  codes: readonly string[],
  column: AmountColumn,
  cells: readonly (readonly string[])[],
): DraftLine[] {
  const fields = AMOUNT_COLUMNS.slice(AMOUNT_COLUMNS.indexOf(column))
  const pasted = new Map(
    codes.map((code, down) => [
      code,
      Object.fromEntries(
        fields.flatMap((field, right) => {
          const text = cells[down]?.[right]?.trim()
          return text === undefined ? [] : [[field, parseRupiah(text) ?? text]]
        }),
      ),
    ]),
  )
  return lines.map((line) => ({ ...line, ...pasted.get(line.id) }))
}

/** Adds to what is typed the lines that `after` has beyond it. */
export function withAdded(lines: readonly DraftLine[], after: readonly PlanLine[]): DraftLine[] {
  const codes = new Set(lines.map(({ id }) => id))
  return byAccountCode([...lines, ...after.filter(({ id }) => !codes.has(id))])
}

/** What is typed of a line that nothing stands below; its first line below takes that along. */
export function leafAmounts(
  lines: readonly DraftLine[],
  code: string,
): Pick<DraftLine, AmountColumn> | undefined {
  const line = lines.find(({ id }) => id === code)
  if (!line || lines.some(({ id }) => parentOf(id) === code)) return undefined
  return { anggaran: line.anggaran, realisasi: line.realisasi }
}

/** Codes of the third level, `5.1.01`: so far a table is unfolded that was filled at once. */
export function codesToReveal(lines: readonly Pick<DraftLine, 'id'>[]): string[] {
  return lines.map(({ id }) => id).filter((id) => id.split('.').length === 3)
}

/** Adds the lines of the template, none below what is no amount yet: there it could not be mended. */
export function withTemplate(lines: readonly DraftLine[]): DraftLine[] {
  const unfinished = new Set(codesWithoutAmount(lines))
  const counted = planOf(lines).map((line) =>
    unfinished.has(line.id) ? { ...line, anggaran: 1 } : line,
  )
  return withAdded(lines, fillFromTemplate(counted))
}
