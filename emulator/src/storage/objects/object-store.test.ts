import { readdirSync } from 'node:fs'
import { beforeEach, expect, it } from 'vitest'
import { ObjectStore } from './object-store'
import { factsOf } from './stored-object'
import { killWriter } from '../../../tests/support/kill-writer'
import { newFolder } from '../../../tests/support/new-folder'

let folder: string

beforeEach(() => {
  folder = newFolder()
})

const open = () => new ObjectStore(folder, 'bucket')

function put(store: ObjectStore, name: string, text: string) {
  const content = Buffer.from(text)
  const object = store.draft(name, factsOf(content), {})
  store.put(object, content)
  return object
}

it('increases the generation, even after the clock was set back', () => {
  const store = open()
  const first = put(store, 'a', '1')
  const future = String(Number(first.generation) + 3_600_000_000)
  store.put({ ...first, name: 'b', generation: future }, Buffer.from('2'))
  expect(Number(put(open(), 'c', '3').generation)).toBeGreaterThan(Number(future))
})

it('keeps a deletion after a restart', () => {
  const store = open()
  store.remove(put(store, 'a', '1'))
  expect(open().all()).toEqual([])
})

it('keeps a metadata change and the content after a restart', () => {
  const store = open()
  const object = put(store, 'a', '1')
  store.putMetadata({ ...object, contentType: 'text/css' })
  const [found] = open().all()
  expect(found).toEqual({ ...object, contentType: 'text/css' })
  expect(open().read(object).toString()).toBe('1')
})

const WRITER = `
import { ObjectStore } from './object-store'
import { factsOf } from './stored-object'
const store = new ObjectStore(process.argv[1], 'bucket')
for (let n = 0; ; n++) {
  const content = Buffer.from(n + ':' + 'x'.repeat(n * 97 % 100000))
  store.put(store.draft(String(n % 7), factsOf(content), {}), content)
  process.stdout.write(n + '\\n')
}
`

it('keeps every acknowledged object intact after a kill', async () => {
  const acknowledged = await killWriter(WRITER, folder, import.meta.dirname, 60)
  const store = open()
  const found = store.all()
  for (const object of found)
    expect(factsOf(store.read(object))).toMatchObject({ md5Hash: object.md5Hash })
  const numbers = found.map((object) => parseInt(store.read(object).toString()))
  expect(Math.min(...numbers)).toBeGreaterThan(acknowledged - 7)
  expect(found).toHaveLength(7)
  expect(readdirSync(folder)).toHaveLength(14)
}, 20_000)
