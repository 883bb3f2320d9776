import { type Outlier, outliersBetween, MIN_RUPIAH } from '../tables/outliers'
import { byAccountCode, leafLines } from './budget'
import type { PlanLine } from './budget-lines'

/** Change of a line. `before` is null for a new line, `after` for a removed line. */
export interface LineChange {
  id: string
  before: PlanLine | null
  after: PlanLine | null
}

/** Returns the differences sorted by code, without changed amounts of headings, which are computed. */
export function changesBetween(
  before: readonly PlanLine[],
  after: readonly PlanLine[],
): LineChange[] {
  const [was, is] = [byCode(before), byCode(after)]
  const leavesThen = new Set(leafLines(before).map(({ id }) => id))
  const leavesNow = new Set(leafLines(after).map(({ id }) => id))
  const codes = byAccountCode([...new Set([...was.keys(), ...is.keys()])].map((id) => ({ id })))
  return codes
    .map(({ id }) => ({ id, before: was.get(id) ?? null, after: is.get(id) ?? null }))
    .filter(({ id, before: one, after: other }) => {
      if (!one || !other) return true
      const counts = leavesThen.has(id) || leavesNow.has(id)
      return one.uraian !== other.uraian || (counts && !isSameAmount(one, other))
    })
}

/**
 * Returns the leaf lines whose amounts change implausibly between two states of a year. Realised amounts grow every
 * month, so growth is reported only above the planned amount.
 */
export function outliersOf(before: readonly PlanLine[], after: readonly PlanLine[]): Outlier[] {
  const amounts = (lines: readonly PlanLine[], field: 'anggaran' | 'realisasi') =>
    leafLines(lines).map((line) => ({ name: `${LABEL[field]} ${line.id}`, value: line[field] }))
  const planned = outliersBetween(
    amounts(before, 'anggaran'),
    amounts(after, 'anggaran'),
    MIN_RUPIAH,
  )
  const plan = new Map(after.map(({ id, anggaran }) => [`${LABEL.realisasi} ${id}`, anggaran]))
  const realised = outliersBetween(
    amounts(before, 'realisasi'),
    amounts(after, 'realisasi'),
    MIN_RUPIAH,
  ).filter(
    (outlier) => outlier.after < outlier.before || outlier.after > (plan.get(outlier.name) ?? 0),
  )
  return [...planned, ...realised]
}

const LABEL = { anggaran: 'Anggaran', realisasi: 'Realisasi' }

export function withChanges(
  lines: readonly PlanLine[],
  changes: readonly LineChange[],
): PlanLine[] {
  const found = byCode(lines)
  for (const { id, after } of changes)
    if (after) found.set(id, after)
    else found.delete(id)
  return byAccountCode([...found.values()])
}

const byCode = (lines: readonly PlanLine[]) => new Map(lines.map((line) => [line.id, line]))

const isSameAmount = (one: PlanLine, other: PlanLine) =>
  one.anggaran === other.anggaran && one.realisasi === other.realisasi
