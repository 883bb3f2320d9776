import { beforeEach, expect, it, vi } from 'vitest'
import { Lease } from '../../../functions/src/data/lease'
import { leaseOf, manifestOf } from '../../../functions/src/search/places'
import { rebuildSearch } from '../../../scripts/support/rebuild-search'
import { setupServices } from '../services'
import { deliver, found, indexed, pendingItems, write } from './search-index'

const { firestore } = setupServices()

beforeEach(async () => {
  for (const name of ['news', 'drafts', 'umkm', 'search_index'])
    await firestore.recursiveDelete(firestore.collection(name))
})

const silent = () => undefined

it('indexes exactly the published content and reports its progress', async () => {
  for (let number = 0; number < 120; number += 1)
    await firestore.doc(`news/${number}`).set({ title: `Berita ${number}`, content: '' })
  await firestore.doc('umkm/a').set({ name: 'Kopi' })
  await firestore.doc('drafts/news-1').set({ kind: 'news', data: { title: 'Rahasia' } })
  const lines: string[] = []
  const made = await rebuildSearch(firestore, (line) => lines.push(line))
  expect(made).toEqual({ items: 121, shards: 1 })
  expect(lines).toContain('100 tulisan dibaca …')
  expect(lines).toContain('121 tulisan dibaca, bagian 1 dari 1 ditulis …')
  expect(await indexed(firestore)).toHaveLength(121)
  expect(await found(firestore, 'rahasia')).toEqual([])
})

it('replaces an index with missing or superfluous items', async () => {
  await write(firestore, 'news/a', { title: 'Satu', content: '' })
  await deliver(firestore, 'news/a')
  await firestore.doc('news/b').set({ title: 'Dua', content: '' })
  await firestore.doc('news/a').delete()
  await rebuildSearch(firestore, silent)
  expect(await indexed(firestore)).toEqual(['news/b'])
})

it('continues while content is written and reads changed items again', async () => {
  for (const id of ['a', 'b', 'c']) await write(firestore, `news/${id}`, { title: `Lama ${id}` })
  const keep = vi.spyOn(Lease.prototype, 'keep').mockImplementationOnce(async () => {
    await write(firestore, 'news/a', { title: 'Baru a' })
    await write(firestore, 'news/b', null)
    await write(firestore, 'news/d', { title: 'Baru d' })
    // Their events find the lease taken.
    for (const id of ['a', 'b', 'd']) await deliver(firestore, `news/${id}`)
  })
  await rebuildSearch(firestore, silent)
  expect(keep).toHaveBeenCalled()
  keep.mockRestore()
  expect(await indexed(firestore)).toEqual(['news/a', 'news/c', 'news/d'])
  expect(await found(firestore, 'baru')).toEqual(['Baru d', 'Baru a'])
  expect(await pendingItems(firestore)).toEqual([])
})

it('waits for a running writer', async () => {
  const writer = await Lease.take(leaseOf(firestore), 'event')
  const lines: string[] = []
  const rebuilt = rebuildSearch(firestore, (line) => lines.push(line))
  await expect.poll(() => lines).toContain('Menunggu penulisan indeks yang sedang berjalan …')
  expect((await manifestOf(firestore).get()).exists).toBe(false)
  await writer?.release()
  expect(await rebuilt).toEqual({ items: 0, shards: 1 })
})

it('replaces an interrupted run, which then reports this', async () => {
  await firestore.doc('news/a').set({ title: 'Satu' })
  let second: Promise<unknown> | undefined
  const keep = vi.spyOn(Lease.prototype, 'keep').mockImplementationOnce(async () => {
    await (second = rebuildSearch(firestore, silent))
  })
  await expect(rebuildSearch(firestore, silent)).rejects.toThrow('Penyusunan lain dimulai')
  keep.mockRestore()
  expect(await second).toEqual({ items: 1, shards: 1 })
  expect(await indexed(firestore)).toEqual(['news/a'])
  expect((await leaseOf(firestore).get()).exists).toBe(false)
})
