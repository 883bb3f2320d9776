import type { Firestore, QuerySnapshot } from 'firebase-admin/firestore'
import { ulid } from 'ulid'
import { Lease } from '../../../functions/src/data/lease'
import { storeGeneration } from '../../../functions/src/search/generation'
import { CachedIndex } from '../../../functions/src/search/cached-index'
import { enqueueForSearch } from '../../../functions/src/search/pending-jobs'
import { leaseOf, manifestOf, pendingOf, shardsOf } from '../../../functions/src/search/places'
import { searchContent } from '../../../functions/src/search/search-content'
import { pathOf, decodeShard } from '../../../functions/src/search/shards'
import { writeIndex } from '../../../functions/src/search/write-index'
import type { SearchItem } from '../../../src/domain/search/search-item'
import { bound } from '../failing-service'
import { writeAndEnqueue } from './write-pending'

/* The index of a project without functions. Tests do the work of the triggers. */

export const write = writeAndEnqueue(enqueueForSearch)

/** Id of the job that creates a missing index. */
export const NO_INDEX = 'search_index-manifest'

export function deliver(
  firestore: Firestore,
  path: string,
  eventId: string = ulid(),
): Promise<void> {
  return writeIndex({ firestore }, { job: path.replace('/', '-'), eventId })
}

export async function indexed(firestore: Firestore): Promise<string[]> {
  const generation = String((await manifestOf(firestore).get()).get('generation'))
  return (await stored(firestore)).docs
    .filter(({ id }) => id.startsWith(generation))
    .flatMap((shard) => [...decodeShard(shard.get('rows') as Buffer).keys()])
    .sort()
}

export const stored = (firestore: Firestore): Promise<QuerySnapshot> => shardsOf(firestore).get()

export const pendingItems = async (firestore: Firestore): Promise<string[]> =>
  (await pendingOf(firestore).get()).docs.map(({ id }) => id)

export const found = async (firestore: Firestore, q: string, index = new CachedIndex(firestore)) =>
  (await searchContent(index, { q, page: 0 })).groups.flatMap(({ results }) =>
    results.map(({ title }) => title.text),
  )

/** Stores an index of items without their documents. */
export async function storeIndex(
  firestore: Firestore,
  items: readonly SearchItem[],
): Promise<void> {
  const lease = await Lease.take(leaseOf(firestore), 'test')
  if (!lease) throw new Error('another has the lease')
  await storeGeneration(firestore, lease, new Map(items.map((item) => [pathOf(item), item])))
  await lease.release()
}

/** One of these calls precedes and follows each write. Reads between them leave nothing behind. */
const CALLS = ['getAll', 'runTransaction', 'batch', 'bulkWriter'] as const

/** Calls `tell` before each of the calls. It may throw. */
export function watch(firestore: Firestore, tell: (call: (typeof CALLS)[number]) => void): void {
  for (const call of CALLS) {
    const original = bound(firestore, call) as (...args: unknown[]) => unknown
    Object.defineProperty(firestore, call, {
      value: (...args: unknown[]) => {
        tell(call)
        return original(...args)
      },
    })
  }
}
