import { describe, expect, it } from 'vitest'
import type { Complaint } from '@/domain/complaints/complaint-schema'
import { filterOf, listView, matchesFilter } from './complaint-filter'

const filterAt = (search: string) =>
  filterOf(listView(new URLSearchParams(search), null), 'siti', 'Asia/Jakarta')

it.each([
  ['', { status: ['Baru', 'Diproses'] }],
  ['status=semua', {}],
  ['status=Baru&kategori=sosial', { status: 'Baru', category: 'sosial' }],
  ['status=semua&petugas=saya', { assignee: 'siti' }],
  ['status=semua&petugas=belum', { assignee: '' }],
  ['status=semua&petugas=budi', { assignee: 'budi' }],
  ['status=semua&kategori=gosip', {}],
  ['status=Hilang', { status: ['Baru', 'Diproses'] }],
  [
    'status=semua&dari=2026-10-01&sampai=2026-10-31',
    { since: '2026-09-30T17:00:00.000Z', before: '2026-10-31T17:00:00.000Z' },
  ],
  ['status=semua&dari=2026-02-30&sampai=kemarin', {}],
])('the search parameters %j become the filter %j', (search, filter) => {
  expect(filterAt(search)).toEqual(filter)
})

describe('an unanswered report', () => {
  const complaint = {
    status: 'Baru',
    category: 'sosial',
    assignee: '',
    receivedAt: '2026-10-31T16:59:59.000Z',
  } as Complaint

  it.each([
    ['', true],
    ['petugas=belum&kategori=sosial', true],
    ['petugas=saya', false],
    ['status=Selesai', false],
    ['kategori=lainnya', false],
    ['dari=2026-10-31&sampai=2026-10-31', true],
    ['dari=2026-11-01', false],
    ['sampai=2026-10-30', false],
  ])('matches the search parameters %j: %j', (search, isShown) => {
    expect(matchesFilter(complaint, filterAt(search))).toBe(isShown)
  })
})
