import { beforeEach, expect, it } from 'vitest'
import { rebuildSearch } from '../../../scripts/support/rebuild-search'
import { setupServices } from '../services'
import {
  findTitles,
  readIndexedPaths,
  pendingItems,
  storeIndex,
  watchServices,
  write,
} from './search-index'

const services = setupServices()
const { firestore } = services

beforeEach(async () => {
  for (const name of ['news', 'drafts', 'umkm', 'search_index'])
    await firestore.recursiveDelete(firestore.collection(name))
})

it('replaces the index with exactly the published content and prints its progress', async () => {
  await storeIndex(services, [{ collection: 'news', id: 'gone', fields: ['Hilang'], day: '' }])
  for (let number = 0; number < 120; number += 1)
    await firestore.doc(`news/${number}`).set({ title: `Berita ${number}`, content: '' })
  await firestore.doc('umkm/a').set({ name: 'Kopi' })
  await firestore.doc('drafts/news-1').set({ kind: 'news', data: { title: 'Rahasia' } })
  const lines: string[] = []
  expect(await rebuildSearch(services, (line) => lines.push(line))).toBe(121)
  expect(lines).toContain('100 tulisan dibaca …')
  expect(await readIndexedPaths(services)).toHaveLength(121)
  for (const q of ['rahasia', 'hilang']) expect(await findTitles(services, q)).toEqual([])
})

it('restarts if the index changes during the rebuild, and indexes pending items', async () => {
  for (const id of ['a', 'b', 'c'])
    await firestore.doc(`news/${id}`).set({ title: `Lama ${id}`, content: '' })
  let saved = 0
  const interrupted = watchServices(services, async (moment) => {
    if (moment !== 'before save' || (saved += 1) > 1) return
    await write(firestore, 'news/a', { title: 'Baru a' })
    await write(firestore, 'news/b', null)
    await storeIndex(services, [])
  })
  const lines: string[] = []
  await rebuildSearch(interrupted, (line) => lines.push(line))
  expect(lines).toContain('Indeks berubah sementara itu; disusun ulang …')
  expect(await readIndexedPaths(services)).toEqual(['news/a', 'news/c'])
  expect(await findTitles(services, 'baru')).toEqual(['Baru a'])
  expect(await pendingItems(services)).toEqual([])
})
