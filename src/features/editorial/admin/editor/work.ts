import * as v from 'valibot'
import type { Values } from '@/components/form/validate'
import type { EditorialStatus } from '@/domain/drafts/draft'
import { type Draft, draft } from '@/domain/drafts/draft-schema'
import type { RawDocument } from '@/lib/firebase/writes'
import { type EditorialKind, type StoredItem, storedItem } from '../editorial-kind'

/** Document that an editor opens. New work already has its draft's id. */
export interface Source {
  type: 'new' | 'draft' | 'item'
  id: string
}

/** Document as it was when it was opened or last stored. */
export interface Work {
  source: Source
  status: EditorialStatus
  values: Values
  publishAt: string | null
  /** Id of the published item, or '' before publishing is tried. */
  itemId: string
  /** Editor's note to the contributor on returning the draft. */
  note: string
  createdBy: string
  /** Server time of the last change, or '' for new work. */
  updatedAt: string
  updatedBy: string
}

export function documentPath(kind: EditorialKind, { type, id }: Source): string {
  return { new: '', draft: `drafts/${id}`, item: `${kind.kind}/${id}` }[type]
}

export function formPath(kind: EditorialKind, { type, id }: Source): string {
  return `${kind.path}/${{ new: 'baru/', draft: 'draf/', item: '' }[type]}${id}`
}

/** Creates new work. `empty` names the fields of the form, here and below. */
export function newWork(id: string, empty: Values): Work {
  return {
    source: { type: 'new', id },
    status: 'baru',
    values: empty,
    publishAt: null,
    itemId: '',
    note: '',
    createdBy: '',
    updatedAt: '',
    updatedBy: '',
  }
}

export function workOfDraft(draft: Draft, empty: Values): Work {
  const { id, state, data, publishAt, itemId, note, createdBy, updatedAt, updatedBy } = draft
  return {
    source: { type: 'draft', id },
    status: state,
    values: pick(empty, data),
    publishAt,
    itemId,
    note,
    createdBy,
    updatedAt,
    updatedBy,
  }
}

export function workOfItem(item: StoredItem, empty: Values): Work {
  const { id, createdBy, updatedAt, updatedBy } = item
  return {
    ...newWork(id, pick(empty, item)),
    source: { type: 'item', id },
    status: 'terbit',
    itemId: id,
    createdBy,
    updatedAt,
    updatedBy,
  }
}

/** Throws if the document fits neither schema. */
export function workOfDocument({ plain }: Pick<RawDocument, 'plain'>, empty: Values): Work {
  return 'data' in plain
    ? workOfDraft(v.parse(draft, plain), empty)
    : workOfItem(v.parse(storedItem, plain), empty)
}

/** The last day of an event of one day stays empty, so that it follows the first. */
function pick(fields: Values, from: Values): Values {
  const { date, lastdate } = from
  const stored = lastdate === date ? { ...from, lastdate: '' } : from
  return Object.fromEntries(
    Object.entries(fields).map(([name, empty]) => [name, stored[name] ?? empty]),
  )
}
