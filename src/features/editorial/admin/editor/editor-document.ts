import * as v from 'valibot'
import type { Values } from '@/components/form/validate'
import type { EditorialStatus } from '@/domain/drafts/draft'
import { type Draft, draft } from '@/domain/drafts/draft-schema'
import type { RawDocument } from '@/lib/firebase/writes'
import { type EditorialKind, type StoredItem, storedItem } from '../editorial-kind'

/** Document that an editor opens. A new draft already has its id. */
export interface Source {
  type: 'new' | 'draft' | 'item'
  id: string
}

/** State of the document when it was opened or last stored. */
export interface EditorDocument {
  source: Source
  status: EditorialStatus
  values: Values
  publishAt: string | null
  /** Id of the published item, or '' before the first attempt to publish. */
  itemId: string
  /** Editor's note to the contributor on returning the draft. */
  note: string
  createdBy: string
  /** Server time of the last change, or '' for a new draft. */
  updatedAt: string
  updatedBy: string
}

export function documentPath(kind: EditorialKind, { type, id }: Source): string {
  return { new: '', draft: `drafts/${id}`, item: `${kind.kind}/${id}` }[type]
}

export function formPath(kind: EditorialKind, { type, id }: Source): string {
  return `${kind.path}/${{ new: 'baru/', draft: 'draf/', item: '' }[type]}${id}`
}

export function newDocument(id: string, empty: Values): EditorDocument {
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

export function documentFromDraft(draft: Draft, empty: Values): EditorDocument {
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

export function documentFromItem(item: StoredItem, empty: Values): EditorDocument {
  const { id, createdBy, updatedAt, updatedBy } = item
  return {
    ...newDocument(id, pick(empty, item)),
    source: { type: 'item', id },
    status: 'terbit',
    itemId: id,
    createdBy,
    updatedAt,
    updatedBy,
  }
}

/** Converts a stored document. Throws if the document fits neither schema. */
export function documentFromStored(
  { plain }: Pick<RawDocument, 'plain'>,
  empty: Values,
): EditorDocument {
  return 'data' in plain
    ? documentFromDraft(v.parse(draft, plain), empty)
    : documentFromItem(v.parse(storedItem, plain), empty)
}

/** Picks the form fields. The last day of a one-day event becomes empty, so that it follows the first day. */
function pick(fields: Values, from: Values): Values {
  const { date, lastdate } = from
  const stored = lastdate === date ? { ...from, lastdate: '' } : from
  return Object.fromEntries(
    Object.entries(fields).map(([name, empty]) => [name, stored[name] ?? empty]),
  )
}
