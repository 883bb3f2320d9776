import type { CollectionName } from '../collections'
import { bestMatches } from './best-matches'
import { type Highlighted, highlight, passageOf } from './highlight'
import { SEARCH_GROUPS } from './search-groups'
import { ranked } from './ranked'
import type { Hit, SearchIndex } from './search-index'
import { titleAt } from './search-item'
import type { SearchTerm } from './search-term'

/** So many results of a group are shown at first, and by each "more". */
const RESULTS_PER_PAGE = 20

export interface SearchResult {
  collection: CollectionName
  id: string
  title: Highlighted
  /** Where in its other fields the term stands, else how they begin. */
  passage: Highlighted
  /** YYYY-MM-DD; '' for what has none. */
  day: string
  /** Both as of the item. */
  end?: string
  thumbnail?: string
}

/** What a group has of the term; a group that has nothing is left out of an answer. */
export interface FoundGroup {
  /** Names a group of SEARCH_GROUPS. */
  name: CollectionName
  /** Of all that was found, on whichever page. */
  count: number
  results: SearchResult[]
}

export interface SearchAnswer {
  /** What matches the term best, of whichever groups; the groups have it too. */
  best: SearchResult[]
  groups: FoundGroup[]
}

/** What is wanted: of all groups, or of one, the page with this number, which begins with 0. */
export interface SearchPage {
  group?: CollectionName | undefined
  page: number
}

/** The best first, the newest first of those that are equally good. Of one group's page nothing is best. */
export function answerFrom(
  indexes: readonly SearchIndex[],
  term: SearchTerm,
  { group, page }: SearchPage,
): SearchAnswer {
  const hits = indexes.flatMap((index) => index.find(term))
  const best = group === undefined ? bestMatches(indexes, term, hits) : []
  const groups = SEARCH_GROUPS.filter(({ name }) => group === undefined || name === group)
    .map(({ name, collections }) => {
      const found = hits.filter(({ item }) => collections.includes(item.collection))
      const from = page * RESULTS_PER_PAGE
      const shown = ranked(found, from + RESULTS_PER_PAGE).slice(from)
      return { name, count: found.length, results: shown.map((hit) => resultOf(hit, term)) }
    })
    .filter(({ count }) => count > 0)
  return { best: best.map((hit) => resultOf(hit, term)), groups }
}

function resultOf({ item }: Hit, term: SearchTerm): SearchResult {
  const { collection, id, fields, day, end, thumbnail } = item
  const title = titleAt(collection)
  const rest = fields.filter((_, at) => at !== title)
  const marked = (short?: number) => ({
    title: highlight(fields[title] ?? '', term, short),
    passage: passageOf(rest, term, short),
  })
  const found = marked()
  // A word of a letter or two may stand only within others.
  const isMarked = found.title.ranges.length + found.passage.ranges.length > 0
  return {
    collection,
    id,
    ...(isMarked ? found : marked(0)),
    day,
    ...(end && { end }),
    ...(thumbnail && { thumbnail }),
  }
}
