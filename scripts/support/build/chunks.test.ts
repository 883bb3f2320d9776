import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../paths'
import { adminChunkOf, chunkOf, CHUNKS } from './chunks'

const modules = CHUNKS.flatMap(({ modules = [] }) => modules)

it('CHUNKS lists only existing modules, each in one chunk', () => {
  expect(modules.filter((path) => !existsSync(join(ROOT, 'src', path)))).toEqual([])
  expect(new Set(modules).size).toBe(modules.length)
})

it('CHUNKS lists only installed packages', () => {
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
])('chunkOf assigns %s to the chunk %s', (id, chunk) => {
  expect(chunkOf(id)).toBe(chunk)
})

/** Modules that import each module statically (`importers`) or dynamically (`late`). */
const IMPORTERS: Record<string, { importers?: string[]; late?: string[] }> = {
  'src/main.tsx': {},
  'src/app/public/page.tsx': { late: ['src/main.tsx'] },
  'src/app/admin/admin-area.tsx': { late: ['src/main.tsx'] },
  'src/app/admin/pages/bin-page.tsx': { late: ['src/app/admin/admin-area.tsx'] },
  'src/app/admin/pages/audit-page.tsx': { late: ['src/app/admin/admin-area.tsx'] },
  'used by the frame': { importers: ['src/app/admin/admin-area.tsx'] },
  'used by two screens': {
    importers: ['src/app/admin/pages/bin-page.tsx', 'src/app/admin/pages/audit-page.tsx'],
  },
  'indirectly used by two screens': { importers: ['used by two screens'] },
  'used by one screen': { importers: ['src/app/admin/pages/bin-page.tsx'] },
  'also used by visitors': {
    importers: ['src/app/admin/admin-area.tsx', 'src/app/public/page.tsx'],
  },
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
  ['used by the frame', 'admin'],
  ['used by two screens', 'admin'],
  ['indirectly used by two screens', 'admin'],
  ['used by one screen', null],
  ['also used by visitors', null],
  ['/desa/src/app/public/page.tsx', null],
])('adminChunkOf assigns the module “%s” to the chunk %s', (id, chunk) => {
  expect(adminChunkOf(id, graph)).toBe(chunk)
})
