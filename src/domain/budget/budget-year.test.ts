import { expect, it } from 'vitest'
import { budgetYearTitle } from './budget-year'

const info = { stage: 'perubahan', year: 2026, perdes: '3 Tahun 2026', asof: '2026-06-30' } as const

it('says stage, regulation and day', () => {
  expect(budgetYearTitle(info)).toBe(
    'APBDes Perubahan 2026 · Perdes Nomor 3 Tahun 2026 · per 30 Juni 2026',
  )
})

it.each(['Nomor 3 Tahun 2026', 'Perdes No. 3 Tahun 2026', 'Peraturan Desa Nomor 3 Tahun 2026'])(
  'says it once where a clerk wrote %j',
  (perdes) =>
    expect(budgetYearTitle({ ...info, perdes })).toContain('· Perdes Nomor 3 Tahun 2026 ·'),
)

it('leaves out a regulation that has no number yet', () => {
  expect(budgetYearTitle({ ...info, stage: 'murni', perdes: '' })).toBe(
    'APBDes 2026 · per 30 Juni 2026',
  )
})

it('calls the account of a year by its name', () => {
  expect(budgetYearTitle({ ...info, stage: 'pertanggungjawaban' })).toMatch(
    /^Pertanggungjawaban APBDes 2026 ·/,
  )
})
