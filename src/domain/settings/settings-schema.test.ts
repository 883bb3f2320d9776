import * as v from 'valibot'
import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from './settings'
import { settings } from './settings-schema'

it('is made of defaults while nothing is stored', () => {
  expect(v.parse(settings, {})).toEqual(DEFAULT_SETTINGS)
})

it('keeps what fits when one field does not', () => {
  const stored = { village_name: 'Desa Sukamaju', show_youtube: 'ya', latitude: 91 }
  expect(v.parse(settings, stored)).toEqual({
    ...DEFAULT_SETTINGS,
    village_name: 'Desa Sukamaju',
  })
})
