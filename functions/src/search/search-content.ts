import type * as v from 'valibot'
import { buildAnswer, type SearchAnswer } from '@/domain/search/search-answer'
import type { searchInput } from '@/domain/search/search-schema'
import { searchTerm } from '@/domain/search/search-term'
import type { CachedIndex } from './cached-index'

/** Searches all published content. Returns the best matches and the groups with results. */
export async function searchContent(
  index: CachedIndex,
  { q, ...page }: v.InferOutput<typeof searchInput>,
): Promise<SearchAnswer> {
  const term = searchTerm(q)
  return term.plain === '' ? { best: [], groups: [] } : buildAnswer(await index.read(), term, page)
}
