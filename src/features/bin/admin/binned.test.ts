import { expect, it } from 'vitest'
import { titleOf } from '@/domain/bin/bin'
import { BINNED_CONTENT, describeRestoration, labelOf } from './binned'

const table = (collection: string, data: object) => ({
  collection,
  id: 'a',
  data: { table: collection, lines: 3, copy: '', ...data },
  deletedBy: 'siti',
  deletedAt: '2026-11-01T00:00:00.000Z',
})

it.each([
  ['population_gender', {}, 'Jenis kelamin'],
  ['home_statistics', {}, 'Angka pokok'],
  ['budget', { year: 2026 }, 'Anggaran 2026'],
  ['budget_alokasi', { year: 2025 }, 'Alokasi belanja 2025'],
])('titleOf describes the table %s %j as %s', (collection, data, title) => {
  const entry = table(collection, data)
  expect(titleOf(entry)).toBe(title)
  expect(labelOf(entry)).toBe('Tabel, 3 baris')
  expect(describeRestoration(entry)).toBe('kembali seperti sebelum diubah')
  expect(BINNED_CONTENT).toContain(collection)
})

it('the bin query of an editor contains no more collections than Firestore allows', () => {
  // firebase.google.com/docs/firestore/query-data/queries: an `in` filter can have 30 values.
  expect(BINNED_CONTENT.length).toBeLessThanOrEqual(30)
})
