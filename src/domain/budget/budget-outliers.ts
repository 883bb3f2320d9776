import { type Outlier, outliersBetween, MIN_RUPIAH } from '../tables/outliers'
import { leafLines } from './budget'
import type { PlanLine } from './budget-lines'

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
