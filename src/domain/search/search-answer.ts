import type { CollectionName } from '../collections'
import { type Highlighted, highlight, passageOf } from './highlight'
import { SEARCH_GROUPS } from './search-groups'
import { bestHits } from './best-hits'
import { type Hit, type SearchIndex, wordBit } from './search-index'
import { titleIndex } from './search-item'
import type { SearchTerm } from './search-term'

const RESULTS_PER_PAGE = 20

export interface SearchResult {
  collection: CollectionName
  id: string
  title: Highlighted
  passage: Highlighted
  day: string
  end?: string
  thumbnail?: string
}

export interface FoundGroup {
  name: CollectionName
  count: number
  results: SearchResult[]
}

export interface SearchAnswer {
  best: SearchResult[]
  groups: FoundGroup[]
}

/** Requested page of one group, starting at 0, or the first page of all groups. */
export interface SearchPage {
  group?: CollectionName | undefined
  page: number
}

/** Builds the response. Sorts results by score, then newest first. The page of a single group has no best matches. */
export function buildAnswer(
  index: SearchIndex,
  term: SearchTerm,
  { group, page }: SearchPage,
): SearchAnswer {
  const hits = index.find(term)
  const best = group === undefined ? bestMatches(index, term, hits) : []
  const groups = SEARCH_GROUPS.filter(({ name }) => group === undefined || name === group)
    .map(({ name, collections }) => {
      const found = hits.filter(({ item }) => collections.includes(item.collection))
      const from = page * RESULTS_PER_PAGE
      const shown = bestHits(found, from + RESULTS_PER_PAGE).slice(from)
      return { name, count: found.length, results: shown.map((hit) => resultOf(hit, term)) }
    })
    .filter(({ count }) => count > 0)
  return { best: best.map((hit) => resultOf(hit, term)), groups }
}

function resultOf({ item }: Hit, term: SearchTerm): SearchResult {
  const { collection, id, fields, day, end, thumbnail } = item
  const title = titleIndex(collection)
  const rest = fields.filter((_, at) => at !== title)
  const highlightTexts = (short?: number) => ({
    title: highlight(fields[title] ?? '', term, short),
    passage: passageOf(rest, term, short),
  })
  const found = highlightTexts()
  // If a short word matches only inside other words, it is highlighted there.
  const isMarked = found.title.ranges.length + found.passage.ranges.length > 0
  return {
    collection,
    id,
    ...(isMarked ? found : highlightTexts(0)),
    day,
    ...(end && { end }),
    ...(thumbnail && { thumbnail }),
  }
}

const MOST = 3

/**
 * Returns the best hits that contain every rare word of the term. A word is rare unless more than half of all items
 * contain it, such as `desa`. Returns an empty list if the term has no rare word, or if there is only one hit.
 */
function bestMatches(index: SearchIndex, term: SearchTerm, hits: readonly Hit[]): Hit[] {
  if (hits.length < 2) return []
  const deciding = term.words
    .map((_, n) => wordBit(n))
    .filter((bit) => hits.filter((hit) => hasWord(hit, bit)).length <= index.size / 2)
  if (deciding.length === 0) return []
  return bestHits(
    hits.filter((hit) => deciding.every((bit) => hasWord(hit, bit))),
    MOST,
  )
}

function hasWord({ words }: Hit, bit: number): boolean {
  return Math.floor(words / bit) % 2 === 1
}
