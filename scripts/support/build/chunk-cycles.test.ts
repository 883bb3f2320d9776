import { expect, it } from 'vitest'
import { findCycle } from './chunk-cycles'

it('findCycle returns a cycle of imports between chunks', () => {
  const imports = { entry: ['a'], a: ['b'], b: ['c'], c: ['a'] }
  expect(findCycle(new Map(Object.entries(imports)))).toEqual(['a', 'b', 'c', 'a'])
})

it('findCycle accepts two import paths to the same chunk', () => {
  const imports = { entry: ['a', 'b'], a: ['c'], b: ['c'], c: ['outside'] }
  expect(findCycle(new Map(Object.entries(imports)))).toBeNull()
})
