import { expect, it } from 'vitest'
import { listObjects } from './list'
import { factsOf, newObject } from './stored-object'

const list = (names: string[], query: Record<string, string> = {}) => {
  const objects = names.map((name) => newObject('b', name, '1', factsOf(Buffer.alloc(0)), {}))
  const { items, ...rest } = listObjects(objects, new URLSearchParams(query))
  return { items: items.map(({ name }) => name), ...rest }
}

it('sorts a list by the bytes of the names', () => {
  const items = ['a', 'a/b', 'b', '\uffee', '\u{1f600}']
  expect(list(items.toReversed())).toEqual({ items, prefixes: [] })
})

it('continues a list even if the last object of the previous page was deleted', () => {
  const { nextPageToken = '' } = list(['a', 'b', 'c'], { maxResults: '1' })
  expect(list(['b', 'c'], { pageToken: nextPageToken })).toMatchObject({ items: ['b', 'c'] })
})
