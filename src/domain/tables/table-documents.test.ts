import { describe, expect, it } from 'vitest'
import { difference, documentsOf } from './table-documents'

const FILL = '#1F5D3F'

describe('documentsOf', () => {
  it('stores statistics under their names, in order', () => {
    const lines = [
      { name: 'Petani', value: 812, fill: FILL },
      { name: 'PNS/TNI/Polri', value: 9, fill: FILL },
    ]
    const asof = '2026-11-01'
    expect(documentsOf({ table: 'population_work', asof, version: '', lines })).toEqual([
      { path: 'population_work/Petani', data: { ...lines[0], order: 0, asof } },
      { path: 'population_work/PNS-TNI-Polri', data: { ...lines[1], order: 1, asof } },
    ])
  })

  it('stores budget lines under their year and code', () => {
    const line = { uraian: 'A', anggaran: 1, realisasi: 0 }
    const lines = ['4', '5.1.01', '6.2'].map((id) => ({ ...line, id }))
    const documents = documentsOf({ table: 'budget', year: 2026, version: '', lines })
    expect(documents.map(({ path }) => path)).toEqual([
      'budget_pendapatan/2026-4',
      'budget_belanja/2026-5.1.01',
      'budget_pembiayaan/2026-6.2',
    ])
    expect(documents[1]?.data).toEqual({ ...line, id: '5.1.01', year: 2026 })
  })

  it('stores allocations under their year and id', () => {
    const line = { id: '01JZ0000000000000000000001', name: 'Pemerintahan', value: 1, fill: FILL }
    const table = { table: 'budget_alokasi', year: 2026, version: '', lines: [line] } as const
    const document = { path: `budget_alokasi/2026-${line.id}`, data: { ...line, year: 2026 } }
    expect(documentsOf({ ...table, lines: [line] })).toEqual([document])
  })
})

describe('difference', () => {
  const a = { path: 't/a', data: { name: 'a', value: 1 } }
  const b = { path: 't/b', data: { name: 'b', value: 2 } }
  const changeMetadata = { updatedBy: 'siti', updatedAt: 'kemarin' }

  it('contains no writes if all documents are unchanged', () => {
    const stored = [b, a].map(({ path, data }) => ({ path, data: { ...data, ...changeMetadata } }))
    expect(difference(stored, [a, b])).toEqual({ set: [], remove: [] })
  })

  it.each([
    ['another value', { ...a.data, value: 3 }],
    ['an additional field', { ...a.data, order: 0 }],
    ['a missing field', { name: 'a' }],
    ['another type', { ...a.data, value: '1' }],
  ])('writes a document that is stored with %s', (_, data) => {
    expect(difference([{ path: 't/a', data }, b], [a, b])).toEqual({ set: [a], remove: [] })
  })

  it('creates new documents, and deletes removed documents', () => {
    expect(difference([a], [b])).toEqual({ set: [b], remove: ['t/a'] })
  })
})
