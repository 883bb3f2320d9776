import { expect, it } from 'vitest'
import { namedKind } from './named-kind'
import { rowsOf } from './named-rows'

const line = (name: string, value: number) => ({ name, value, fill: '#1F5D3F' })
const typed = (asof: string, ...lines: ReturnType<typeof line>[]) => ({ asof, rows: rowsOf(lines) })
const day = '2026-11-01'
const { differences, merge } = namedKind('population_work', '')
const differencesOf = (...drafts: Parameters<typeof differences>) =>
  differences(...drafts).map(({ by, values }) => ({ by, ...values[0] }))

it('lists the differences between two edited versions of a table, and who made each of them', () => {
  const base = typed('2026-10-01', line('Petani', 1_000), line('Guru', 4))
  const mine = typed(day, line('Petani', 1_223), line('Guru', 4), line('Nelayan', 2))
  const theirs = typed('2026-10-01', line('Petani', 1_200), line('Guru', 4), line('Buruh', 9))
  expect(differencesOf(base, mine, theirs)).toMatchObject([
    { label: 'Petani', mine: 'Petani: 1.223 #1F5D3F', theirs: 'Petani: 1.200 #1F5D3F', by: 'both' },
    { label: 'Nelayan', mine: 'Nelayan: 2 #1F5D3F', theirs: '(tidak ada)', by: 'me' },
    { label: 'Keadaan per', mine: '1 November 2026', theirs: '1 Oktober 2026', by: 'me' },
    { label: 'Buruh', mine: '(tidak ada)', theirs: 'Buruh: 9 #1F5D3F', by: 'them' },
  ])
})

it('reports a different order of rows only if nothing else differs', () => {
  const [a, b] = [line('A', 1), line('B', 2)]
  const [mine, theirs] = [typed(day, a, b), typed(day, b, a)]
  const [order] = differences(typed(day), mine, theirs)
  expect(order).toMatchObject({ label: 'Urutan', values: [{ mine: 'A, B', theirs: 'B, A' }] })
  expect(merge(mine, mine, theirs, new Set([order?.key ?? '']))).toEqual(mine)
  expect(merge(mine, mine, theirs, new Set())).toEqual(theirs)
})

it('treats different notations of a number as equal', () => {
  const mine = typed(day, line('A', 1_200))
  const [row] = mine.rows
  const written = { ...mine, rows: row ? [{ ...row, cells: { ...row.cells, value: '1200' } }] : [] }
  expect(differencesOf(mine, written, mine)).toMatchObject([{ label: 'Urutan' }])
})

it('merges the rows and the date of two versions of a table', () => {
  const mine = typed(day, line('A', 1), line('C', 3), line('B', 2))
  const theirs = typed('2026-10-01', line('A', 9), line('B', 8))
  const { rows, asof } = merge(mine, mine, theirs, new Set(['', 'c', 'b']))
  expect(asof).toBe(day)
  expect(rows.map(({ cells }) => `${cells['name']} ${cells['value']}`)).toEqual([
    'A 9',
    'C 3',
    'B 2',
  ])
})

it('compares budget allocations by id and shows amounts in rupiah', () => {
  const kind = namedKind('budget_alokasi', '')
  const draft = (name: string, value: number) => ({
    rows: rowsOf([{ id: 'a', ...line(name, value) }]),
    asof: '',
  })
  const found = kind.differences(draft('Jalan', 1), draft('Jalan desa', 1), draft('Jalan', 2))
  expect(found).toMatchObject([
    {
      key: 'a',
      values: [{ mine: 'Jalan desa: Rp.\u00a01 #1F5D3F', theirs: 'Jalan: Rp.\u00a02 #1F5D3F' }],
    },
  ])
})
