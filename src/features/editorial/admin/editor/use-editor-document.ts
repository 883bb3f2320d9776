import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { EditorialKind } from '../editorial-kind'
import { draftQuery, itemQuery } from '../list/editorial-queries'
import {
  newDocument,
  type Source,
  type EditorDocument,
  documentFromDraft,
  documentFromItem,
} from './editor-document'

interface LoadedDocument {
  /** Document of the editor. null if it does not exist. */
  document: EditorDocument | null | undefined
  query: Pick<UseQueryResult, 'error' | 'fetchStatus' | 'refetch'>
}

export function useEditorDocument(
  kind: EditorialKind,
  source: Source,
  author: string,
  wanted: boolean,
): LoadedDocument {
  const draft = useQuery({ ...draftQuery(source.id), enabled: wanted && source.type === 'draft' })
  const item = useQuery({
    ...itemQuery(kind, source.id),
    enabled: wanted && source.type === 'item',
  })
  const empty = kind.empty(author)

  switch (source.type) {
    case 'new':
      return { document: newDocument(source.id, empty), query: draft }
    case 'draft':
      return {
        document:
          draft.data?.kind === kind.kind
            ? documentFromDraft(draft.data, empty)
            : draft.data && null,
        query: draft,
      }
    case 'item':
      return {
        document: item.data && documentFromItem(item.data, empty),
        query: item,
      }
  }
}
