import { expect, it } from 'vitest'
import * as v from 'valibot'
import { sortHeadFirst, isVillageHead } from './official'
import { official } from './official-schema'

it.each([
  ...['kepala desa', 'Kepala Desa', ' KEPALA DESA '].map(
    (position) => [{ position }, true] as const,
  ),
  ...['Pj. Kepala Desa', 'Kepala Dusun', 'Sekretaris Desa', ''].map(
    (position) => [{ position }, false] as const,
  ),
  // The checkbox overrides the position.
  [{ position: 'Keuchik', ishead: true }, true],
  [{ position: 'Kepala Desa', ishead: false }, false],
] as const)('recognises %j as the village head: %s', (official, isHead) => {
  expect(isVillageHead(official)).toBe(isHead)
})

it('moves the village head to the front, and does not change the order of the other officials', () => {
  const [secretary, treasurer, head] = ['Sekretaris Desa', 'Bendahara', 'KEPALA DESA'].map(
    (position) => ({ position }),
  )
  expect(sortHeadFirst([secretary!, treasurer!, head!])).toEqual([head, secretary, treasurer])
})

it('accepts officials that were stored without the fields for absence and village head', () => {
  const stored = {
    ...{ id: '01JZ0000000000000000000001', name: 'Neng Rina', position: 'Bendahara' },
    ...{ updatedBy: 'uji', updatedAt: '2026-01-01T00:00:00.000Z' },
  }
  expect(v.parse(official, stored)).toMatchObject({ absentuntil: '', ishead: null })
})
