import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** What docs/adr/0017 allows; whoever needs more makes room first. */
const MOST_LINES = 10_000

it('the sources stay small enough to be kept by whoever keeps the village website', () => {
  const folder = join(import.meta.dirname, '..', 'src')
  const lines = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8').split('\n').length - 1)
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MOST_LINES)
})
