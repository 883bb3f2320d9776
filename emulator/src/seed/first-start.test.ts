import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { isEmptyProject, LOADING } from './first-start'
import { newFolder } from '../../tests/support/new-folder'

let folder: string

beforeEach(() => {
  folder = newFolder()
})

it('treats a project without a folder as empty', () => {
  expect(isEmptyProject(folder, 'demo-desa')).toBe(true)
})

it('removes the data of an interrupted load', () => {
  mkdirSync(join(folder, 'demo-desa'))
  for (const name of [LOADING, 'auth.jsonl']) writeFileSync(join(folder, 'demo-desa', name), '')
  expect(isEmptyProject(folder, 'demo-desa')).toBe(true)
  expect(readdirSync(folder)).toEqual([])
})
