import type { CollectionName } from '../collections'
import { comparedText, splitWords } from '../text/words'
import { type Highlighted, highlight } from './highlight'
import { newestFirst } from '../ids/newest-first'
import type { TitledItem } from './search-item'
import type { SearchTerm } from './search-term'

const MOST = 5

export interface Suggestion {
  collection: CollectionName
  id: string
  title: Highlighted
}

/**
 * Returns the newest items whose title contains, for each word of the term, a word that starts with it. If several
 * items of a kind have the same title, returns only the newest.
 */
export function suggestTitles(items: readonly TitledItem[], term: SearchTerm): Suggestion[] {
  if (term.words.length === 0) return []
  const newest = new Map<string, TitledItem>()
  for (const item of items) {
    const plain = comparedText(item.title)
    const words = splitWords(plain)
    if (!term.words.every((word) => words.some((each) => each.startsWith(word)))) continue
    const key = `${item.collection} ${plain}`
    const other = newest.get(key)
    if (!other || newestFirst(item, other) < 0) newest.set(key, item)
  }
  return [...newest.values()]
    .sort(newestFirst)
    .slice(0, MOST)
    .map(({ collection, id, title }) => ({
      collection,
      id,
      title: highlight(title, term, Infinity),
    }))
}
