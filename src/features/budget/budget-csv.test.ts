import { expect, it } from 'vitest'
import { allocationsTable, linesTable } from './budget-csv'
import { budgetLine } from '../../../tests/support/documents'

const AUDIT = { updatedBy: 'uji', updatedAt: '2025-01-01T00:00:00.000Z' }

const line = (id: string, anggaran: number, realisasi: number) =>
  budgetLine(id, anggaran, realisasi, { year: 2025 })

it('the CSV contains lines in the displayed order, amounts without separators, and the total', () => {
  const lines = [line('5.10', 10.33, 10.1), line('5.2', 9, 9), line('5.2.1', 1_000, 1_200)]
  expect(linesTable('budget_belanja', lines, 'Jumlah Belanja')).toEqual({
    name: 'apbdes-2025-belanja',
    rows: [
      ['Tahun', 'Kode', 'Uraian', 'Anggaran', 'Realisasi', 'Selisih'],
      [2025, '5.2.', 'Rekening 5.2', 1_000, 1_200, -200],
      [2025, '5.2.1.', 'Rekening 5.2.1', 1_000, 1_200, -200],
      [2025, '5.10.', 'Rekening 5.10', 10.33, 10.1, 0.23],
      [2025, '', 'Jumlah Belanja', 1_010, 1_210, -200],
    ],
  })
})

it('the CSV of the allocation contains the share of each area of spending', () => {
  const field = (name: string, value: number) => ({
    ...AUDIT,
    id: name,
    year: 2025,
    name,
    value,
    fill: '#1F5D3F',
  })
  expect(allocationsTable([field('Pemerintahan', 1), field('Pembangunan', 2)])).toEqual({
    name: 'apbdes-2025-alokasi',
    rows: [
      ['Tahun', 'Bidang', 'Jumlah', 'Persentase'],
      [2025, 'Pemerintahan', 1, '33,33%'],
      [2025, 'Pembangunan', 2, '66,67%'],
      [2025, 'Total', 3, '100,00%'],
    ],
  })
})
