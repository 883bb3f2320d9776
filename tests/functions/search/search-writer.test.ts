import { gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { CachedIndex } from '../../../functions/src/search/cached-index'
import { INDEX_FILE } from '../../../functions/src/search/index-file'
import { pendingOf } from '../../../functions/src/search/pending-items'
import { writeIndex } from '../../../functions/src/search/write-index'
import { expectLog } from '../expect-log'
import { setupServices } from '../services'
import { findTitles, readIndexedPaths, pendingItems, watchServices, write } from './search-index'

const services = setupServices()
const { firestore, bucket } = services

beforeEach(async () => {
  for (const name of ['news', 'umkm', 'search_index'])
    await firestore.recursiveDelete(firestore.collection(name))
  await bucket.file(INDEX_FILE).delete({ ignoreNotFound: true })
})

const titled = (title: string) => ({ title, content: '' })

async function publish(title: string): Promise<void> {
  await write(firestore, 'news/a', titled(title))
  await writeIndex(services)
}

async function expectComplete(): Promise<void> {
  const published = [
    ...(await firestore.collection('news').get()).docs,
    ...(await firestore.collection('umkm').get()).docs,
  ]
  expect(await readIndexedPaths(services)).toEqual(published.map(({ ref }) => ref.path).sort())
  expect(await pendingItems(services)).toEqual([])
}

/** Returns a callback that calls `work` at the first occurrence of `moment`. */
function once(moment: string, work: () => Promise<unknown>) {
  let isDone = false
  return watchServices(services, async (each) => {
    if (isDone || each !== moment) return
    isDone = true
    await work()
  })
}

it.each([
  ['adds to the index', 'the same event again'],
  ['adds to the index', 'the next event'],
  ['builds the index', 'the same event again'],
])('the work of a writer that dies at any step when it %s is completed by %s', async (what, by) => {
  let left = 0
  const mortal = watchServices(services, () => {
    if (left === 0) throw new Error('died')
    left -= 1
  })
  await publish('Sebelumnya')
  let isDead = true
  for (let step = 0; isDead; step += 1) {
    if (what === 'builds the index') await bucket.file(INDEX_FILE).delete()
    await write(firestore, `news/${step}`, titled(`Tulisan ${step}`))
    left = step
    isDead = await writeIndex(mortal).then(
      () => false,
      ({ message }: Error) => message === 'died',
    )
    if (by === 'the next event') await write(firestore, `umkm/${step}`, { name: 'Berikutnya' })
    await writeIndex(services)
    await expectComplete()
    if (!isDead) expect(step).toBeGreaterThan(5)
  }
})

it.each(['before getMetadata', 'after getAll', 'before save', 'after save'])(
  'indexes a change that is enqueued again while the index is written (%s)',
  async (moment) => {
    await publish('Satu')
    await write(firestore, 'news/a', titled('Dua'))
    // No event follows, because the job exists already.
    await writeIndex(once(moment, () => write(firestore, 'news/a', titled('Tiga'))))
    expect(await findTitles(services, 'tiga')).toEqual(['Tiga'])
    await expectComplete()
  },
)

describe('two writers', () => {
  it.each([
    ['after getAll', 'Tiga'],
    ['before save', 'Tiga'],
    ['before save', 'Satu'],
  ])(
    'do not lose content: a writer that was suspended %s does not replace “%s” by older content',
    async (at, latest) => {
      await publish('Satu')
      await write(firestore, 'news/a', titled('Dua'))
      // The other writer stores the index even if it contains “Satu” already.
      await writeIndex(once(at, () => publish(latest)))
      expect(await findTitles(services, latest)).toEqual([latest])
      await expectComplete()
    },
  )

  it('both include their items when they run simultaneously', async () => {
    await Promise.all(
      Array.from({ length: 5 }, async (_, number) => {
        await write(firestore, `news/${number}`, titled(`Tulisan ${number}`))
        await writeIndex(services)
      }),
    )
    await expectComplete()
  })
})

describe('the search index', () => {
  const store = (content: string | Buffer) => () =>
    bucket.file(INDEX_FILE).save(content, { resumable: false })

  it.each<[string, () => Promise<unknown>]>([
    ['missing', () => bucket.file(INDEX_FILE).delete()],
    ['damaged', store('rusak')],
    ['of another format', store(gzipSync('{"format":"","items":[]}'))],
  ])('gets rebuilt by the next change if it is %s', async (state, harm) => {
    if (state !== 'missing') expectLog('warn', 'The search index is rebuilt')
    await publish('Satu')
    await harm()
    await write(firestore, 'umkm/b', { name: 'Dua' })
    await writeIndex(services)
    await expectComplete()
  })

  it('gets built by the first searches of a project, and replaces earlier versions', async () => {
    await firestore.doc('news/a').set(titled('Satu'))
    const manifest = firestore.doc('search_index/manifest')
    await manifest.set({ format: '4' })
    for (const path of ['search_shards/a', 'search_lease/writer'])
      await firestore.doc(`${manifest.path}/${path}`).set({ version: '' })
    await write(firestore, 'umkm/b', { name: 'Dua' })
    const index = new CachedIndex(services)
    const both = [findTitles(services, 'satu', index), findTitles(services, 'satu')]
    expect(await Promise.all(both)).toEqual([['Satu'], ['Satu']])
    expect((await manifest.get()).exists).toBe(false)
    expect((await manifest.listCollections()).map(({ id }) => id)).toEqual(['search_pending'])
    await writeIndex(services)
    await expectComplete()
  })
})

it('removes items that are deleted or no longer searchable', async () => {
  await publish('Satu')
  await pendingOf(firestore).doc('pages-x').set({ collection: 'pages', id: 'x' })
  await write(firestore, 'news/a', null)
  await writeIndex(services)
  await expectComplete()
})

it('does not enqueue an item if only its view count changed', async () => {
  await publish('Satu')
  await write(firestore, 'news/a', { ...titled('Satu'), views: 1 })
  expect(await pendingItems(services)).toEqual([])
})
