import * as v from 'valibot'
import type { Values } from '@/components/form/validate'
import type { EditorialStatus } from '@/domain/drafts/draft'
import { draft } from '@/domain/drafts/draft-schema'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import type { RawDocument } from '@/lib/firebase/writes'
import { type EditorialKind, storedItem } from '../editorial-kind'

export interface Source {
  type: 'new' | 'draft' | 'item'
  id: string
}

export interface EditorDocument {
  source: Source
  status: EditorialStatus
  values: Values
  publishAt: string | null
  /** Id of the published item, or '' before the first attempt to publish. */
  itemId: string
  /** Editor's note to the contributor of a returned draft. */
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

/** Converts a stored draft or item. Throws if it matches neither schema. */
export function documentFromStored(
  { plain }: Pick<RawDocument, 'plain'>,
  empty: Values,
): EditorDocument {
  if (!('data' in plain)) {
    const item = v.parse(storedItem, plain)
    const { id, createdBy, updatedAt, updatedBy } = item
    const source = { type: 'item', id } as const
    return {
      ...newDocument(id, pick(empty, item)),
      ...{ source, status: 'terbit', itemId: id, createdBy, updatedAt, updatedBy },
    }
  }
  const { id, kind: _, state, data, ...stored } = v.parse(draft, plain)
  return { ...stored, source: { type: 'draft', id }, status: state, values: pick(empty, data) }
}

/** Returns the fields of the form. A one-day event gets an empty last day, so that only its date must be edited. */
function pick(fields: Values, from: Values): Values {
  const { date, lastdate } = from
  const stored = lastdate === date ? { ...from, lastdate: '' } : from
  return Object.fromEntries(
    Object.entries(fields).map(([name, empty]) => [name, stored[name] ?? empty]),
  )
}

/** Document in an editor, and the data that make a repeated action take effect once. Stored in the autosave entry. */
export interface OpenDocument {
  document: EditorDocument
  /** Values of the version that the user opened, or null if unknown. */
  base: Values | null
  itemId: string
  /** Contents that earlier attempts may have stored although their response was lost, as `canonicalJson`. */
  attempts: readonly string[]
  /** True if the user asked to publish while offline. The form offers to publish once the network is available. */
  isPostponed: boolean
}

export function openDocument(document: EditorDocument): OpenDocument {
  return { document, base: document.values, itemId: '', attempts: [], isPostponed: false }
}

/** Returns the document with the state of an autosave entry, which may be based on an older version. */
export function restoredDocument(document: EditorDocument, entry: AutosavedEntry): OpenDocument {
  const { itemId, baseVersion: updatedAt, tried: attempts, isPostponed = false } = entry
  const base = entry.base ?? (updatedAt === document.updatedAt ? document.values : null)
  return { document: { ...document, updatedAt }, base, itemId, attempts, isPostponed }
}

/** Returns the fields of an autosave entry, except its id, user, values, pictures and time. */
export function entryFields(kind: EditorialKind, open: OpenDocument) {
  const { document, base, itemId, attempts: tried, isPostponed } = open
  return {
    ...{ form: kind.kind, subject: documentPath(kind, document.source) },
    ...{ baseVersion: document.updatedAt, itemId, tried },
    ...(isPostponed && { isPostponed }),
    ...(base && { base }),
  }
}
