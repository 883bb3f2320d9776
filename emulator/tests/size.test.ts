import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Limit from docs/adr/0017. A larger emulator would be too much to maintain. */
const MAX_LINES = 10_000

it('the sources do not exceed the maximum number of lines', () => {
  const folder = join(import.meta.dirname, '..', 'src')
  const lines = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8').split('\n').length - 1)
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MAX_LINES)
})
