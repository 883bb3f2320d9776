import { useQuery } from '@tanstack/react-query'
import type { Standing } from '@/domain/draft'
import type { Draft } from '@/domain/schemas/draft'
import type { Values } from '@/components/form/check-values'
import type { EditorialKind, StoredItem } from './editorial-kind'
import { draftQuery, itemQuery } from './editorial-queries'

/** What an editor opens: new work, a draft, or what is published. New work has its draft's id already. */
export interface Source {
  type: 'new' | 'draft' | 'item'
  id: string
}

/** A piece of work as it was when it was opened or last stored. */
export interface Work {
  source: Source
  standing: Standing
  values: Values
  publishAt: string | null
  /** Under which it is or will be published; '' until that is tried. */
  itemId: string
  /** What the editor wrote to the contributor on returning it. */
  note: string
  createdBy: string
  /** When it was last changed, as the server said; '' for new work. */
  seen: string
  changedBy: string
}

export function subjectOf(kind: EditorialKind, { type, id }: Source): string {
  return { new: '', draft: `drafts/${id}`, item: `${kind.kind}/${id}` }[type]
}

/** Where the form of a piece of work stands. */
export function pathOf(kind: EditorialKind, { type, id }: Source): string {
  return `${kind.path}/${{ new: 'baru/', draft: 'draf/', item: '' }[type]}${id}`
}

export function newWork(id: string, values: Values): Work {
  return {
    source: { type: 'new', id },
    standing: 'baru',
    values,
    publishAt: null,
    itemId: '',
    note: '',
    createdBy: '',
    seen: '',
    changedBy: '',
  }
}

/**
 * Loads what is to be edited while it is `wanted`; `work` is null when there is no such thing (any
 * more).
 */
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
      return { work: newWork(source.id, empty), isFetching: false, refetch: () => {} }
    case 'draft':
      return {
        work: draft.data?.kind === kind.kind ? ofDraft(draft.data, empty) : draft.data && null,
        isFetching: draft.isFetching,
        refetch: () => void draft.refetch(),
      }
    case 'item':
      return {
        work: item.data && ofItem(item.data, empty),
        isFetching: item.isFetching,
        refetch: () => void item.refetch(),
      }
  }
}

interface LoadedWork {
  work: Work | null | undefined
  isFetching: boolean
  refetch: () => void
}

/** `empty` names the fields of the form. */
export function ofDraft(draft: Draft, empty: Values): Work {
  const { id, state, data, publishAt, itemId, note, createdBy, updatedAt, updatedBy } = draft
  return {
    source: { type: 'draft', id },
    standing: state,
    values: pick(empty, data),
    publishAt,
    itemId,
    note,
    createdBy,
    seen: updatedAt,
    changedBy: updatedBy,
  }
}

export function ofItem(item: StoredItem, empty: Values): Work {
  return {
    ...newWork(item.id, pick(empty, item)),
    source: { type: 'item', id: item.id },
    standing: 'terbit',
    itemId: item.id,
    createdBy: item.createdBy,
    seen: item.updatedAt,
    changedBy: item.updatedBy,
  }
}

/** The fields of the form as the document has them. */
function pick(fields: Values, from: Values): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, empty]) => [name, from[name] ?? empty]),
  )
}
