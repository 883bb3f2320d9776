import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../paths'
import { adminChunkOf, chunkOf, CHUNKS } from './chunks'

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

/** Who imports whom; those after `late` do it late. */
const IMPORTERS: Record<string, { importers?: string[]; late?: string[] }> = {
  'src/main.tsx': {},
  'src/app/public/page.tsx': { late: ['src/main.tsx'] },
  'src/app/admin/admin-area.tsx': { late: ['src/main.tsx'] },
  'src/app/admin/pages/bin-page.tsx': { late: ['src/app/admin/admin-area.tsx'] },
  'src/app/admin/pages/users-page.tsx': { late: ['src/app/admin/admin-area.tsx'] },
  'the frame’s': { importers: ['src/app/admin/admin-area.tsx'] },
  'two screens’': {
    importers: ['src/app/admin/pages/bin-page.tsx', 'src/app/admin/pages/users-page.tsx'],
  },
  'below two screens’': { importers: ['two screens’'] },
  'one screen’s': { importers: ['src/app/admin/pages/bin-page.tsx'] },
  'visitors’ too': { importers: ['src/app/admin/admin-area.tsx', 'src/app/public/page.tsx'] },
}
const graph = {
  getModuleInfo: (id: string) => {
    const { importers = [], late = [] } = IMPORTERS[id.replace(/^.*\/src\//, 'src/')] ?? {}
    const inSource = (path: string) => path.replace(/^src/, '/desa/src')
    return { importers: importers.map(inSource), dynamicImporters: late.map(inSource) }
  },
}

it.each([
  ['/desa/src/app/admin/admin-area.tsx', 'admin'],
  ['the frame’s', 'admin'],
  ['two screens’', 'admin'],
  ['below two screens’', 'admin'],
  ['one screen’s', null],
  ['visitors’ too', null],
  ['/desa/src/app/public/page.tsx', null],
])('what is %s is in the chunk %s of the admin', (id, chunk) => {
  expect(adminChunkOf(id, graph)).toBe(chunk)
})
