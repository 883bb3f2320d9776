import { expect, it } from 'vitest'
import { isVillageHead } from './official'

it.each(['kepala desa', 'Kepala Desa', ' KEPALA DESA '])('%j is the village head', (position) => {
  expect(isVillageHead({ position })).toBe(true)
})

it.each(['Pj. Kepala Desa', 'Kepala Dusun', 'Sekretaris Desa', ''])(
  '%j is not the village head',
  (position) => {
    expect(isVillageHead({ position })).toBe(false)
  },
)
