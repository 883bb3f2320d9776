import { expect, it } from 'vitest'
import { budgetRows } from './budget'
import { filterRows } from './filter-rows'
import { budgetLine } from '../../../tests/support/documents'

const line = (id: string, uraian: string, anggaran = 0) => budgetLine(id, anggaran, 0, { uraian })

const ROWS = budgetRows([
  line('5', 'Belanja Desa'),
  line('5.2.10', 'Lampu jalan', 4),
  line('5.2.3', 'Jalan desa'),
  line('5.2.3.01', 'Rabat beton jalan Babakan', 3),
  line('5.2.3.02', 'Saluran air', 2),
])

it.each([
  ['jalan', ['5.2.3', '5.2.3.01', '5.2.10']],
  ['BABAKAN jalan', ['5.2.3.01']],
  ['5.2.10', ['5.2.10']],
  ['masjid', []],
])('finds the rows for %s', (wanted, codes) => {
  expect(filterRows(ROWS, wanted).map(({ code }) => code)).toEqual(codes)
})

it('shows the complete sum of a heading even if some of its lines are filtered out', () => {
  expect(filterRows(ROWS, 'jalan desa')).toMatchObject([{ code: '5.2.3', total: 5 }])
})
