import { describe, expect, it } from 'vitest'
import { LIMITS } from '../limits'
import { compareAccountCodes } from './account-code'
import {
  addChildLine,
  copyOfYear,
  doubledCodes,
  fillFromTemplate,
  missingHeadings,
  nextCodeBelow,
  type PlanLine,
  postureOfYear,
  proposeAllocation,
  removeBranch,
  renameBranch,
  renamingProblem,
  withHeadings,
  withSums,
} from './budget-lines'
import { BUDGET_TEMPLATE } from './budget-template'

const line = (id: string, anggaran = 0, realisasi = 0): PlanLine => ({
  id,
  uraian: `Rekening ${id}`,
  anggaran,
  realisasi,
})
const ids = (lines: readonly { id: string }[]) => lines.map(({ id }) => id)

describe('the budget template', () => {
  const codes = BUDGET_TEMPLATE.map(([code]) => code)

  it('lists codes in ascending order, includes every heading, and limits the length of descriptions', () => {
    expect(codes).toEqual([...new Set(codes)].sort(compareAccountCodes))
    expect(missingHeadings(BUDGET_TEMPLATE.map(([code]) => line(code)))).toEqual([])
    for (const [, description] of BUDGET_TEMPLATE)
      expect(description.length).toBeLessThanOrEqual(LIMITS.accountDescription)
  })

  it('fills an empty year, but does not replace an existing line whose code is written differently', () => {
    expect(ids(fillFromTemplate([]))).toEqual(codes)
    const lines = [line('4.01', 0), line('4.1.1.01', 5)]
    const filled = fillFromTemplate(lines)
    expect(filled).toEqual(expect.arrayContaining(lines))
    expect(ids(filled)).not.toContain('4.1')
    expect(fillFromTemplate(filled)).toEqual(filled)
  })

  it('does not add lines below a line that has amounts', () => {
    const filled = fillFromTemplate([line('4.1', 1_000)])
    expect(ids(filled)).not.toContain('4.1.1')
    expect(postureOfYear(filled).revenue.total).toBe(1_000)
  })
})

it('copyOfYear copies the planned amounts of a year, and sets its realised amounts to 0', () => {
  expect(copyOfYear([line('4.1', 10, 7)])).toEqual([line('4.1', 10, 0)])
})

it('withSums replaces amounts that are stored for headings with sums', () => {
  expect(withSums([line('4', 99, 99), line('4.10', 1), line('4.2', 2, 1)])).toEqual([
    line('4', 3, 1),
    line('4.2', 2, 1),
    line('4.10', 1),
  ])
  const [financing] = withSums([line('6'), line('6.1', 1), line('6.2', 5)])
  expect(financing?.anggaran, 'not negative').toBe(0)
})

it.each([
  [[line('4.1', 100), line('5.1', 90), line('6.1', 5), line('6.2', 15)], 0],
  [[line('4.1', 100), line('5.1', 90)], 10],
  [[line('4.1', 100), line('5.1', 130), line('6.1', 10)], -20],
])('computes the money left at the end of the year (SiLPA) from %j as %i', (lines, remainder) => {
  expect(postureOfYear(lines).leftover.total).toBe(remainder)
})

describe('missing headings', () => {
  const lines = [line('5.2.3.10', 5), line('5.1')]

  it('use the description from the template', () => {
    expect(missingHeadings(lines)).toEqual([
      { id: '5', uraian: 'Belanja Desa' },
      { id: '5.2', uraian: 'Bidang Pelaksanaan Pembangunan Desa' },
      { id: '5.2.3', uraian: 'Pekerjaan Umum dan Penataan Ruang' },
    ])
  })

  it('can be added without changing a sum', () => {
    const whole = withHeadings(lines)
    expect(missingHeadings(whole)).toEqual([])
    expect(postureOfYear(whole)).toEqual(postureOfYear(lines))
  })

  it('use their code as description if they are not in the template', () => {
    expect(withHeadings([line('5.1.1.90.01')]).find(({ id }) => id === '5.1.1.90')?.uraian).toBe(
      'Rekening 5.1.1.90',
    )
  })
})

describe('a new line', () => {
  it.each([
    ['4', [], '4.1'],
    ['4.1', ['4.1.1', '4.1.9', '4.1.10'], '4.1.11'],
    ['4.1.1', [], '4.1.1.01'],
    ['4.1.1', ['4.1.1.01', '4.1.1.09'], '4.1.1.10'],
    ['4.1.1', ['4.1.1.1'], '4.1.1.2'],
    ['5.1.1.01.1.1', [], null],
    ['4.1', ['4.1.999'], null],
  ])('below %s, with the siblings %j, gets the code %s', (parent, there, next) => {
    const lines = there.map((id) => ({ id }))
    expect(nextCodeBelow(lines, parent)).toBe(next)
  })

  it('gets the amounts of its parent, which becomes a heading', () => {
    const lines = addChildLine([line('4.1', 70, 20)], '4.1', '4.1.1')
    expect(lines[1]).toMatchObject({ anggaran: 70, realisasi: 20 })
    expect(addChildLine(lines, '4.1', '4.1.2')[2]).toMatchObject({ anggaran: 0, realisasi: 0 })
  })
})

describe('renaming and removing lines', () => {
  const lines = ['5.1', '5.1.1', '5.1.1.01', '5.10', '5.2'].map((id) => line(id))

  it('changes the codes of all lines below the renamed line, and of no other lines', () => {
    expect(ids(renameBranch(lines, '5.1', '5.3')).join()).toBe('5.2,5.3,5.3.1,5.3.1.01,5.10')
  })

  it.each([
    ['5.1', '5.01', null],
    ['5.1', '5.3', null],
    ['5.1.1', '5.2.1', null],
    ['5.1', '5.2', 'Kode 5.2 sudah ada.'],
    ['5.2', '5.1.01', 'Kode 5.1.1 sudah ada.'],
    ['5.1', '4.1', 'Pendapatan (4), belanja (5), dan pembiayaan (6) tidak dapat ditukar.'],
    ['5.1', '5.1.1', 'Kode ini berada di bawah rekening itu sendiri.'],
    ['5.1', '5.1a', 'Kode rekening ditulis seperti 4.1.01.'],
    ['5.1', '5.3.1.1.1.1', '5.1.1 akan menjadi 5.3.1.1.1.1.1, yang terlalu panjang.'],
  ])(
    'returns the expected problem, or null, for a change of the code %s to %s',
    (from, to, problem) => {
      expect(renamingProblem(lines, from, to)).toBe(problem)
    },
  )

  it('removes a line with all lines below it', () => {
    expect(ids(removeBranch(lines, '5.1'))).toEqual(['5.10', '5.2'])
  })
})

it('does not round the cents of leaves, but rounds the sum of their heading', () => {
  const lines = withSums([line('4.1', 0), line('4.1.1', 333.33), line('4.1.2', 333.33)])
  expect(lines.map(({ anggaran }) => anggaran)).toEqual([667, 333.33, 333.33])
})

it('doubledCodes finds a line that repeats the code of an earlier line in another notation', () => {
  expect([...doubledCodes([line('4.1.1'), line('4.1.01'), line('4.1.10')])]).toEqual([
    ['4.1.01', '4.1.1'],
  ])
})

it('proposes an allocation with each area of spending (bidang) that has a planned amount', () => {
  const lines = [
    { ...line('5.1'), uraian: 'Bidang Penyelenggaraan Pemerintahan Desa' },
    line('5.1.1', 7),
    line('5.2', 0),
    line('5.4', 5.25),
  ]
  expect(proposeAllocation(lines)).toEqual([
    { name: 'Penyelenggaraan Pemerintahan Desa', value: 7, fill: '#1F5D3F' },
    { name: 'Rekening 5.4', value: 5, fill: '#C9850A' },
  ])
})
