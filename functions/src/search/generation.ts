import type { Firestore } from 'firebase-admin/firestore'
import { ulid } from 'ulid'
import { SEARCH_FORMAT, type SearchManifest } from '@/domain/search/search-index-schema'
import { SEARCHED } from '@/domain/search/search-item'
import { documentPages } from '../data/document-pages'
import type { Lease } from '../data/lease'
import { parseItem } from './parse-item'
import { shardName } from './manifest'
import { manifestOf, shardsOf } from './places'
import { divideIntoShards, type Items, pathOf } from './shards'

type Progress = (done: { items: number; shards?: { written: number; of: number } }) => void

export interface GenerationProgress {
  items: number
  shards: number
}

const UNRECORDED_FIELDS: Progress = () => undefined

/** Rebuilds the index from all published content. Items that are written meanwhile are enqueued. */
export async function rebuild(
  firestore: Firestore,
  lease: Lease,
  progress = UNRECORDED_FIELDS,
): Promise<GenerationProgress> {
  const items: Items = new Map()
  for (const name of SEARCHED)
    for await (const documents of documentPages(firestore.collection(name))) {
      for (const document of documents) {
        const item = parseItem(document)
        if (item) items.set(pathOf(item), item)
      }
      progress({ items: items.size })
      await lease.keep()
    }
  return storeGeneration(firestore, lease, items, progress)
}

/**
 * Divides items among new shards and switches the manifest to them. A reader that misses an old shard reads
 * the manifest again. Throws LeaseLost before changing anything that readers use.
 */
export async function storeGeneration(
  firestore: Firestore,
  lease: Lease,
  items: Items,
  progress = UNRECORDED_FIELDS,
): Promise<GenerationProgress> {
  const generation = ulid()
  const shards = divideIntoShards(items)
  const versions = shards.map(() => ulid())
  for (const [number, rows] of shards.entries()) {
    const shard = shardsOf(firestore).doc(shardName(generation, number))
    await lease.keep()
    await shard.set({ version: versions[number], rows })
    progress({ items: items.size, shards: { written: number + 1, of: shards.length } })
  }
  const manifest: SearchManifest = { format: SEARCH_FORMAT, generation, versions }
  await lease.commit((transaction) => transaction.set(manifestOf(firestore), manifest))
  await removeOthers(firestore, generation)
  return { items: items.size, shards: shards.length }
}

/**
 * Deletes shards of other generations that are older than the manifest, including those of a writer that lost
 * its lease. Newer ones belong to another running writer.
 */
async function removeOthers(firestore: Firestore, generation: string): Promise<void> {
  const manifest = await manifestOf(firestore).get()
  if (manifest.get('generation') !== generation || !manifest.updateTime) return
  const switched = manifest.updateTime.valueOf()
  const stored = await shardsOf(firestore).select().get()
  const others = stored.docs.filter(
    ({ id, updateTime }) => !id.startsWith(`${generation}-`) && updateTime.valueOf() < switched,
  )
  const batch = firestore.batch()
  for (const { ref } of others) batch.delete(ref)
  await batch.commit()
}
