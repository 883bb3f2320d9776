import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Lease, LeaseLost } from '../../../functions/src/data/lease'
import { enqueueMissingIndex } from '../../../functions/src/search/pending-jobs'
import { leaseOf, manifestOf, pendingOf } from '../../../functions/src/search/places'
import { expectLog } from '../expect-log'
import { setupServices } from '../services'
import { NO_INDEX, deliver, found, indexed, noted, stored, watch, write } from './search-index'

/*
 * Whatever becomes of a writer of the index, and of those that come with it, what is published is what
 * stands in it in the end.
 */

/** When no lease is anybody's any more. */
const OVER = Timestamp.fromMillis(0)

const connect = setupServices()
afterEach(() => vi.restoreAllMocks())
let firestore: Firestore

beforeAll(async () => {
  firestore = (await connect()).firestore
})

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
  expect(await noted(firestore)).toEqual([])
  expect((await leaseOf(firestore).get()).exists).toBe(false)
}

describe('a writer that dies after any of its steps', () => {
  it.each([
    ['adds to the index', 'its event again'],
    ['adds to the index', 'the next, when the lease is over'],
    ['makes the index', 'its event again'],
  ])('when it %s, is finished by %s', async (what, by) => {
    const mortal = (await connect()).firestore
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

describe('while another has the lease', () => {
  it('a writer leaves at once, and the other takes up what it came for', async () => {
    const lease = await Lease.take(leaseOf(firestore), 'another')
    await write(firestore, 'news/a', titled('Satu'))
    await deliver(firestore, 'news/a')
    expect(await noted(firestore)).toEqual(['news-a'])
    await lease?.release()
    await write(firestore, 'news/b', titled('Dua'))
    await deliver(firestore, 'news/b')
    await expectRight()
  })

  it('what is noted between the last look for notes and the release is taken up after it', async () => {
    const services = await connect()
    await write(firestore, 'news/a', titled('Satu'))
    let isLate = false
    vi.spyOn(Lease.prototype, 'release').mockImplementationOnce(async function (this: Lease) {
      isLate = true
      await write(firestore, 'news/b', titled('Dua'))
      await deliver(firestore, 'news/b')
      expect(await noted(firestore)).toEqual(['news-b'])
      await this.release()
    })
    await deliver(services.firestore, 'news/a')
    expect(isLate).toBe(true)
    await expectRight()
  })

  it('of many at once each item is in the index in the end', async () => {
    const paths = Array.from({ length: 5 }, (_, number) => `news/${number}`)
    for (const path of paths) await write(firestore, path, titled(path))
    await Promise.all(paths.map((path) => deliver(firestore, path)))
    await expectRight()
  })
})

it('who lost the lease commits nothing more', async () => {
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

it('a writer that was suspended until another had done its work changes nothing', async () => {
  await write(firestore, 'news/a', titled('Satu'))
  await deliver(firestore, 'news/a')
  const services = await connect()
  await write(firestore, 'news/b', titled('Dua'))
  let transactions = 0
  // Its second is the commit of what it has read and changed.
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

it('what is noted again while it is written stays noted, and is written again', async () => {
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

describe('an index', () => {
  it.each<[string, (shard: DocumentReference) => Promise<unknown>]>([
    ['is missing', (shard) => shard.delete()],
    ['is damaged', (shard) => shard.update({ rows: Buffer.from('rusak') })],
  ])('of which a shard %s is made anew', async (_, harm) => {
    expectLog('warn', 'search_index/manifest is rebuilt')
    await write(firestore, 'news/a', titled('Satu'))
    await deliver(firestore, 'news/a')
    for (const { ref } of (await stored(firestore)).docs) await harm(ref)
    await write(firestore, 'news/b', titled('Dua'))
    await deliver(firestore, 'news/b')
    await expectRight()
  })

  it('of another format counts as none, and is made anew', async () => {
    await write(firestore, 'news/a', titled('Satu'))
    await deliver(firestore, 'news/a')
    await manifestOf(firestore).update({ format: '0' })
    await expect(found(firestore, 'satu')).rejects.toMatchObject({ code: 'unavailable' })
    await write(firestore, 'news/b', titled('Dua'))
    await deliver(firestore, 'news/b')
    expect(await found(firestore, 'satu')).toEqual(['Satu'])
    await expectRight()
  })

  it('that there is not is made for who asks, who is refused meanwhile', async () => {
    await firestore.doc('news/a').set(titled('Satu'))
    for (let asked = 0; asked < 2; asked += 1)
      await expect(found(firestore, 'satu')).rejects.toMatchObject({ code: 'unavailable' })
    expect(await noted(firestore)).toEqual([NO_INDEX])
    await deliver(firestore, NO_INDEX)
    expect(await found(firestore, 'satu')).toEqual(['Satu'])
    await expectRight()
    expect((await stored(firestore)).size).toBe(1)
  })

  it('that is asked for when it has just been made stays as it is', async () => {
    await write(firestore, 'news/a', titled('Satu'))
    await expect(found(firestore, 'satu')).rejects.toMatchObject({ code: 'unavailable' })
    await deliver(firestore, 'news/a')
    await enqueueMissingIndex(firestore)
    const before = (await manifestOf(firestore).get()).updateTime
    await deliver(firestore, NO_INDEX)
    expect((await manifestOf(firestore).get()).updateTime).toEqual(before)
    await expectRight()
  })

  it('whose note has brought about nothing for a minute is noted anew, for another event', async () => {
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

it('an item that was searched once and is not any more goes', async () => {
  await write(firestore, 'news/a', titled('Satu'))
  await pendingOf(firestore).doc('pages-x').set({ collection: 'pages', id: 'x', at: new Date() })
  await deliver(firestore, 'news/a')
  await expectRight()
})
