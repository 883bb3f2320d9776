import { expect, it } from 'vitest'
import { DATA_SCHEMA, dataSchemaOf, whyIncompatible } from './data-schema'

it('settings from before there was a number are of the first', () => {
  expect(dataSchemaOf({ village_name: 'Desa' })).toBe(1)
  expect(dataSchemaOf({ schema: 2n })).toBe(2)
})

it('a version works with what is stored as it stores', () => {
  expect(whyIncompatible(DATA_SCHEMA)).toBeNull()
  expect(whyIncompatible(DATA_SCHEMA + 1)).toMatch(/versi yang lebih baru/)
  expect(whyIncompatible(DATA_SCHEMA - 1)).toMatch(/CHANGELOG/)
})
