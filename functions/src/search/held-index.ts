import type { Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { searchShard } from '@/domain/schemas/search-index'
import { indexItems, type SearchIndex } from '@/domain/search/search-index'
import { manifestIn, shardName } from './manifest'
import { manifestOf, shardsOf } from './places'
import { unpacked } from './shards'

/** A manifest that names what is gone belongs to a generation that was replaced since: the next is new. */
const TRIES = 3

interface HeldShard {
  version: string
  index: SearchIndex
}

/** The index as an instance of the function has it: each use reads the manifest and what has changed. */
export class HeldIndex {
  readonly #firestore: Firestore
  #shards = new Map<string, HeldShard>()
  #reading: Promise<SearchIndex[]> | undefined

  constructor(firestore: Firestore) {
    this.#firestore = firestore
  }

  /** One for each shard; who asks meanwhile is answered from the same reading. */
  read(): Promise<SearchIndex[]> {
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined))
    return this.#reading
  }

  async #read(): Promise<SearchIndex[]> {
    for (let left = TRIES; left > 0; left -= 1) {
      const manifest = manifestIn(await manifestOf(this.#firestore).get())
      if (!manifest) return []
      const { generation, versions } = manifest
      const names = versions.map((_, number) => shardName(generation, number))
      for (const name of this.#shards.keys()) if (!names.includes(name)) this.#shards.delete(name)
      const changed = names.filter((name, at) => this.#shards.get(name)?.version !== versions[at])
      if (await this.#load(changed)) return [...this.#shards.values()].map(({ index }) => index)
    }
    throw new Error(`${manifestOf(this.#firestore).path} names shards that are gone`)
  }

  /** Resolves with false where one of them is gone. */
  async #load(names: readonly string[]): Promise<boolean> {
    if (names.length === 0) return true
    const shards = shardsOf(this.#firestore)
    const found = await this.#firestore.getAll(...names.map((name) => shards.doc(name)))
    if (!found.every(({ exists }) => exists)) return false
    for (const shard of found) {
      const { version, rows } = v.parse(searchShard, shard.data())
      const index = indexItems([...unpacked(rows).values()])
      this.#shards.set(shard.id, { version, index })
    }
    return true
  }
}
