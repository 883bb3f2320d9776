import type { Firestore } from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import { isDeepStrictEqual } from 'node:util'
import { ulid } from 'ulid'
import * as v from 'valibot'
import { type SearchManifest, searchShard } from '@/domain/search/search-index-schema'
import type { SearchItem } from '@/domain/search/search-item'
import type { Lease } from '../data/lease'
import { storeGeneration } from './generation'
import { shardName } from './manifest'
import { manifestOf, shardsOf } from './places'
import { type Items, MAX_SHARD_BYTES, encodeShard, shardNumber, decodeShard } from './shards'

/** Number of shards in a commit, which may have 10 MiB. */
const SHARDS_TOGETHER = 10

/** New content of items by path, or null for items that are no longer published. */
export type Changes = ReadonlyMap<string, SearchItem | null>

interface Rewritten {
  number: number
  rows: Buffer
}

/**
 * Applies changes to the shards of these items. Writes each changed shard once. Divides all items again if a
 * shard would become too large. Resolves with false, without writing, if a shard cannot be read. Throws
 * LeaseLost.
 */
export async function rewrite(
  firestore: Firestore,
  lease: Lease,
  manifest: SearchManifest,
  changes: Changes,
): Promise<boolean> {
  const count = manifest.versions.length
  const numbers = [...new Set([...changes.keys()].map((path) => shardNumber(path, count)))]
  const shards = await readShards(firestore, manifest, numbers)
  if (!shards) return false
  const rewritten: Rewritten[] = []
  for (const [at, items] of shards.entries()) {
    const number = numbers[at] ?? 0
    const isChanged = apply(items, changes, (path) => shardNumber(path, count) === number)
    if (isChanged) rewritten.push({ number, rows: encodeShard(items) })
    await lease.keep()
  }
  if (rewritten.every(({ rows }) => rows.length <= MAX_SHARD_BYTES)) {
    await commit(firestore, lease, manifest, rewritten)
    return true
  }
  const all = await readShards(firestore, manifest, [...manifest.versions.keys()])
  if (!all) return false
  const items: Items = new Map(all.flatMap((each) => [...each]))
  apply(items, changes)
  await storeGeneration(firestore, lease, items)
  return true
}

/** Returns the items of these shards, or null if one is missing or damaged. */
async function readShards(
  firestore: Firestore,
  { generation }: SearchManifest,
  numbers: readonly number[],
): Promise<Items[] | null> {
  if (numbers.length === 0) return []
  const references = numbers.map((n) => shardsOf(firestore).doc(shardName(generation, n)))
  const found = await firestore.getAll(...references)
  try {
    return found.map((shard) => decodeShard(v.parse(searchShard, shard.data()).rows))
  } catch (error) {
    warn(`${manifestOf(firestore).path} is rebuilt because a shard cannot be read`, error)
    return null
  }
}

/** Applies the changes that are `concerned` to `items`. Returns whether any item differs. */
function apply(
  items: Items,
  changes: Changes,
  concerned: (path: string) => boolean = () => true,
): boolean {
  let isChanged = false
  for (const [path, item] of changes) {
    if (!concerned(path) || isDeepStrictEqual(items.get(path) ?? null, item)) continue
    isChanged = true
    if (item) items.set(path, item)
    else items.delete(path)
  }
  return isChanged
}

async function commit(
  firestore: Firestore,
  lease: Lease,
  { generation, versions: before }: SearchManifest,
  rewritten: readonly Rewritten[],
): Promise<void> {
  // The result "nothing to write" is valid only while the lease is held.
  if (rewritten.length === 0) await lease.commit(() => undefined)
  const versions = [...before]
  for (let first = 0; first < rewritten.length; first += SHARDS_TOGETHER) {
    const together = rewritten.slice(first, first + SHARDS_TOGETHER)
    for (const { number } of together) versions[number] = ulid()
    await lease.commit((transaction) => {
      for (const { number, rows } of together) {
        const shard = shardsOf(firestore).doc(shardName(generation, number))
        transaction.set(shard, { version: versions[number], rows })
      }
      transaction.update(manifestOf(firestore), { versions })
    })
  }
}
