import { rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { watchIndexes } from './index-definitions'
import { newFolder } from '../../../tests/support/new-folder'

let folder: string
let file: string
let written = 0

beforeEach(() => {
  folder = newFolder()
  file = join(folder, 'firestore.indexes.json')
})

/** Writes the file with a new modification time, however coarse the file system's clock is. */
function write(text: string): void {
  writeFileSync(file, text)
  utimesSync(file, ++written, written)
}

const indexOn = (fieldPath: string) =>
  JSON.stringify({
    indexes: [{ collectionGroup: 'news', fields: [{ fieldPath, order: 'ASCENDING' }] }],
  })

it('reloads the file after a change', () => {
  write(indexOn('a'))
  const indexes = watchIndexes(file, () => undefined)
  expect(indexes().indexes[0]?.fields[0]?.fieldPath).toBe('a')
  write(indexOn('b'))
  expect(indexes().indexes[0]?.fields[0]?.fieldPath).toBe('b')
})

it('keeps the last valid file while the current file is invalid, and logs the problem once', () => {
  const log: string[] = []
  write(indexOn('a'))
  const indexes = watchIndexes(file, (line) => log.push(line))
  write('{')
  expect([indexes(), indexes()].map((one) => one.indexes[0]?.fields[0]?.fieldPath)).toEqual([
    'a',
    'a',
  ])
  expect(log).toHaveLength(1)
  rmSync(file)
  expect(indexes().indexes).toHaveLength(1)
})
