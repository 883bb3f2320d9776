import type * as v from 'valibot'
import { buildAnswer, type SearchAnswer } from '@/domain/search/search-answer'
import { indexItems, type SearchIndex } from '@/domain/search/search-index'
import type { searchInput } from '@/domain/search/search-schema'
import { searchTerm } from '@/domain/search/search-term'
import type { Services } from '../services'
import { generationOf, storedItems, storeItems } from './index-file'
import { publishedItems } from './write-index'

/** Time during which an instance does not check for changes, so that typing a word costs one check. */
export const CACHE_MS = 3_000

/** Index in the memory of an instance. After changes, the stored index is read again. */
export class CachedIndex {
  readonly #services: Pick<Services, 'firestore' | 'bucket'>
  readonly #cacheMs: number
  #held: { generation: string | number; index: SearchIndex } | undefined
  #reading: Promise<SearchIndex> | undefined
  #heldUntil = 0

  constructor(services: Pick<Services, 'firestore' | 'bucket'>, cacheMs = CACHE_MS) {
    this.#services = services
    this.#cacheMs = cacheMs
  }

  async search({ q, ...page }: v.InferOutput<typeof searchInput>): Promise<SearchAnswer> {
    const term = searchTerm(q)
    return term.plain === '' ? { best: [], groups: [] } : buildAnswer(await this.read(), term, page)
  }

  /**
   * Returns the index as it was at most `CACHE_MS` ago. Concurrent callers share one read. The first search of a
   * project, or the first after an upgrade with another format, builds the index.
   */
  async read(): Promise<SearchIndex> {
    if (this.#held && performance.now() < this.#heldUntil) return this.#held.index
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined))
    return this.#reading
  }

  async #read(): Promise<SearchIndex> {
    const heldUntil = performance.now() + this.#cacheMs
    const { firestore, bucket } = this.#services
    const generation = await generationOf(bucket)
    if (this.#held?.generation !== generation) {
      // Two indexes of a large village need more memory than an instance has.
      this.#held = undefined
      let items = await storedItems(bucket)
      if (!items) {
        items = await publishedItems(firestore)
        // If another instance was faster, the next read finds its index.
        await storeItems(bucket, items, generation)
      }
      this.#held = { generation, index: indexItems([...items.values()]) }
    }
    this.#heldUntil = heldUntil
    return this.#held.index
  }
}
