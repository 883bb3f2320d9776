import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchBundle } from './build'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('builds watched functions immediately and after each change', { timeout: 30_000 }, async () => {
  const [entry, built] = [join(folder, 'index.ts'), join(folder, 'dist', 'index.js')]
  writeFileSync(entry, "export const answer: string = 'satu'")
  const stop = await watchBundle(entry, built)
  expect(readFileSync(built, 'utf8')).toContain('satu')
  writeFileSync(entry, "export const answer: string = 'kedua'")
  await vi.waitFor(() => expect(readFileSync(built, 'utf8')).toContain('kedua'), {
    timeout: 10_000,
  })
  await stop()
})
