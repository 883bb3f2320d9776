import type * as v from 'valibot'
import { answerFrom, type FoundGroup } from '@/domain/search/search-answer'
import type { searchInput } from '@/domain/search/search-schema'
import { searchTerm } from '@/domain/search/search-term'
import type { HeldIndex } from './held-index'

/** What is found in all that is published: groups that have something, the best first. */
export async function searchContent(
  index: HeldIndex,
  { q, ...page }: v.InferOutput<typeof searchInput>,
): Promise<{ groups: FoundGroup[] }> {
  const term = searchTerm(q)
  return { groups: term.plain === '' ? [] : answerFrom(await index.read(), term, page) }
}
