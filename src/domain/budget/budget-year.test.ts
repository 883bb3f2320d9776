import { expect, it } from 'vitest'
import { budgetYearTitle } from './budget-year'

const info = { stage: 'perubahan', year: 2026, perdes: '3 Tahun 2026', asof: '2026-06-30' } as const

it.each([
  ['perubahan', '3 Tahun 2026', 'APBDes Perubahan 2026 · Perdes Nomor 3 Tahun 2026'],
  ['murni', '', 'APBDes 2026'],
  ['pertanggungjawaban', '', 'Pertanggungjawaban APBDes 2026'],
] as const)('describes the stage %s with the regulation %j as “%s”', (stage, perdes, title) => {
  expect(budgetYearTitle({ ...info, stage, perdes })).toBe(`${title} · per 30 Juni 2026`)
})

it.each(['Nomor 3 Tahun 2026', 'Perdes No. 3 Tahun 2026', 'Peraturan Desa Nomor 3 Tahun 2026'])(
  'the title contains “Perdes” only once for the number %j',
  (perdes) =>
    expect(budgetYearTitle({ ...info, perdes })).toContain('· Perdes Nomor 3 Tahun 2026 ·'),
)
