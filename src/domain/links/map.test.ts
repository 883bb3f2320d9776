import { expect, it } from 'vitest'
import { embeddedMap, mapsAppLink } from './map'

const OFFICE = { latitude: -7.1586, longitude: 107.9142 }

it('embeddedMap shows the surroundings of a place, with a marker in the middle', () => {
  const { searchParams } = new URL(embeddedMap(OFFICE))
  expect(searchParams.get('bbox')).toBe('107.91020,-7.16260,107.91820,-7.15460')
  expect(searchParams.get('marker')).toBe('-7.1586,107.9142')
})

it('mapsAppLink links to a maps app with a place or an address', () => {
  expect(new URL(mapsAppLink(OFFICE)).searchParams.get('query')).toBe('-7.1586,107.9142')
  expect(new URL(mapsAppLink('Jl. A & B #1')).searchParams.get('query')).toBe('Jl. A & B #1')
})
