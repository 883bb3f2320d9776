import { expect, it } from 'vitest'
import { DATA_SCHEMA, dataSchemaOf, whyIncompatible } from './data-schema'

it('reads settings without a version number as version 1', () => {
  expect(dataSchemaOf({ village_name: 'Desa' })).toBe(1)
  expect(dataSchemaOf({ schema: 2n })).toBe(2)
})

it('accepts only data with the version of the app', () => {
  expect(whyIncompatible(DATA_SCHEMA)).toBeNull()
  expect(whyIncompatible(DATA_SCHEMA + 1)).toMatch(/versi yang lebih baru/)
  expect(whyIncompatible(DATA_SCHEMA - 1)).toMatch(/CHANGELOG/)
})
