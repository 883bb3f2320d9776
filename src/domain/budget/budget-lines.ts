import { CHART_COLOURS } from '../settings/chart-colours'
import { ancestorsOf, isDescendantCode, parentOf, normaliseCode } from './account-code'
import { type BudgetPosture, budgetRows, byAccountCode, leafLines, postureOf } from './budget'
import type { BudgetLine } from './budget-schema'
import { BUDGET_TABLES, type BudgetTable } from './budget-tables'
import { BUDGET_TEMPLATE } from './budget-template'

/** Line of a year's budget during editing. The code identifies its table. */
export type PlanLine = Pick<BudgetLine, 'id' | 'uraian' | 'anggaran' | 'realisasi'>

/** Line as typed. An amount can be text that is not a valid amount, which counts as zero until it is corrected. */
export interface DraftLine extends Pick<PlanLine, 'id' | 'uraian'> {
  anggaran: number | string
  realisasi: number | string
}

function tableOf(code: string): BudgetTable | undefined {
  return BUDGET_TABLES[Number(code[0]) - 4]
}

/**
 * Returns the lines sorted by code. Headings contain the sums of their leaves. Net financing (`6`) is at least
 * 0, because negative amounts cannot be stored.
 */
export const withSums = (lines: readonly PlanLine[]): PlanLine[] => sumHeadings(lines, 0)

/** Returns the lines like `withSums`, but with net financing that may be negative, for display. */
export const withNet = (lines: readonly PlanLine[]): PlanLine[] => sumHeadings(lines, -Infinity)

function sumHeadings(lines: readonly PlanLine[], least: number): PlanLine[] {
  return budgetRows(lines).map(({ code, description, total, realized }) => ({
    id: code,
    uraian: description,
    anggaran: Math.max(total, least),
    realisasi: Math.max(realized, least),
  }))
}

/** Returns the five key figures of a year's budget, which is balanced if the planned remainder is 0. */
export function postureOfYear(lines: readonly PlanLine[]): BudgetPosture {
  const of = (table: BudgetTable) => lines.filter(({ id }) => tableOf(id) === table)
  return postureOf({
    budget_pendapatan: of('budget_pendapatan'),
    budget_belanja: of('budget_belanja'),
    budget_pembiayaan: of('budget_pembiayaan'),
  })
}

const described = new Map(BUDGET_TEMPLATE)

const empty = (id: string, uraian = described.get(id) ?? ''): PlanLine => ({
  id,
  uraian,
  anggaran: 0,
  realisasi: 0,
})

/** Adds missing lines of the template, except below lines with amounts. */
export function fillFromTemplate<Line extends DraftLine>(
  lines: readonly Line[],
): (Line | PlanLine)[] {
  const places = new Set(lines.map(({ id }) => normaliseCode(id)))
  const filled = new Set(
    leafLines(lines)
      .filter(({ anggaran, realisasi }) => anggaran !== 0 || realisasi !== 0)
      .map(({ id }) => normaliseCode(id)),
  )
  const missing = BUDGET_TEMPLATE.filter(
    ([code]) => !places.has(code) && !ancestorsOf(code).some((above) => filled.has(above)),
  )
  return byAccountCode([...lines, ...missing.map(([code]) => empty(code))])
}

export function copyOfYear(lines: readonly PlanLine[]): PlanLine[] {
  return lines.map((line) => ({ ...line, realisasi: 0 }))
}

export function missingHeadings(
  lines: readonly Pick<PlanLine, 'id'>[],
): { id: string; uraian: string }[] {
  const codes = new Set(lines.map(({ id }) => id))
  const missing = new Set(
    lines.flatMap(({ id }) => ancestorsOf(id)).filter((code) => !codes.has(code)),
  )
  return byAccountCode([...missing].map((id) => ({ id, uraian: described.get(id) ?? '' })))
}

/** Adds missing headings. The description of a heading that is not in the template is its code. */
export function withHeadings<Line extends DraftLine>(lines: readonly Line[]): (Line | PlanLine)[] {
  const missing = missingHeadings(lines).map(({ id, uraian }) =>
    empty(id, uraian || `Rekening ${id}`),
  )
  return byAccountCode([...lines, ...missing])
}

export function branchOf<Line extends Pick<PlanLine, 'id'>>(
  lines: readonly Line[],
  code: string,
): Line[] {
  return lines.filter(({ id }) => id === code || isDescendantCode(id, code))
}

export function removeBranch<Line extends Pick<PlanLine, 'id'>>(
  lines: readonly Line[],
  code: string,
): Line[] {
  const gone = new Set(branchOf(lines, code))
  return lines.filter((line) => !gone.has(line))
}

/** Depth from which code segments have two digits: `4.1.1`, then `4.1.1.01`. */
const WIDE_DEPTH = 4
const MOST_SEGMENTS = 6

export function nextCodeBelow(
  lines: readonly Pick<PlanLine, 'id'>[],
  parent: string,
): string | null {
  const depth = parent.split('.').length + 1
  if (depth > MOST_SEGMENTS) return null
  const last = lines
    .filter(({ id }) => parentOf(id) === parent)
    .map(({ id }) => id.split('.').at(-1) ?? '')
    .sort((a, b) => Number(a) - Number(b))
    .at(-1)
  const next = Number(last ?? 0) + 1
  if (next > 999) return null
  const width = last?.startsWith('0') || (last === undefined && depth >= WIDE_DEPTH) ? 2 : 1
  return `${parent}.${String(next).padStart(Math.max(width, 1), '0')}`
}

/** Adds a line below `parent`. The first child gets the amounts of its parent, so that no amount is lost. */
export function addChildLine(lines: readonly DraftLine[], parent: string, id: string): DraftLine[] {
  const { anggaran, realisasi } = leafLines(lines).find((line) => line.id === parent) ?? empty('')
  return byAccountCode([...lines, { ...empty(id), anggaran, realisasi }])
}

const CODE = /^[456](\.\d{1,3}){0,5}$/

/** Returns why the code of the line `from` cannot be changed to `to`, or null. */
export function renamingProblem(
  lines: readonly Pick<PlanLine, 'id'>[],
  from: string,
  to: string,
): string | null {
  if (!CODE.test(to)) return 'Kode rekening ditulis seperti 4.1.01.'
  if (to === from) return null
  if (to[0] !== from[0])
    return 'Pendapatan (4), belanja (5), dan pembiayaan (6) tidak dapat ditukar.'
  if (isDescendantCode(to, from)) return 'Kode ini berada di bawah rekening itu sendiri.'
  const moved = new Set(branchOf(lines, from))
  const idByCode = new Map(
    lines.filter((line) => !moved.has(line)).map(({ id }) => [normaliseCode(id), id]),
  )
  for (const { id } of moved) {
    const code = renameCode(id, from, to)
    if (!CODE.test(code)) return `${id} akan menjadi ${code}, yang terlalu panjang.`
    const other = idByCode.get(normaliseCode(code))
    if (other !== undefined) return `Kode ${other} sudah ada.`
  }
  return null
}

const renameCode = (id: string, from: string, to: string) => `${to}${id.slice(from.length)}`

export function renameBranch<Line extends Pick<PlanLine, 'id'>>(
  lines: readonly Line[],
  from: string,
  to: string,
): Line[] {
  const moved = new Set(branchOf(lines, from))
  return byAccountCode(
    lines.map((line) => (moved.has(line) ? { ...line, id: renameCode(line.id, from, to) } : line)),
  )
}

/** Maps each line that repeats an earlier code (`4.1.01` after `4.1.1`) to that code. */
export function doubledCodes(lines: readonly Pick<PlanLine, 'id'>[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>()
  const doubled = new Map<string, string>()
  for (const { id } of lines) {
    const other = first.get(normaliseCode(id))
    if (other === undefined) first.set(normaliseCode(id), id)
    else doubled.set(id, other)
  }
  return doubled
}

/** Returns the planned amounts of the five areas of spending (bidang) as a first allocation. */
export function proposeAllocation(
  lines: readonly PlanLine[],
): { name: string; value: number; fill: string }[] {
  return budgetRows(lines)
    .filter(
      ({ code, depth, total }) => tableOf(code) === 'budget_belanja' && depth === 2 && total > 0,
    )
    .map(({ description, total }, index) => ({
      name: description.replace(/^Bidang\s+/i, ''),
      value: Math.round(total),
      fill: CHART_COLOURS[index % CHART_COLOURS.length] ?? CHART_COLOURS[0],
    }))
}
