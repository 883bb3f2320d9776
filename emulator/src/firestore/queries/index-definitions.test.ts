import { rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { watchIndexes } from './index-definitions'
import { newFolder } from '../../../tests/support/new-folder'

it('reloads the indexes after a change of the file, and uses the last valid indexes while the file is invalid', () => {
  const file = join(newFolder(), 'firestore.indexes.json')
  const log: string[] = []
  let written = 0
  // Sets a new modification time, because the file system's clock may be too coarse.
  const write = (text: string) => {
    writeFileSync(file, text)
    utimesSync(file, ++written, written)
  }
  const writeIndexOn = (fieldPath: string) =>
    write(JSON.stringify({ indexes: [{ collectionGroup: 'news', fields: [{ fieldPath }] }] }))
  writeIndexOn('a')
  const indexes = watchIndexes(file, (line) => log.push(line))
  const indexed = () => indexes().indexes[0]?.fields[0]?.fieldPath
  expect(indexed()).toBe('a')
  writeIndexOn('b')
  expect(indexed()).toBe('b')
  write('{')
  expect([indexed(), indexed()]).toEqual(['b', 'b'])
  expect(log).toHaveLength(1)
  rmSync(file)
  expect(indexed()).toBe('b')
})
