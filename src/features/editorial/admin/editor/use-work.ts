import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { EditorialKind } from '../editorial-kind'
import { draftQuery, itemQuery } from '../list/editorial-queries'
import { newWork, type Source, type Work, workOfDraft, workOfItem } from './work'

interface LoadedWork {
  /** Null if the document does not exist. */
  work: Work | null | undefined
  query: Pick<UseQueryResult, 'error' | 'fetchStatus' | 'refetch'>
}

export function useWork(
  kind: EditorialKind,
  source: Source,
  author: string,
  wanted: boolean,
): LoadedWork {
  const draft = useQuery({ ...draftQuery(source.id), enabled: wanted && source.type === 'draft' })
  const item = useQuery({
    ...itemQuery(kind, source.id),
    enabled: wanted && source.type === 'item',
  })
  const empty = kind.empty(author)

  switch (source.type) {
    case 'new':
      return { work: newWork(source.id, empty), query: draft }
    case 'draft':
      return {
        work: draft.data?.kind === kind.kind ? workOfDraft(draft.data, empty) : draft.data && null,
        query: draft,
      }
    case 'item':
      return {
        work: item.data && workOfItem(item.data, empty),
        query: item,
      }
  }
}
