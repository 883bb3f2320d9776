import { expect, it } from 'vitest'
import { budgetYearTitle } from './budget-year'

const info = { stage: 'perubahan', year: 2026, perdes: '3 Tahun 2026', asof: '2026-06-30' } as const

it.each([
  [
    'stage, regulation and day',
    {},
    'APBDes Perubahan 2026 · Perdes Nomor 3 Tahun 2026 · per 30 Juni 2026',
  ],
  [
    'no regulation without a number',
    { stage: 'murni', perdes: '' },
    'APBDes 2026 · per 30 Juni 2026',
  ],
  [
    'the name of the final account',
    { stage: 'pertanggungjawaban', perdes: '' },
    'Pertanggungjawaban APBDes 2026 · per 30 Juni 2026',
  ],
] as const)('contains %s', (_, changes, title) => {
  expect(budgetYearTitle({ ...info, ...changes })).toBe(title)
})

it.each(['Nomor 3 Tahun 2026', 'Perdes No. 3 Tahun 2026', 'Peraturan Desa Nomor 3 Tahun 2026'])(
  'writes “Perdes” only once for the number %j',
  (perdes) =>
    expect(budgetYearTitle({ ...info, perdes })).toContain('· Perdes Nomor 3 Tahun 2026 ·'),
)
