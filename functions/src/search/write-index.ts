import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'
import { searchJob } from '@/domain/search/search-index-schema'
import { SEARCHED } from '@/domain/search/search-item'
import { documentPages } from '../data/pages'
import { isChangedSince } from '../data/errors'
import type { Stores } from '../services'
import { generationOf, type Items, pathOf, storedItems, storeItems } from './index-file'
import { parseItem, pendingOf } from './pending-items'

/** Maximum number of queued items per run. The index is written once for all of them. */
const JOBS_TOGETHER = 2_000
/** Pause in milliseconds before the next run, to gather many changes, for example during an import. */
const GATHER_MS = 1_000
/** Maximum number of items per read. Limited because items may be long. */
const READ_TOGETHER = 100

/**
 * Updates the index until the queue is empty, and builds the index if it is missing. Stores even an unchanged index, so
 * that a concurrent run with older items fails and tries again. After an interrupted run, the event is delivered again
 * and the remaining queue is processed.
 */
export async function writeIndex({ firestore, bucket }: Stores): Promise<void> {
  const pending = () => pendingOf(firestore).limit(JOBS_TOGETHER).get()
  for (let run = 1; ; run += 1) {
    let { docs: jobs } = await pending()
    if (jobs.length === 0) return
    if (run > 1 && jobs.length < JOBS_TOGETHER) {
      await setTimeout(GATHER_MS)
      jobs = (await pending()).docs
    }
    const generation = await generationOf(bucket)
    const items = (await storedItems(bucket)) ?? (await publishedItems(firestore))
    await update(items, firestore, jobs)
    if (await storeItems(bucket, items, generation)) await acknowledge(firestore, jobs)
  }
}

/** Reads all published items to build a new index. Calls `progress` with the number of items read so far. */
export async function publishedItems(
  firestore: Firestore,
  progress: (count: number) => void = () => undefined,
): Promise<Items> {
  await removeShards(firestore)
  const items: Items = new Map()
  for (const name of SEARCHED)
    for await (const documents of documentPages(firestore.collection(name))) {
      for (const document of documents) {
        const item = parseItem(document)
        if (item) items.set(pathOf(item), item)
      }
      progress(items.size)
    }
  return items
}

/** Deletes the documents in which earlier versions of the site stored the index. */
async function removeShards(firestore: Firestore): Promise<void> {
  const manifest = firestore.doc('search_index/manifest')
  const batch = firestore.batch().delete(manifest)
  for (const name of ['search_shards', 'search_lease'])
    for (const { ref } of (await manifest.collection(name).select().get()).docs) batch.delete(ref)
  await batch.commit()
}

async function update(
  items: Items,
  firestore: Firestore,
  jobs: readonly DocumentSnapshot[],
): Promise<void> {
  const changed = jobs.map((job) => {
    const { collection, id } = v.parse(searchJob, job.data())
    return firestore.collection(collection).doc(id)
  })
  for (let first = 0; first < changed.length; first += READ_TOGETHER)
    for (const document of await firestore.getAll(...changed.slice(first, first + READ_TOGETHER))) {
      const item = parseItem(document)
      if (item) items.set(document.ref.path, item)
      else items.delete(document.ref.path)
    }
}

/** Deletes the processed items from the queue, except those that were enqueued again meanwhile. */
async function acknowledge(
  firestore: Firestore,
  jobs: readonly QueryDocumentSnapshot[],
): Promise<void> {
  const writer = firestore.bulkWriter({ throttling: false })
  const deletions = jobs.map(({ ref, updateTime }) =>
    writer.delete(ref, { lastUpdateTime: updateTime }).catch((error: unknown) => {
      if (!isChangedSince(error)) throw error
    }),
  )
  await Promise.all([writer.close(), ...deletions])
}
