import { expect, it } from 'vitest'
import { COMPLAINT_CATEGORIES, COMPLAINT_SUCCESS_MILLISECONDS } from './complaint'

it('there are five categories, and the success message is shown for five seconds', () => {
  const five = ['infrastruktur', 'pelayanan', 'sosial', 'keamanan', 'lainnya']
  expect(COMPLAINT_CATEGORIES).toEqual(five)
  expect(COMPLAINT_SUCCESS_MILLISECONDS).toBe(5000)
})
