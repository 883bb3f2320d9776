import type { DocumentReference } from 'firebase-admin/firestore'
import { beforeEach, expect, it, vi } from 'vitest'
import { Lease } from '../../../functions/src/data/lease'
import { CACHE_MS, CachedIndex } from '../../../functions/src/search/cached-index'
import { pendingOf } from '../../../functions/src/search/places'
import { divideIntoShards, MAX_SHARD_BYTES, pathOf } from '../../../functions/src/search/shards'
import type { SearchItem } from '../../../src/domain/search/search-item'
import { searchTerm } from '../../../src/domain/search/search-term'
import { setupServices } from '../services'
import { corpus } from './search-corpus'
import { deliver, found, indexed, pendingItems, stored, storeIndex, write } from './search-index'

/* Number of reads and writes, and division into shards, for the index of a large village. */

const PROJECT = `demo-${crypto.randomUUID()}`
const connect = () => setupServices(PROJECT)
const { firestore } = connect()
const items = corpus(20_000)

beforeEach(async () => {
  for (const name of ['news', 'search_index'])
    await firestore.recursiveDelete(firestore.collection(name))
})

/** Restores items at once: they are published and enqueued, but no event has arrived. */
async function restore(restored: readonly SearchItem[]): Promise<void> {
  for (let first = 0; first < restored.length; first += 250) {
    const batch = firestore.batch()
    for (const { collection, id, day, fields } of restored.slice(first, first + 250)) {
      const [title, excerpt, content, category] = fields
      batch.set(firestore.doc(`${collection}/${id}`), {
        title,
        excerpt,
        content,
        category,
        date: day,
      })
      const note = pendingOf(firestore).doc(`${collection}-${id}`)
      batch.set(note, { collection, id, at: new Date() })
    }
    await batch.commit()
  }
}

/** Returns the number of documents read to update the index. A document's own `get` calls `getAll`. */
async function reads(index: CachedIndex): Promise<number> {
  const asked = vi.spyOn(firestore, 'getAll')
  await index.read()
  const read = asked.mock.calls.flat().length
  asked.mockRestore()
  return read
}

it('reads at most 12 documents for a cold query over 10,000 items and 1 to check for changes', async () => {
  await storeIndex(firestore, items.slice(0, 10_000))
  const index = new CachedIndex(firestore, 0)
  const cold = await reads(index)
  expect(cold).toBe((await stored(firestore)).size + 1)
  expect(cold).toBeLessThanOrEqual(12)
  expect(await reads(index)).toBe(1)

  const [gone, edited] = items.map(pathOf)
  await write(firestore, 'news/baru', { title: 'Kabarbaru' })
  await firestore.doc(edited ?? '').set({ title: 'Kabarbaru pula' })
  await write(firestore, edited ?? '', { title: 'Kabarbaru lagi' })
  await deliver(firestore, 'news/baru')
  expect(await reads(index)).toBeLessThanOrEqual(3)
  expect(await found(firestore, 'kabarbaru', index)).toEqual(['Kabarbaru', 'Kabarbaru lagi'])

  await write(firestore, gone ?? '', { title: 'Kabarbaru' })
  await write(firestore, gone ?? '', null)
  await write(firestore, 'news/baru', null)
  await deliver(firestore, 'news/baru')
  expect(await found(firestore, 'kabarbaru', index)).toEqual(['Kabarbaru lagi'])
  const all = (await index.read()).flatMap(({ find }) => find(searchTerm('pembangunan')))
  // The search finds neither the deleted nor the changed item.
  expect(all).toHaveLength(9_998)
})

it('reads 1 document for a hundred queries within seconds, and then finds an edit', async () => {
  await storeIndex(firestore, items.slice(0, 100))
  const index = new CachedIndex(firestore)
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000_000)
  await reads(index)
  clock.mockReturnValue(1_000_000 + CACHE_MS)
  expect(await reads(index)).toBe(1)

  await write(firestore, 'news/terkini', { title: 'Kabarterkini' })
  await deliver(firestore, 'news/terkini')
  for (let question = 1; question < 100; question += 1) expect(await reads(index)).toBe(0)
  clock.mockReturnValue(1_000_000 + 2 * CACHE_MS)
  expect(await reads(index)).toBeLessThanOrEqual(2)
  expect(await found(firestore, 'kabarterkini', index)).toEqual(['Kabarterkini'])
  clock.mockRestore()
})

it('divides 20,000 items among shards well below 1 MiB', () => {
  const shards = divideIntoShards(new Map(items.map((item) => [pathOf(item), item])))
  for (const { length } of shards) expect(length).toBeLessThanOrEqual(MAX_SHARD_BYTES)
  expect(shards.length).toBeLessThanOrEqual(24)
})

it('adds 1,000 restored items by writing each shard once', async () => {
  const [before, restored] = [items.slice(0, 3_000), items.slice(3_000, 4_000)]
  await storeIndex(firestore, before)
  const { size } = await stored(firestore)
  expect(size).toBeGreaterThan(1)
  await restore(restored)
  const commit = vi.spyOn(Lease.prototype, 'commit')
  const [first, ...others] = restored.map(pathOf)
  await deliver(firestore, first ?? '')
  expect(commit).toHaveBeenCalledTimes(1)
  commit.mockRestore()
  expect(await indexed(firestore)).toEqual([...before, ...restored].map(pathOf).sort())
  expect(await pendingItems(firestore)).toEqual([])

  const transaction = vi.spyOn(firestore, 'runTransaction')
  for (const path of others.slice(0, 50)) await deliver(firestore, path)
  expect(transaction).not.toHaveBeenCalled()
  transaction.mockRestore()
})

it('divides all items anew during queries when a shard becomes too large', async () => {
  const [before, restored] = [items.slice(0, 950), items.slice(950, 1_500)]
  await storeIndex(firestore, before)
  const [old] = (await stored(firestore)).docs
  await restore(restored)

  const reader = connect().firestore
  const getAll = reader.getAll.bind(reader)
  let meanwhile = () => deliver(firestore, pathOf(restored[0]!))
  vi.spyOn(reader, 'getAll').mockImplementation(async (...references) => {
    await meanwhile()
    meanwhile = () => Promise.resolve()
    return getAll(...(references as DocumentReference[]))
  })
  const [title = ''] = restored[7]?.fields ?? []
  expect(await found(reader, title)).toContain(title)

  const { docs } = await stored(firestore)
  expect(docs.length).toBeGreaterThan(1)
  expect(docs.map(({ id }) => id)).not.toContain(old?.id)
  expect(await indexed(firestore)).toEqual([...before, ...restored].map(pathOf).sort())
})
