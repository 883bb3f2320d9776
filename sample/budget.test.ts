import { describe, expect, it } from 'vitest'
import { isDescendantCode } from '@/domain/budget/account-code'
import { leafLines, netFinancing, proposeSummary, sumDescendants } from '@/domain/budget/budget'
import { formatCount } from '@/domain/text/money'
import { read } from './reading'
import { buildSample } from './sample'

function budgetOf(today: string, year: number) {
  const { documents } = buildSample(today)
  const ofYear = <Line extends { year: number }>(lines: Line[]) =>
    lines.filter((line) => line.year === year)
  return {
    documents,
    revenue: ofYear(read(documents, 'budget_pendapatan')),
    spending: ofYear(read(documents, 'budget_belanja')),
    financing: ofYear(read(documents, 'budget_pembiayaan')),
    allocations: ofYear(read(documents, 'budget_alokasi')),
    summary: read(documents, 'budget_summary')[0],
  }
}

const closed = budgetOf('2026-11-21', 2025)
const current = budgetOf('2026-11-21', 2026)

describe.each([
  ['last year', closed],
  ['this year', current],
])('the budget of %s', (_, { revenue, spending, financing, allocations }) => {
  it.each([{ revenue }, { spending }, { financing }])(
    'stores in each heading the sum of the lines below it (table %#)',
    (table) => {
      const [lines = []] = Object.values(table)
      const headings = lines.filter(({ id }) =>
        lines.some((other) => isDescendantCode(other.id, id)),
      )
      expect(headings.length).toBeGreaterThan(0)
      for (const { id, anggaran, realisasi } of headings)
        expect({ realized: realisasi, total: anggaran }, id).toEqual(sumDescendants(lines, id))
    },
  )

  it('balances spending with revenue and financing', () => {
    expect(sumDescendants(revenue, '4').total + netFinancing(financing).total).toBe(
      sumDescendants(spending, '5').total,
    )
  })

  it('divides spending into five areas (bidang), each with detailed lines', () => {
    const fields = spending.filter(({ id }) => /^5\.\d$/.test(id)).map(({ id }) => id)
    expect(fields).toEqual(['5.1', '5.2', '5.3', '5.4', '5.5'])
    const below = leafLines(spending).map(({ id }) => id)
    expect(fields.every((field) => below.some((id) => isDescendantCode(id, field)))).toBe(true)
  })

  it('derives the allocations from the totals of the spending areas', () => {
    expect(allocations.map(({ value }) => value)).toEqual(
      ['5.1', '5.2', '5.3', '5.4', '5.5'].map((field) => sumDescendants(spending, field).total),
    )
    expect(new Set(allocations.map(({ fill }) => fill)).size).toBe(5)
  })
})

it('the sample stores budget lines under their year and account code, and summarises this year', () => {
  const paths = Object.keys(current.documents)
  for (const { year, id } of current.spending)
    expect(paths).toContain(`budget_belanja/${year}-${id}`)
  expect(current.summary).toMatchObject(proposeSummary(current.revenue, current.spending))
})

it("in the sample, last year's actual amounts reach at least 95 % of last year's budget", () => {
  for (const part of [sumDescendants(closed.revenue, '4'), sumDescendants(closed.spending, '5')]) {
    expect(part.realized / part.total).toBeGreaterThanOrEqual(0.95)
    expect(part.realized / part.total).toBeLessThanOrEqual(1)
  }
})

it("the sample carries over last year's remainder into this year's financing", () => {
  const left =
    sumDescendants(closed.revenue, '4').realized +
    netFinancing(closed.financing).realized -
    sumDescendants(closed.spending, '5').realized
  expect(sumDescendants(current.financing, '6.1').total).toBe(left)
})

it("the article about last year's remainder states the exact amounts of the budget", () => {
  const article = read(current.documents, 'news').find(({ title }) => title.includes('Sisa'))
  for (const amount of [
    sumDescendants(closed.revenue, '4').total,
    sumDescendants(closed.revenue, '4').realized,
    sumDescendants(closed.spending, '5').realized,
    sumDescendants(current.financing, '6.1').total,
  ])
    expect(article?.content).toContain(`Rp. ${formatCount(amount)}`)
})

it.each(Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-20`))(
  'the sample never spends more than the available cash or the budget of a line (as of %s)',
  (today) => {
    const { revenue, spending, financing } = budgetOf(today, 2026)
    const till =
      sumDescendants(revenue, '4').realized +
      netFinancing(financing).realized -
      sumDescendants(spending, '5').realized
    expect(till).toBeGreaterThanOrEqual(0)
    for (const line of [...revenue, ...spending])
      expect(line.realisasi).toBeLessThanOrEqual(line.anggaran)
  },
)

it('the sample contains no actual spending at the beginning of a year', () => {
  expect(sumDescendants(budgetOf('2027-01-01', 2027).spending, '5').realized).toBe(0)
})
