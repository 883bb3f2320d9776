import { expect, it } from 'vitest'
import {
  COMPLAINT_CATEGORIES,
  COMPLAINT_STATUSES,
  COMPLAINT_SUCCESS_MILLISECONDS,
  NEXT_STATUSES,
} from './complaint'

it('offers the five categories', () => {
  expect(COMPLAINT_CATEGORIES).toEqual([
    'infrastruktur',
    'pelayanan',
    'sosial',
    'keamanan',
    'lainnya',
  ])
})

it('shows success for five seconds', () => {
  expect(COMPLAINT_SUCCESS_MILLISECONDS).toBe(5000)
})

it('never changes the status of a report back to Baru', () => {
  expect(Object.values(NEXT_STATUSES).flat()).not.toContain('Baru')
})

it.each(['Selesai', 'Ditolak', 'Duplikat'] as const)(
  'reopens a report with the status %s only as Diproses',
  (status) => {
    expect(NEXT_STATUSES[status]).toEqual(['Diproses'])
  },
)

it.each(COMPLAINT_STATUSES)('never changes the status %s to the same status', (status) => {
  expect(NEXT_STATUSES[status]).not.toContain(status)
})
