import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isEmptyProject, LOADING } from './first-start'
import { newFolder } from '../../tests/support/new-folder'

it('isEmptyProject treats a project without a folder as empty, and removes the data of an interrupted load', () => {
  const folder = newFolder()
  expect(isEmptyProject(folder, 'demo-desa')).toBe(true)
  mkdirSync(join(folder, 'demo-desa'))
  for (const name of [LOADING, 'auth.jsonl']) writeFileSync(join(folder, 'demo-desa', name), '')
  expect(isEmptyProject(folder, 'demo-desa')).toBe(true)
  expect(readdirSync(folder)).toEqual([])
})
