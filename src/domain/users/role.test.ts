import { expect, it } from 'vitest'
import { hasRole } from './role'

it('holds for a role in the list', () => {
  expect(hasRole('editor', ['admin', 'editor'])).toBe(true)
})

it('does not hold for a role outside the list', () => {
  expect(hasRole('petugas', ['admin', 'editor'])).toBe(false)
})

it('does not hold for nobody', () => {
  expect(hasRole(null, ['admin', 'editor', 'kontributor', 'petugas'])).toBe(false)
})
