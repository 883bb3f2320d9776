import { expect, it } from 'vitest'
import { hasRole } from './role'

it('hasRole returns true for a role in the list', () => {
  expect(hasRole('editor', ['admin', 'editor'])).toBe(true)
})

it('hasRole returns false for a role outside the list', () => {
  expect(hasRole('petugas', ['admin', 'editor'])).toBe(false)
})

it('hasRole returns false for a signed-out visitor', () => {
  expect(hasRole(null, ['admin', 'editor', 'kontributor', 'petugas'])).toBe(false)
})
