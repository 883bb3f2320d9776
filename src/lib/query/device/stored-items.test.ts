import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import { contentKeys } from '../content-keys'
import { storedItems } from './stored-items'

let client: QueryClient
beforeEach(() => {
  client = new QueryClient()
})

const [OLD, NEW] = [1_000, 2_000].map((updatedAt) => ({ updatedAt })) as [object, object]
const summary = (id: string, title = id) => ({ id, title, category: 'Kesehatan' })
const whole = (id: string, title = id) => ({ ...summary(id, title), content: 'Panjang.' })
const ids = () => storedItems(client, 'news').map(({ id }) => id)

it('combines the pages, lists and texts of a collection', () => {
  const pages = [[summary('C'), summary('B')], [summary('A')]].map((items) => ({ items }))
  client.setQueryData(contentKeys.pages('news', {}), { pages, pageParams: [] }, OLD)
  client.setQueryData(contentKeys.list('news', 1), [summary('D')], NEW)
  client.setQueryData(contentKeys.item('berita', 'B'), whole('B'), OLD)
  client.setQueryData(contentKeys.list('agenda', 50), [{ id: 'E', title: 'Rapat' }])
  expect(storedItems(client, 'news')).toEqual([
    summary('D'),
    summary('C'),
    whole('B'),
    summary('A'),
  ])
})

it('uses the latest read of an item', () => {
  client.setQueryData(contentKeys.item('berita', 'A'), whole('A', 'Lama'), OLD)
  client.setQueryData(contentKeys.list('news', 48), [summary('A', 'Baru')], NEW)
  expect(storedItems(client, 'news')).toEqual([whole('A', 'Baru')])
})

it('omits items that were missing in a later read', () => {
  client.setQueryData(contentKeys.list('news', 48), [summary('C'), summary('B')], OLD)
  client.setQueryData(contentKeys.item('berita', 'A'), whole('A'), OLD)
  client.setQueryData(contentKeys.list('news', 4), [summary('B')], NEW)
  expect(ids()).toEqual(['B', 'A'])
  client.setQueryData(contentKeys.item('berita', 'A'), null, NEW)
  expect(ids()).toEqual(['B'])
})

it('omits an article that is missing in a later list that covers its date', () => {
  const dated = (id: string, date: string) => ({ ...summary(id), date })
  const [late, middle, early] = ['2026-11-21', '2026-10-01', '2024-05-01'] as const
  const old = [dated('A', late), dated('B', middle), dated('C', early)]
  client.setQueryData(contentKeys.list('news', 48), old, OLD)
  client.setQueryData(
    contentKeys.list('news', 2),
    [dated('A', late), dated('D', '2025-01-01')],
    NEW,
  )
  expect(ids()).toEqual(['A', 'D', 'C'])
})

it('does not treat the list of a category as complete', () => {
  client.setQueryData(contentKeys.list('news', 48), [summary('C'), summary('A')], OLD)
  const found = { pages: [{ items: [summary('A')] }], pageParams: [] }
  client.setQueryData(contentKeys.pages('news', { category: 'Kesehatan' }), found, NEW)
  expect(ids()).toEqual(['A', 'C'])
})

it('distinguishes announcements from news that were only read on their own pages', () => {
  client.setQueryData(contentKeys.item('berita', 'A'), whole('A'))
  client.setQueryData(contentKeys.item('berita', 'B'), { ...whole('B'), category: 'Pengumuman' })
  expect(ids()).toEqual(['A'])
  expect(storedItems(client, 'announcements').map(({ id }) => id)).toEqual(['B'])
})
