import type { Firestore } from 'firebase-admin/firestore'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { SearchIndex } from '@/domain/search/search-index'
import { searchShard } from '@/domain/search/search-index-schema'
import { refuse } from '../calls/refusal'
import { JoinedIndex } from './joined-index'
import { parseManifest, shardName } from './manifest'
import { enqueueMissingIndex } from './pending-jobs'
import { manifestOf, shardsOf } from './places'
import { type Items, decodeShard } from './shards'

/** Time during which an instance does not look for changes, so that a word that is typed costs one read. */
export const CACHE_MS = 3_000

/** A manifest whose shards are missing belongs to a replaced generation and is read again. */
const TRIES = 3

interface HeldShard {
  version: string
  items: Items
}

/** Index in the memory of an instance. Reads the manifest and changed shards from time to time. */
export class CachedIndex {
  readonly #firestore: Firestore
  readonly #shards = new Map<string, HeldShard>()
  readonly #joined = new JoinedIndex()
  #indexes: SearchIndex[] = []
  #reading: Promise<SearchIndex[]> | undefined
  readonly #heldMs: number
  #heldUntil = 0

  constructor(firestore: Firestore, heldMs = CACHE_MS) {
    this.#firestore = firestore
    this.#heldMs = heldMs
  }

  /**
   * Returns the index as it was at most `CACHE_MS` ago. Concurrent callers share one reading. Refuses with
   * `unavailable` if there is no index yet, and enqueues its creation.
   */
  async read(): Promise<SearchIndex[]> {
    if (performance.now() < this.#heldUntil) return this.#indexes
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined))
    return this.#reading
  }

  async #read(): Promise<SearchIndex[]> {
    for (let left = TRIES; left > 0; left -= 1) {
      const heldUntil = performance.now() + this.#heldMs
      const manifest = parseManifest(await manifestOf(this.#firestore).get())
      if (!manifest) {
        await enqueueMissingIndex(this.#firestore)
        throw refuse('unavailable', 'Indeks pencarian sedang disusun. Silakan coba lagi sebentar.')
      }
      const { generation, versions } = manifest
      const names = versions.map((_, number) => shardName(generation, number))
      const changed = names.filter((name, at) => this.#shards.get(name)?.version !== versions[at])
      if (changed.length === 0) return this.#hold(this.#indexes, heldUntil)
      for (const name of this.#shards.keys()) if (!names.includes(name)) this.#shards.delete(name)
      if (!(await this.#load(changed))) continue
      const items = [...this.#shards.values()].flatMap((shard) => [...shard.items.values()])
      return this.#hold(this.#joined.of(items), heldUntil)
    }
    throw new Error(`${manifestOf(this.#firestore).path} names missing shards`)
  }

  #hold(indexes: SearchIndex[], until: number): SearchIndex[] {
    this.#indexes = indexes
    this.#heldUntil = until
    return indexes
  }

  /** Resolves with false if one of the shards is missing. */
  async #load(names: readonly string[]): Promise<boolean> {
    const shards = shardsOf(this.#firestore)
    const found = await this.#firestore.getAll(...names.map((name) => shards.doc(name)))
    if (!found.every(({ exists }) => exists)) return false
    for (const shard of found) {
      const { version, rows } = v.parse(searchShard, shard.data())
      const items = decodeShard(rows)
      for (const [path, before] of this.#shards.get(shard.id)?.items ?? [])
        if (isDeepStrictEqual(items.get(path), before)) items.set(path, before)
      this.#shards.set(shard.id, { version, items })
    }
    return true
  }
}
