import { expect, it } from 'vitest'
import {
  COMPLAINT_CATEGORIES,
  COMPLAINT_STATUSES,
  COMPLAINT_SUCCESS_MILLISECONDS,
  NEXT_STATUSES,
} from './complaint'

it('there are five categories, and the success message is shown for five seconds', () => {
  const five = ['infrastruktur', 'pelayanan', 'sosial', 'keamanan', 'lainnya']
  expect(COMPLAINT_CATEGORIES).toEqual(five)
  expect(COMPLAINT_SUCCESS_MILLISECONDS).toBe(5000)
})

it.each(COMPLAINT_STATUSES)('allows changing %s neither to itself nor back to Baru', (status) => {
  expect(NEXT_STATUSES[status]).not.toContain(status)
  expect(NEXT_STATUSES[status]).not.toContain('Baru')
})

it.each(['Selesai', 'Ditolak', 'Duplikat'] as const)(
  'allows reopening %s only as Diproses',
  (status) => {
    expect(NEXT_STATUSES[status]).toEqual(['Diproses'])
  },
)
