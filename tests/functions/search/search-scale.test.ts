import { beforeEach, expect, it, vi } from 'vitest'
import { corpus } from '../../../bench/corpus'
import { CACHE_MS, CachedIndex } from '../../../functions/src/search/cached-index'
import { INDEX_FILE, pathOf } from '../../../functions/src/search/index-file'
import { pendingOf } from '../../../functions/src/search/pending-items'
import { writeIndex } from '../../../functions/src/search/write-index'
import { searchTerm } from '../../../src/domain/search/search-term'
import { setupServices } from '../services'
import {
  findTitles,
  readIndexedPaths,
  pendingItems,
  storeIndex,
  watchServices,
  write,
} from './search-index'

/* Number of requests for the index of a large village. */

const real = setupServices()
const { firestore } = real
let calls: string[] = []
const services = watchServices(real, (moment) => {
  if (moment.startsWith('before')) calls.push(moment.slice('before '.length))
})
const items = corpus(10_000, 1_500)

beforeEach(async () => {
  for (const name of ['news', 'search_index'])
    await firestore.recursiveDelete(firestore.collection(name))
})

async function callsOf(work: () => Promise<unknown>): Promise<string[]> {
  calls = []
  await work()
  return calls
}

it('reads one file for a cold query over 10,000 items, and only checks the version of the file afterwards', async () => {
  await storeIndex(real, items)
  const [{ size }] = await real.bucket.file(INDEX_FILE).getMetadata()
  expect(Number(size)).toBeLessThan(6_000_000)
  const index = new CachedIndex(services, 0)
  expect(await callsOf(() => index.read())).toEqual(['getMetadata', 'download'])
  expect(await callsOf(() => index.read())).toEqual(['getMetadata'])

  const [gone = '', edited = ''] = items.map(pathOf)
  await write(firestore, 'news/baru', { title: 'Kabarbaru' })
  await write(firestore, edited, { title: 'Kabarbaru lagi' })
  await write(firestore, gone, { title: 'Kabarbaru' })
  await write(firestore, gone, null)
  expect(await callsOf(() => writeIndex(services))).toEqual([
    'getMetadata',
    'download',
    'getAll',
    'save',
  ])
  expect(await findTitles(services, 'kabarbaru', index)).toEqual(['Kabarbaru', 'Kabarbaru lagi'])
  // The search finds neither the deleted nor the changed item.
  expect((await index.read()).find(searchTerm('pembangunan'))).toHaveLength(9_998)
})

it('checks once for changes during a hundred queries within seconds, and finds an edit afterwards', async () => {
  await storeIndex(real, items.slice(0, 100))
  const index = new CachedIndex(services)
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000_000)
  await index.read()
  clock.mockReturnValue(1_000_000 + CACHE_MS)
  expect(await callsOf(() => index.read())).toEqual(['getMetadata'])

  await write(firestore, 'news/terkini', { title: 'Kabarterkini' })
  await writeIndex(real)
  const hundred = async () => {
    for (let question = 0; question < 100; question += 1) await index.read()
  }
  expect(await callsOf(hundred)).toEqual([])
  clock.mockReturnValue(1_000_000 + 2 * CACHE_MS)
  expect(await findTitles(services, 'kabarterkini', index)).toEqual(['Kabarterkini'])
  clock.mockRestore()
})

it('adds 1,000 restored items by writing the index once for all their events', async () => {
  const [before, restored] = [items.slice(0, 1_000), items.slice(1_000, 2_000)]
  await storeIndex(real, before)
  for (let first = 0; first < restored.length; first += 250) {
    const batch = firestore.batch()
    for (const item of restored.slice(first, first + 250)) {
      const { collection, id, fields } = item
      batch.set(firestore.doc(pathOf(item)), { title: fields[0], content: fields[2] })
      batch.set(pendingOf(firestore).doc(`${collection}-${id}`), { collection, id })
    }
    await batch.commit()
  }
  const deliver = () => callsOf(() => writeIndex(services))
  expect((await deliver()).filter((call) => call !== 'getAll')).toEqual([
    'getMetadata',
    'download',
    'save',
  ])
  expect(await deliver()).toEqual([])
  expect(await readIndexedPaths(real)).toEqual([...before, ...restored].map(pathOf).sort())
  expect(await pendingItems(real)).toEqual([])
})
