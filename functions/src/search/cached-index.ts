import * as v from 'valibot'
import { buildAnswer, type SearchAnswer } from '@/domain/search/search-answer'
import { SEARCH_GROUPS } from '@/domain/search/search-groups'
import { indexItems, type SearchIndex } from '@/domain/search/search-index'
import { searchTerm } from '@/domain/search/search-term'
import type { Stores } from '../services'
import { generationOf, storedItems, storeItems } from './index-file'
import { publishedItems } from './write-index'

/** Input of the function `search`: the typed text, and a page of one group or the first page of all groups. */
export const searchInput = v.object({
  q: v.string(),
  group: v.optional(v.picklist(SEARCH_GROUPS.map(({ name }) => name))),
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
})

/** Time in milliseconds until an instance checks for changes again. Typing a word then causes only one check. */
export const CACHE_MS = 3_000

/** Search index in the memory of an instance. It is read again after the stored index has changed. */
export class CachedIndex {
  readonly #services: Stores
  readonly #cacheMs: number
  #held: { generation: string | number; index: SearchIndex } | undefined
  #reading: Promise<SearchIndex> | undefined
  #heldUntil = 0

  constructor(services: Stores, cacheMs = CACHE_MS) {
    this.#services = services
    this.#cacheMs = cacheMs
  }

  async search({ q, ...page }: v.InferOutput<typeof searchInput>): Promise<SearchAnswer> {
    const term = searchTerm(q)
    return term.plain === '' ? { best: [], groups: [] } : buildAnswer(await this.read(), term, page)
  }

  /**
   * Returns the index, at most `CACHE_MS` old. Concurrent callers share one read. Builds the index if none is stored or
   * if its format is outdated.
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
      // Removed first, because two indexes of a large village do not fit into the memory of an instance.
      this.#held = undefined
      let items = await storedItems(bucket)
      if (!items) {
        items = await publishedItems(firestore)
        // If another instance stored the index first, this does nothing, and the next read loads that index.
        await storeItems(bucket, items, generation)
      }
      this.#held = { generation, index: indexItems([...items.values()]) }
    }
    this.#heldUntil = heldUntil
    return this.#held.index
  }
}
