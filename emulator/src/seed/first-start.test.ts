import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isEmptyProject, LOADING } from './first-start'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seed-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

it('a project without a folder is empty', () => {
  expect(isEmptyProject(folder, 'demo-desa')).toBe(true)
})

it('a project with data is not', () => {
  mkdirSync(join(folder, 'demo-desa'))
  writeFileSync(join(folder, 'demo-desa', 'auth.jsonl'), '')
  expect(isEmptyProject(folder, 'demo-desa')).toBe(false)
})

it('what an interrupted loading left behind goes', () => {
  mkdirSync(join(folder, 'demo-desa'))
  for (const name of [LOADING, 'auth.jsonl']) writeFileSync(join(folder, 'demo-desa', name), '')
  expect(isEmptyProject(folder, 'demo-desa')).toBe(true)
  expect(readdirSync(folder)).toEqual([])
})
