import { expect, it } from 'vitest'
import { hasRole } from './role'

it('hasRole returns true only for a role in the list', () => {
  expect(hasRole('editor', ['admin', 'editor'])).toBe(true)
  expect(hasRole('petugas', ['admin', 'editor'])).toBe(false)
  expect(hasRole(null, ['admin', 'editor', 'kontributor', 'petugas'])).toBe(false)
})
