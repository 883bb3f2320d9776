import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../paths'
import { chunkOf, CHUNKS } from './chunks'

const modules = CHUNKS.flatMap(({ modules = [] }) => modules)

it('every module that is named for a chunk is there, once', () => {
  expect(modules.filter((path) => !existsSync(join(ROOT, 'src', path)))).toEqual([])
  expect(new Set(modules).size).toBe(modules.length)
})

it('every package that is named for a chunk is installed', () => {
  const packages = CHUNKS.flatMap(({ packages = [] }) => packages)
  expect(packages.filter((name) => !existsSync(join(ROOT, 'node_modules', name)))).toEqual([])
})

it.each([
  [join(ROOT, 'src/domain/markup/markup.ts'), 'markup'],
  [join(ROOT, 'src/domain/products/product-schema.ts'), 'reading'],
  [join(ROOT, 'src/main.tsx'), null],
  [join(ROOT, 'node_modules/@firebase/firestore/dist/lite/index.mjs'), 'reading'],
  [join(ROOT, 'node_modules/react/index.js'), 'libraries'],
  [join(ROOT, 'node_modules/react-hook-form/dist/index.mjs'), null],
])('%s is in the chunk %s', (id, chunk) => {
  expect(chunkOf(id)).toBe(chunk)
})
