import { type DocumentReference, Timestamp } from 'firebase-admin/firestore'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Lease, LeaseLost } from '../../../functions/src/data/lease'
import { enqueueMissingIndex } from '../../../functions/src/search/pending-jobs'
import { leaseOf, manifestOf, pendingOf } from '../../../functions/src/search/places'
import { expectLog } from '../expect-log'
import { setupServices } from '../services'
import {
  NO_INDEX,
  deliver,
  found,
  indexed,
  pendingItems,
  stored,
  watch,
  write,
} from './search-index'

const OVER = Timestamp.fromMillis(0)

const PROJECT = `demo-${crypto.randomUUID()}`
const connect = () => setupServices(PROJECT)
const { firestore } = connect()
afterEach(() => vi.restoreAllMocks())

beforeEach(async () => {
  for (const name of ['news', 'umkm', 'search_index'])
    await firestore.recursiveDelete(firestore.collection(name))
})

const titled = (title: string) => ({ title, content: '' })

async function expectRight(): Promise<void> {
  const published = [
    ...(await firestore.collection('news').get()).docs,
    ...(await firestore.collection('umkm').get()).docs,
  ]
  expect(await indexed(firestore)).toEqual(published.map(({ ref }) => ref.path).sort())
  expect(await pendingItems(firestore)).toEqual([])
  expect((await leaseOf(firestore).get()).exists).toBe(false)
}

describe('a writer that dies after any step', () => {
  it.each([
    ['adds to the index', 'its event again'],
    ['adds to the index', 'the next, when the lease is over'],
    ['makes the index', 'its event again'],
  ])('when it %s, recovers through %s', async (what, by) => {
    const mortal = connect().firestore
    let left = 0
    watch(mortal, () => {
      left -= 1
      if (left < 0) throw new Error('died')
    })
    await write(firestore, 'umkm/0', { name: 'Sebelumnya' })
    await deliver(firestore, 'umkm/0')
    let steps = 0
    for (let step = 0; left <= 0; step += 1) {
      steps = step
      if (what === 'makes the index') await manifestOf(firestore).delete()
      await write(firestore, `news/${step}`, titled(`Tulisan ${step}`))
      left = step
      await deliver(mortal, `news/${step}`, `event-${step}`).catch(({ message }: Error) =>
        expect(message).toBe('died'),
      )
      if (by === 'its event again') await deliver(firestore, `news/${step}`, `event-${step}`)
      else {
        if ((await leaseOf(firestore).get()).exists)
          await leaseOf(firestore).update({ until: OVER })
        await write(firestore, `umkm/${step}`, { name: 'Berikutnya' })
        await deliver(firestore, `umkm/${step}`)
      }
      await expectRight()
    }
    expect(steps).toBeGreaterThan(5)
  })
})

describe('while another writer has the lease', () => {
  it('returns at once and leaves its job to that writer', async () => {
    const lease = await Lease.take(leaseOf(firestore), 'another')
    await write(firestore, 'news/a', titled('Satu'))
    await deliver(firestore, 'news/a')
    expect(await pendingItems(firestore)).toEqual(['news-a'])
    await lease?.release()
    await write(firestore, 'news/b', titled('Dua'))
    await deliver(firestore, 'news/b')
    await expectRight()
  })

  it('includes a job that is enqueued between the last check and the release', async () => {
    const services = connect()
    await write(firestore, 'news/a', titled('Satu'))
    let isLate = false
    vi.spyOn(Lease.prototype, 'release').mockImplementationOnce(async function (this: Lease) {
      isLate = true
      await write(firestore, 'news/b', titled('Dua'))
      await deliver(firestore, 'news/b')
      expect(await pendingItems(firestore)).toEqual(['news-b'])
      await this.release()
    })
    await deliver(services.firestore, 'news/a')
    expect(isLate).toBe(true)
    await expectRight()
  })

  it('includes every item of many concurrent writers', async () => {
    const paths = Array.from({ length: 5 }, (_, number) => `news/${number}`)
    for (const path of paths) await write(firestore, path, titled(path))
    await Promise.all(paths.map((path) => deliver(firestore, path)))
    await expectRight()
  })
})

it('commits nothing after losing the lease', async () => {
  await write(firestore, 'news/a', titled('Satu'))
  await deliver(firestore, 'news/a')
  const late = await Lease.take(leaseOf(firestore), 'late')
  await leaseOf(firestore).update({ until: OVER })
  const next = await Lease.take(leaseOf(firestore), 'next')
  const before = (await manifestOf(firestore).get()).updateTime
  const writing = late?.commit((transaction) => transaction.delete(manifestOf(firestore)))
  await expect(writing).rejects.toThrow(LeaseLost)
  await late?.release()
  expect((await manifestOf(firestore).get()).updateTime).toEqual(before)
  expect((await leaseOf(firestore).get()).get('holder')).toBe('next')
  await next?.release()
})

it('changes nothing after a suspension during which another writer finished', async () => {
  await write(firestore, 'news/a', titled('Satu'))
  await deliver(firestore, 'news/a')
  const services = connect()
  await write(firestore, 'news/b', titled('Dua'))
  let transactions = 0
  // The second transaction commits the changed shards.
  const original = services.firestore.runTransaction.bind(services.firestore)
  vi.spyOn(services.firestore, 'runTransaction').mockImplementation(async (work) => {
    transactions += 1
    if (transactions === 2) {
      await leaseOf(firestore).update({ until: OVER })
      await write(firestore, 'news/b', titled('Dua, diubah'))
      await deliver(firestore, 'news/b')
    }
    return original(work)
  })
  await deliver(services.firestore, 'news/b')
  expect(transactions).toBe(3)
  expect(await found(firestore, 'dua')).toEqual(['Dua, diubah'])
  await expectRight()
})

it('keeps a job that is enqueued again during its processing', async () => {
  await write(firestore, 'news/a', titled('Satu'))
  await deliver(firestore, 'news/a')
  await write(firestore, 'news/a', titled('Dua'))
  const commit = vi.spyOn(Lease.prototype, 'commit')
  commit.mockImplementationOnce(async function (this: Lease, work) {
    await this.commit(work)
    await write(firestore, 'news/a', titled('Tiga'))
  })
  await deliver(firestore, 'news/a')
  expect(await found(firestore, 'dua')).toEqual([])
  expect(await found(firestore, 'tiga')).toEqual(['Tiga'])
  await expectRight()
})

describe('the index', () => {
  it.each<[string, (shard: DocumentReference) => Promise<unknown>]>([
    ['is missing', (shard) => shard.delete()],
    ['is damaged', (shard) => shard.update({ rows: Buffer.from('rusak') })],
  ])('gets rebuilt if a shard %s', async (_, harm) => {
    expectLog('warn', 'search_index/manifest is rebuilt')
    await write(firestore, 'news/a', titled('Satu'))
    await deliver(firestore, 'news/a')
    for (const { ref } of (await stored(firestore)).docs) await harm(ref)
    await write(firestore, 'news/b', titled('Dua'))
    await deliver(firestore, 'news/b')
    await expectRight()
  })

  it('gets rebuilt if it has another format', async () => {
    await write(firestore, 'news/a', titled('Satu'))
    await deliver(firestore, 'news/a')
    await manifestOf(firestore).update({ format: '0' })
    await expect(found(firestore, 'satu')).rejects.toMatchObject({ code: 'unavailable' })
    await write(firestore, 'news/b', titled('Dua'))
    await deliver(firestore, 'news/b')
    expect(await found(firestore, 'satu')).toEqual(['Satu'])
    await expectRight()
  })

  it('gets created on the first query, which is refused', async () => {
    await firestore.doc('news/a').set(titled('Satu'))
    for (let asked = 0; asked < 2; asked += 1)
      await expect(found(firestore, 'satu')).rejects.toMatchObject({ code: 'unavailable' })
    expect(await pendingItems(firestore)).toEqual([NO_INDEX])
    await deliver(firestore, NO_INDEX)
    expect(await found(firestore, 'satu')).toEqual(['Satu'])
    await expectRight()
    expect((await stored(firestore)).size).toBe(1)
  })

  it('stays if it was just created', async () => {
    await write(firestore, 'news/a', titled('Satu'))
    await expect(found(firestore, 'satu')).rejects.toMatchObject({ code: 'unavailable' })
    await deliver(firestore, 'news/a')
    await enqueueMissingIndex(firestore)
    const before = (await manifestOf(firestore).get()).updateTime
    await deliver(firestore, NO_INDEX)
    expect((await manifestOf(firestore).get()).updateTime).toEqual(before)
    await expectRight()
  })

  it('gets requested again after a minute without an effect', async () => {
    await enqueueMissingIndex(firestore)
    const created = async () => (await pendingOf(firestore).doc(NO_INDEX).get()).createTime
    const first = await created()
    await enqueueMissingIndex(firestore)
    expect(await created()).toEqual(first)
    const later = new Date(Date.now() + 61_000)
    await enqueueMissingIndex(firestore, later)
    expect(await created()).not.toEqual(first)
  })
})

it('removes an item that is no longer searchable', async () => {
  await write(firestore, 'news/a', titled('Satu'))
  await pendingOf(firestore).doc('pages-x').set({ collection: 'pages', id: 'x', at: new Date() })
  await deliver(firestore, 'news/a')
  await expectRight()
})
