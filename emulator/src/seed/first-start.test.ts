import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { isEmptyProject, LOADING } from './first-start'
import { newFolder } from '../../tests/support/new-folder'

let folder: string

beforeEach(() => {
  folder = newFolder()
})

it('a project without a folder is empty', () => {
  expect(isEmptyProject(folder, 'demo-desa')).toBe(true)
})

it('what an interrupted loading left behind goes', () => {
  mkdirSync(join(folder, 'demo-desa'))
  for (const name of [LOADING, 'auth.jsonl']) writeFileSync(join(folder, 'demo-desa', name), '')
  expect(isEmptyProject(folder, 'demo-desa')).toBe(true)
  expect(readdirSync(folder)).toEqual([])
})
