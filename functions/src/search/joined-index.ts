import { indexItems, type SearchIndex } from '@/domain/search/search-index'
import type { SearchItem } from '@/domain/search/search-item'

/** Maximum number of items outside the main index, before it is rebuilt. */
const MAX_CHANGED = 300

/**
 * One index of all items. It answers several times faster than one index per shard, which would look up each
 * word once per shard. Changed items are in a small second index, because rebuilding takes long.
 */
export class JoinedIndex {
  #indexed: ReadonlySet<SearchItem> = new Set()
  #all = indexItems([])

  /**
   * Returns the indexes for these items. Unchanged items must be the same objects as in the previous call.
   */
  of(items: readonly SearchItem[]): SearchIndex[] {
    const beside = items.filter((item) => !this.#indexed.has(item))
    const gone = this.#indexed.size - (items.length - beside.length)
    if (beside.length + gone > MAX_CHANGED) {
      this.#indexed = new Set(items)
      this.#all = indexItems(items)
      return [this.#all]
    }
    const [all, current] = [this.#all, new Set(items)]
    return [
      gone === 0
        ? all
        : {
            size: all.size - gone,
            find: (term) => all.find(term).filter(({ item }) => current.has(item)),
          },
      ...(beside.length > 0 ? [indexItems(beside)] : []),
    ]
  }
}
