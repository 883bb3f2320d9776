import { describe, expect, it } from 'vitest'
import type { Complaint } from '@/domain/complaints/complaint-schema'
import { filterOf, listView, passes } from './complaint-filter'

const filterAt = (search: string) => filterOf(listView(new URLSearchParams(search), null), 'siti')

it.each([
  ['', { status: ['Baru', 'Diproses'] }],
  ['status=semua', {}],
  ['status=Baru&kategori=sosial', { status: 'Baru', category: 'sosial' }],
  ['status=semua&petugas=saya', { assignee: 'siti' }],
  ['status=semua&petugas=belum', { assignee: '' }],
  ['status=semua&petugas=budi', { assignee: 'budi' }],
  ['status=semua&kategori=gosip', {}],
  ['status=Hilang', { status: ['Baru', 'Diproses'] }],
])('the address %j asks for %j', (search, filter) => {
  expect(filterAt(search)).toEqual(filter)
})

describe('a report that nobody handles yet', () => {
  const complaint = { status: 'Baru', category: 'sosial', assignee: '' } as Complaint

  it.each([
    ['', true],
    ['petugas=belum&kategori=sosial', true],
    ['petugas=saya', false],
    ['status=Selesai', false],
    ['kategori=lainnya', false],
  ])('at %j is shown: %j', (search, isShown) => {
    expect(passes(complaint, filterAt(search))).toBe(isShown)
  })
})
