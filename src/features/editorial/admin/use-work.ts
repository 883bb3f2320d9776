import { useQuery } from '@tanstack/react-query'
import type { Standing } from '@/domain/draft'
import type { Draft } from '@/domain/schemas/draft'
import type { Person } from '@/stores/session'
import type { Values } from '@/components/form/check-values'
import type { EditorialKind } from './editorial-kind'
import { draftQuery, itemQuery } from './editorial-queries'

/** What an editor opens: something new, a draft, or what is published. */
export type Source = { type: 'new' } | { type: 'draft'; id: string } | { type: 'item'; id: string }

/** A piece of work as it was when it was opened. */
export interface Work {
  source: Source
  standing: Standing
  values: Values
  draft: Draft | null
  /** When it was last changed, as the server said; '' for new work. */
  seen: string
  changedBy: string
}

/** Loads what is to be edited; `work` is null when there is no such thing (any more). */
export function useWork(
  kind: EditorialKind,
  source: Source,
  person: Person,
  today: string,
): Loaded {
  const draft = useQuery({
    ...draftQuery(source.type === 'draft' ? source.id : ''),
    enabled: source.type === 'draft',
  })
  const item = useQuery({
    ...itemQuery(kind, source.type === 'item' ? source.id : ''),
    enabled: source.type === 'item',
  })
  const empty = kind.empty(person.name, today)

  switch (source.type) {
    case 'new':
      return {
        work: { source, standing: 'baru', values: empty, draft: null, seen: '', changedBy: '' },
        isFetching: false,
        refetch: () => {},
      }
    case 'draft':
      return {
        work:
          draft.data?.kind === kind.kind ? ofDraft(source, draft.data, empty) : draft.data && null,
        isFetching: draft.isFetching,
        refetch: () => void draft.refetch(),
      }
    case 'item':
      return {
        work: item.data && {
          source,
          standing: 'terbit',
          values: pick(empty, item.data),
          draft: null,
          seen: item.data.updatedAt,
          changedBy: item.data.updatedBy,
        },
        isFetching: item.isFetching,
        refetch: () => void item.refetch(),
      }
  }
}

interface Loaded {
  work: Work | null | undefined
  isFetching: boolean
  refetch: () => void
}

function ofDraft(source: Source, draft: Draft, empty: Values): Work {
  return {
    source,
    standing: draft.state,
    values: pick(empty, draft.data),
    draft,
    seen: draft.updatedAt,
    changedBy: draft.updatedBy,
  }
}

/** The fields of the form as the document has them. */
function pick(fields: Values, from: Values): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, empty]) => [name, from[name] ?? empty]),
  )
}
