import { beforeEach, expect, it } from 'vitest'
import { ObjectStore } from './object-store'
import { factsOf } from './stored-object'
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
