import { CONTRIBUTOR_KINDS, type Draft, type DraftKind, type DraftState } from './schemas/draft'
import { hasRole, type Role } from './role'

export const STATE_LABEL: Record<DraftState | 'terbit', string> = {
  draf: 'Draf',
  diajukan: 'Diajukan',
  terjadwal: 'Terjadwal',
  terbit: 'Terbit',
}

/** What can be done with a piece of work; firestore.rules hold everyone to it. */
export type EditorialAction =
  'save' | 'submit' | 'withdraw' | 'schedule' | 'publish' | 'unpublish' | 'delete'

/** Where a piece of work stands: not stored yet, a draft in some state, or published. */
export type Standing = 'baru' | DraftState | 'terbit'

export function isPublisher(role: Role): boolean {
  return hasRole(role, ['admin', 'editor'])
}

/** Whether `role` may prepare items of `kind` at all. */
export function mayWrite(role: Role, kind: DraftKind): boolean {
  return isPublisher(role) || (role === 'kontributor' && CONTRIBUTOR_KINDS.includes(kind))
}

/** What `role` may do with work of its own (or, as a publisher, anyone's) that stands at `standing`. */
export function actionsFor(
  role: Role,
  kind: DraftKind,
  standing: Standing,
): readonly EditorialAction[] {
  if (!mayWrite(role, kind)) return []
  return isPublisher(role) ? PUBLISHER[standing] : CONTRIBUTOR[standing]
}

const PUBLISHER: Record<Standing, readonly EditorialAction[]> = {
  baru: ['publish', 'schedule', 'save'],
  draf: ['publish', 'schedule', 'save', 'delete'],
  diajukan: ['publish', 'schedule', 'save', 'withdraw', 'delete'],
  terjadwal: ['publish', 'schedule', 'save', 'withdraw', 'delete'],
  terbit: ['save', 'unpublish', 'delete'],
}

const CONTRIBUTOR: Record<Standing, readonly EditorialAction[]> = {
  baru: ['submit', 'save'],
  draf: ['submit', 'save', 'delete'],
  diajukan: ['save', 'withdraw', 'delete'],
  terjadwal: [],
  terbit: [],
}

/** The title to show of work that may still lack one. */
export function draftTitle({ data }: Pick<Draft, 'data'>): string {
  const title = data['title'] ?? data['name'] ?? data['caption']
  return typeof title === 'string' && title.trim() !== '' ? title : 'Tanpa judul'
}

/** The draft that an item becomes when it is taken from the public; new drafts have plain ULIDs. */
export function unpublishedDraftId(kind: string, itemId: string): string {
  return `${kind}-${itemId}`
}

/** The kinds whose `date` is the day of publication unless somebody chose another. */
const DATED_BY_PUBLICATION: readonly DraftKind[] = ['news', 'announcements']

/** What is published on `day`, with that date where none was chosen. */
export function withPublicationDay(
  kind: DraftKind,
  data: Readonly<Record<string, unknown>>,
  day: string,
): Record<string, unknown> {
  const wantsDay = DATED_BY_PUBLICATION.includes(kind) && !data['date']
  return wantsDay ? { ...data, date: day } : data
}
