import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { searchJob } from '@/domain/search/search-index-schema'
import type { SearchItem } from '@/domain/search/search-item'
import { isChangedSince } from '../data/firestore-error'
import { isHeldByAnother, Lease, LeaseLost } from '../data/lease'
import type { Services } from '../services'
import { rebuild } from './generation'
import { parseItem } from './parse-item'
import { parseManifest } from './manifest'
import { leaseOf, manifestOf, pendingOf } from './places'
import { type Changes, rewrite } from './rewrite'

/** Maximum number of jobs that are processed together, so that each shard is written once for all of them. */
const JOBS_TOGETHER = 2_000
/** Number of items per read. They may be long. */
const READ_TOGETHER = 100

/**
 * Updates the index with all pending items. `job` is the id of one of them. Only one writer runs at a time;
 * others return at once. The redelivered event of a failed writer, which has the same id, completes its work.
 */
export async function writeIndex(
  { firestore }: Pick<Services, 'firestore'>,
  { job, eventId }: { job: string; eventId: string },
): Promise<void> {
  const [pending, lease] = await firestore.getAll(pendingOf(firestore).doc(job), leaseOf(firestore))
  // Another event's run has processed this job, as usual for bulk changes.
  if (!pending?.exists && lease?.get('holder') !== eventId) return
  if (lease && isHeldByAnother(lease, eventId)) return
  await drainAll(firestore, eventId)
}

/**
 * Takes a lease and processes all pending items, or returns if another writer has it. Items that are enqueued
 * while the lease is held find it taken, hence the check after releasing it.
 */
export async function drainAll(firestore: Firestore, holder: string): Promise<void> {
  do {
    if (!(await drainAlone(firestore, holder))) return
  } while (!(await pendingOf(firestore).limit(1).get()).empty)
}

/** Resolves with false if another writer has the lease. */
async function drainAlone(firestore: Firestore, holder: string): Promise<boolean> {
  const lease = await Lease.take(leaseOf(firestore), holder)
  if (!lease) return false
  try {
    await drain(firestore, lease)
    return true
  } catch (error) {
    if (error instanceof LeaseLost) return false
    throw error
  } finally {
    await lease.release()
  }
}

/** Processes items until none is pending. Throws LeaseLost. */
async function drain(firestore: Firestore, lease: Lease): Promise<void> {
  for (;;) {
    const { docs: jobs } = await pendingOf(firestore).limit(JOBS_TOGETHER).get()
    if (jobs.length === 0) return
    const manifest = parseManifest(await manifestOf(firestore).get())
    const isUpToDate =
      manifest !== null &&
      (await rewrite(firestore, lease, manifest, await changesOf(firestore, lease, jobs)))
    if (!isUpToDate) await rebuild(firestore, lease)
    await acknowledge(firestore, jobs)
  }
}

async function changesOf(
  firestore: Firestore,
  lease: Lease,
  jobs: readonly DocumentSnapshot[],
): Promise<Changes> {
  const changes = new Map<string, SearchItem | null>()
  const items = jobs.map((job) => {
    const { collection, id } = v.parse(pending, job.data())
    return firestore.collection(collection).doc(id)
  })
  for (let first = 0; first < items.length; first += READ_TOGETHER) {
    const found = await firestore.getAll(...items.slice(first, first + READ_TOGETHER))
    for (const item of found) changes.set(item.ref.path, parseItem(item))
    await lease.keep()
  }
  return changes
}

const pending = v.pick(searchJob, ['collection', 'id'])

/** Deletes the processed jobs. A job that was enqueued again stays. */
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
