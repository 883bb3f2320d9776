import { formatDay } from '../time/date'
import type { BudgetYearInfo } from './budget-schema'

type Stage = BudgetYearInfo['stage']

export const STAGE_LABEL: Record<Stage, string> = {
  murni: 'APBDes murni (awal tahun)',
  perubahan: 'APBDes perubahan',
  pertanggungjawaban: 'Pertanggungjawaban (akhir tahun)',
}

const STAGE_TITLE: Record<Stage, string> = {
  murni: 'APBDes',
  perubahan: 'APBDes Perubahan',
  pertanggungjawaban: 'Pertanggungjawaban APBDes',
}

/** Returns a title such as `APBDes Perubahan 2026 · Perdes Nomor 3 Tahun 2026 · per 30 Juni 2026`. */
export function budgetYearTitle(
  props: Pick<BudgetYearInfo, 'stage' | 'year' | 'perdes' | 'asof'>,
): string {
  const { stage, year, perdes, asof } = props
  // Some clerks enter the complete title of the regulation.
  const number = perdes
    .replace(/^(perdes|peraturan desa)\s+/i, '')
    .replace(/^(nomor|no\.?)\s+/i, '')
  const parts = [
    `${STAGE_TITLE[stage]} ${year}`,
    ...(number ? [`Perdes Nomor ${number}`] : []),
    `per ${formatDay(asof)}`,
  ]
  return parts.join(' · ')
}
