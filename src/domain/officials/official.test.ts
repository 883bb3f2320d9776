import { expect, it } from 'vitest'
import * as v from 'valibot'
import { sortHeadFirst, isVillageHead } from './official'
import { official } from './official-schema'

it.each(['kepala desa', 'Kepala Desa', ' KEPALA DESA '])(
  'recognises %j as the village head',
  (position) => {
    expect(isVillageHead({ position })).toBe(true)
  },
)

it.each(['Pj. Kepala Desa', 'Kepala Dusun', 'Sekretaris Desa', ''])(
  'does not recognise %j as the village head',
  (position) => {
    expect(isVillageHead({ position })).toBe(false)
  },
)

it.each([
  ['Keuchik', true],
  ['Kepala Desa', false],
])('gives the checkbox priority over the position of a %s: %s', (position, ishead) => {
  expect(isVillageHead({ position, ishead })).toBe(ishead)
})

it('sorts the village head first, and keeps the order of the others', () => {
  const order = sortHeadFirst([
    { position: 'Sekretaris Desa' },
    { position: 'Bendahara' },
    { position: 'KEPALA DESA' },
  ])
  expect(order.map(({ position }) => position)).toEqual([
    'KEPALA DESA',
    'Sekretaris Desa',
    'Bendahara',
  ])
})

it('reads officials that were stored without the fields for absence and village head', () => {
  const stored = {
    ...{ id: '01JZ0000000000000000000001', name: 'Neng Rina', position: 'Bendahara' },
    ...{ updatedBy: 'uji', updatedAt: '2026-01-01T00:00:00.000Z' },
  }
  expect(v.parse(official, stored)).toMatchObject({ absentuntil: '', ishead: null })
})
