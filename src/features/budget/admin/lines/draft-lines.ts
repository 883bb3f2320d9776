import * as v from 'valibot'
import { parentOf } from '@/domain/budget/account-code'
import { byAccountCode, leafLines } from '@/domain/budget/budget'
import { doubledCodes, fillFromTemplate, type PlanLine } from '@/domain/budget/budget-lines'
import { TABLE_LINE } from '@/domain/tables/saved-table-schema'
import { parseRupiah, RUPIAH_PROBLEM } from '@/domain/text/rupiah-text'

/** Line in the editor. An amount can be text that is not a valid amount, which counts as zero until it is corrected. */
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

export function hasChanges(lines: readonly DraftLine[], base: readonly DraftLine[]): boolean {
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

export function problemsOf(lines: readonly DraftLine[]): ReadonlyMap<string, Problem> {
  const isLeaf = new Set(leafLines(planOf(lines)).map(({ id }) => id))
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

export function columnOf({ id, uraian, anggaran }: Problem): Column {
  if (id !== undefined || uraian !== undefined) return 'uraian'
  return anggaran === undefined ? 'realisasi' : 'anggaran'
}

export function codesWithoutAmount(lines: readonly DraftLine[]): string[] {
  const isLeaf = new Set(leafLines(planOf(lines)).map(({ id }) => id))
  return lines
    .filter(({ id, anggaran, realisasi }) => isLeaf.has(id) && isText(anggaran, realisasi))
    .map(({ id }) => id)
}

const isText = (...typed: (number | string)[]) => typed.some((each) => typeof each === 'string')

/** Returns `lines` with zero amounts replaced by the invalid text that `typed` contains in the same cell, if any. */
export function restoreTypedText(
  lines: readonly PlanLine[],
  typed: readonly DraftLine[],
): DraftLine[] {
  const found = new Map(typed.map((line) => [line.id, line]))
  const keepText = (value: number, was: number | string | undefined) =>
    value === 0 && typeof was === 'string' ? was : value
  return lines.map((line) => {
    const was = found.get(line.id)
    return {
      ...line,
      anggaran: keepText(line.anggaran, was?.anggaran),
      realisasi: keepText(line.realisasi, was?.realisasi),
    }
  })
}

/** Pastes rows of cells into the leaves `codes`. The first cell of each row fills `column`. */
export function fillPastedCells(
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

export function appendAddedLines(
  lines: readonly DraftLine[],
  after: readonly PlanLine[],
): DraftLine[] {
  const codes = new Set(lines.map(({ id }) => id))
  return byAccountCode([...lines, ...after.filter(({ id }) => !codes.has(id))])
}

/** Returns the amounts of a leaf, or undefined for a heading. The first line added below a leaf gets its amounts. */
export function leafAmounts(
  lines: readonly DraftLine[],
  code: string,
): Pick<DraftLine, AmountColumn> | undefined {
  const line = lines.find(({ id }) => id === code)
  if (!line || lines.some(({ id }) => parentOf(id) === code)) return undefined
  return { anggaran: line.anggaran, realisasi: line.realisasi }
}

/** Returns the codes of the third level, such as `5.1.01`, to expand after the table was filled. */
export function codesToReveal(lines: readonly Pick<DraftLine, 'id'>[]): string[] {
  return lines.map(({ id }) => id).filter((id) => id.split('.').length === 3)
}

/**
 * Adds the missing template lines, but none below an invalid amount, which would become read-only in a heading.
 */
export function withTemplate(lines: readonly DraftLine[]): DraftLine[] {
  const unfinished = new Set(codesWithoutAmount(lines))
  const counted = planOf(lines).map((line) =>
    unfinished.has(line.id) ? { ...line, anggaran: 1 } : line,
  )
  return appendAddedLines(lines, fillFromTemplate(counted))
}
