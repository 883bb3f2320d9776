import { type Collection, COLLECTION_NAMES, COLLECTIONS, type DraftKind } from '../collections'
import { hasRole, type Role } from '../users/role'
import type { Draft, DraftState } from './draft-schema'

export const STATE_LABEL: Record<DraftState | 'terbit', string> = {
  draf: 'Draf',
  diajukan: 'Diajukan',
  terjadwal: 'Terjadwal',
  terbit: 'Terbit',
}

/** Actions on a draft or published item, which firestore.rules enforce. */
export type EditorialAction =
  'save' | 'submit' | 'withdraw' | 'schedule' | 'publish' | 'unpublish' | 'delete'

/** Status of an item in the editor: not stored yet, a draft in some state, or published. */
export type EditorialStatus = 'baru' | DraftState | 'terbit'

export function isPublisher(role: Role): boolean {
  return hasRole(role, ['admin', 'editor'])
}

export function mayWrite(role: Role, kind: DraftKind): boolean {
  return hasRole(role, COLLECTIONS[kind].writers)
}

/**
 * Returns the actions that a user with `role` may perform on an item with this status. Contributors may act on their
 * own items, publishers on all items.
 */
export function actionsFor(
  role: Role,
  kind: DraftKind,
  status: EditorialStatus,
): readonly EditorialAction[] {
  if (!mayWrite(role, kind)) return []
  return hasRole(role, COLLECTIONS[kind].publishers) ? PUBLISHER[status] : CONTRIBUTOR[status]
}

const PUBLISHER: Record<EditorialStatus, readonly EditorialAction[]> = {
  baru: ['publish', 'schedule', 'save'],
  draf: ['publish', 'schedule', 'save', 'delete'],
  diajukan: ['publish', 'schedule', 'save', 'withdraw', 'delete'],
  terjadwal: ['publish', 'schedule', 'save', 'withdraw', 'delete'],
  terbit: ['save', 'unpublish', 'delete'],
}

const CONTRIBUTOR: Record<EditorialStatus, readonly EditorialAction[]> = {
  baru: ['submit', 'save'],
  draf: ['submit', 'save', 'delete'],
  diajukan: ['save', 'withdraw', 'delete'],
  terjadwal: [],
  terbit: [],
}

/** Returns the action that makes the input public. For a published item, this is saving. */
export function publishingAction(status: EditorialStatus): 'publish' | 'save' {
  return status === 'terbit' ? 'save' : 'publish'
}

/** Returns whether visitors will see the result of `action`, either immediately or on the scheduled day. */
export function isForPublic(action: EditorialAction, status: EditorialStatus): boolean {
  const isSeen = status === 'terbit' || status === 'terjadwal'
  return action === 'publish' || action === 'schedule' || (action === 'save' && isSeen)
}

const TITLE_FIELDS = [
  ...new Set(COLLECTION_NAMES.flatMap((name) => (COLLECTIONS[name] as Collection).title ?? [])),
]

export function draftTitle({ data }: Pick<Draft, 'data'>): string {
  const title = TITLE_FIELDS.map((field) => data[field]).find((value) => value !== undefined)
  return typeof title === 'string' && title.trim() !== '' ? title : 'Tanpa judul'
}

/** Returns the id of the draft that replaces a published item when it is unpublished. New drafts have plain ULIDs. */
export function unpublishedDraftId(kind: string, itemId: string): string {
  return `${kind}-${itemId}`
}

/** Returns the data for publication on `day`. This is also the item's date, unless the form sets one. */
export function withPublicationDay(
  kind: DraftKind,
  data: Readonly<Record<string, unknown>>,
  day: string,
): Record<string, unknown> {
  const { day: field }: Collection = COLLECTIONS[kind]
  return field === undefined || data[field] ? data : { ...data, [field]: day }
}
