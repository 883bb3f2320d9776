import { expect, it } from 'vitest'
import { isKnownVersion } from './known-version'

const stored = { updatedAt: '2026-03-01T00:00:00.000Z', updatedBy: 'sari' }
const edited = { actor: 'sari', version: stored.updatedAt, attempts: ['typed'] }
const nothing = () => false

it('recognises the version that the user edited', () => {
  expect(isKnownVersion(stored, edited, nothing)).toBe(true)
  expect(isKnownVersion(null, { ...edited, version: '' }, nothing)).toBe(true)
})

it('recognises the result of the same user’s earlier attempt', () => {
  const version = '2026-02-28T00:00:00.000Z'
  expect(isKnownVersion(stored, { ...edited, version }, (each) => each === 'typed')).toBe(true)
  expect(isKnownVersion(stored, { ...edited, version }, nothing)).toBe(false)
})

it('does not recognise the same content saved by another user', () => {
  const other = { ...stored, updatedBy: 'budi', updatedAt: '2026-03-02T00:00:00.000Z' }
  expect(isKnownVersion(other, edited, () => true)).toBe(false)
  expect(isKnownVersion(null, edited, () => true)).toBe(false)
})
