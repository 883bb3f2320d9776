import { describe, expect, it } from 'vitest'
import {
  budgetRows,
  byAccountCode,
  leafLines,
  postureOf,
  proposeSummary,
  sumDescendants,
} from './budget'
import { budgetLine } from '../../../tests/support/documents'

const line = (id: string, anggaran: number, realisasi = 0, year = 2026) =>
  budgetLine(id, anggaran, realisasi, { year })

const spending = [
  line('5', 999),
  line('5.1', 999),
  line('5.1.1', 300, 250),
  line('5.2', 999),
  line('5.2.3', 500, 100),
  line('5.2.4', 200, 210),
  line('5.3', 40, 40),
]

it('leafLines omits lines that have children in the same year', () => {
  expect(leafLines(spending).map(({ id }) => id)).toEqual(['5.1.1', '5.2.3', '5.2.4', '5.3'])
  const lines = [line('4.1', 10, 0, 2025), line('4.1.1', 10, 0, 2026)]
  expect(leafLines(lines)).toHaveLength(2)
})

it('sumDescendants adds unrounded amounts and rounds the sum', () => {
  const thirds = ['4.1.1', '4.1.2', '4.1.3'].map((id) => line(id, 333_333.33, 333_333.33))
  expect(sumDescendants(thirds, '4.1')).toEqual({ realized: 1_000_000, total: 1_000_000 })
})

it('byAccountCode returns a sorted copy', () => {
  const lines = [line('4.10', 1), line('4.2', 1)]
  expect(byAccountCode(lines).map(({ id }) => id)).toEqual(['4.2', '4.10'])
  expect(lines.map(({ id }) => id)).toEqual(['4.10', '4.2'])
})

it('proposeSummary proposes the sum of 5.2 as `pelaksanaan`, and the sum of all spending as `pembelanjaan`', () => {
  expect(proposeSummary([line('4', 0), line('4.1', 70, 60)], spending)).toEqual({
    pendapatan: { realized: 60, total: 70 },
    pelaksanaan: { realized: 310, total: 700 },
    pembelanjaan: { realized: 600, total: 1040 },
  })
})

describe('budgetRows', () => {
  it('replaces the stored amount of a heading with the sum of its leaves', () => {
    expect(
      budgetRows(spending).map(({ code, total, isHeading }) => [code, total, isHeading]),
    ).toEqual([
      ['5', 1040, true],
      ['5.1', 300, true],
      ['5.1.1', 300, false],
      ['5.2', 700, true],
      ['5.2.3', 500, false],
      ['5.2.4', 200, false],
      ['5.3', 40, false],
    ])
  })

  it('sets the amount of financing (code 6) to receipts minus expenditure', () => {
    const rows = budgetRows([line('6', 0), line('6.1.1', 100, 90), line('6.2.2', 130, 130)])
    expect(rows[0]).toMatchObject({ code: '6', total: -30, realized: -40, depth: 1 })
  })
})

describe('postureOf', () => {
  it('adds net financing (receipts minus expenditure) to the surplus', () => {
    const posture = postureOf({
      budget_pendapatan: [line('4.1', 1000, 900)],
      budget_belanja: [line('5.1', 1100, 700)],
      budget_pembiayaan: [line('6.1.1', 150, 150), line('6.2.2', 50, 40)],
    })
    expect(posture.surplus).toEqual({ total: -100, realized: 200 })
    expect(posture.leftover).toEqual({ total: 0, realized: 310 })
  })

  it('returns zeros for a year without lines', () => {
    const nothing = { budget_pendapatan: [], budget_belanja: [], budget_pembiayaan: [] }
    expect(Object.values(postureOf(nothing))).toEqual(Array(5).fill({ realized: 0, total: 0 }))
  })
})
