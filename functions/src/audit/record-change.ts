import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { AuditEntry } from '@/domain/audit/audit-schema'
import { binPath } from '@/domain/bin/bin'
import { collectionAt } from '@/domain/collections'
import { unpublishedDraftId } from '@/domain/drafts/draft'
import { LIMITS } from '@/domain/limits'
import { cut } from '@/domain/text/characters'
import { createOnce } from '../data/create-once'
import type { Services } from '../services'
import type { Change } from './change'
import { changedFields } from './changed-fields'

/** Whether people answer for what becomes of each document; of tables `save-table` tells. */
function isAudited(collection: string): boolean {
  const entry = collectionAt(collection)
  return entry?.audit === true && entry.table === undefined
}

/** What was deleted or taken from the public, and by whom. */
type Deletion = Omit<AuditEntry, 'at' | 'fields'> & { action: 'delete' | 'unpublish' }

/**
 * Writes to `audit` what happened in an audited collection. A deletion is recorded from the event of
 * the bin entry or draft that was written with it, for that says who; the event of the document
 * itself records it where that may not have been told. Both give the entry the same id: one deletion
 * has one entry, in whichever order and however often they are delivered.
 */
export async function recordChange(
  { firestore }: Pick<Services, 'firestore'>,
  change: Change,
): Promise<void> {
  const { eventId, collection, document, before, after } = change
  // Left alone is what an earlier delivery of the event, or a better witness, has written.
  const at = Timestamp.fromDate(change.at)
  const deletion = deletionTold(change)
  if (deletion && isAudited(deletion.collection)) {
    if (change.collection === 'bin' || !(await wasDeletedBefore(firestore, deletion, at)))
      await firestore.doc(deletionPath(deletion, at)).set({ ...deletion, at })
  } else if (isAudited(collection) && after.exists) {
    const action = before.exists ? 'update' : 'create'
    const actor = text(after, 'updatedBy')
    const title = titleIn(collection, after.data())
    const fields = before.exists && { fields: changedFields(change) }
    const entry = { collection, document, title, action, ...fields, actor, at } as const
    await createOnce(firestore, firestore.doc(`audit/${eventId}`), entry)
  } else if (isAudited(collection)) {
    const seen = await deletionSeen(firestore, change)
    if (seen) await createOnce(firestore, firestore.doc(deletionPath(seen, at)), { ...seen, at })
  }
}

/** What a new bin entry tells of a deletion, or a draft that takes the place of an item. */
function deletionTold({ collection, document, before, after }: Change): Deletion | null {
  if (!after.exists) return null
  if (collection === 'bin') {
    const from = text(after, 'collection')
    return {
      collection: from,
      document: text(after, 'id'),
      title: titleIn(from, after.get('data')),
      action: 'delete',
      actor: text(after, 'deletedBy'),
    }
  }
  const kind = text(after, 'kind')
  const item = {
    collection: kind,
    document: text(after, 'itemId'),
    title: titleIn(kind, after.get('data')),
  }
  return collection === 'drafts' &&
    !before.exists &&
    document === unpublishedDraftId(item.collection, item.document)
    ? { ...item, action: 'unpublish', actor: text(after, 'updatedBy') }
    : null
}

/**
 * Whether the item was deleted or taken from the public before, and nothing happened to it since: the
 * draft in its place then came back from the bin, and took nothing from the public.
 */
async function wasDeletedBefore(
  firestore: Firestore,
  { collection, document }: Deletion,
  at: Timestamp,
): Promise<boolean> {
  const entries = await firestore
    .collection('audit')
    .where('collection', '==', collection)
    .where('document', '==', document)
    .get()
  const [last] = entries.docs
    .map((entry) => entry.data() as AuditRecord)
    .filter((entry) => entry.at.toMillis() < at.toMillis())
    .sort((a, b) => b.at.toMillis() - a.at.toMillis())
  return last?.action === 'delete' || last?.action === 'unpublish'
}

/**
 * What the event of a deleted document itself tells: nothing where a bin entry or a draft does, one that
 * is newer than what was deleted, for an older one is of an earlier deletion. A draft of the same write
 * is told here, too: `wasDeletedBefore` may not have heard of all that happened since.
 */
async function deletionSeen(firestore: Firestore, change: Change): Promise<Deletion | null> {
  const { collection, document, before, at } = change
  const item = { collection, document, title: titleIn(collection, before.data()) }
  const [bin, draft] = await Promise.all([
    firestore.doc(binPath(collection, document)).get(),
    firestore.doc(`drafts/${unpublishedDraftId(collection, document)}`).get(),
  ])
  if (draft.updateTime?.toMillis() === at.getTime())
    return { ...item, action: 'unpublish', actor: text(draft, 'updatedBy') }
  const deleted = before.updateTime?.toMillis() ?? 0
  const isTold = [bin, draft].some(({ updateTime }) => (updateTime?.toMillis() ?? 0) > deleted)
  return isTold ? null : { ...item, action: 'delete', actor: '' }
}

type AuditRecord = Omit<AuditEntry, 'at'> & { at: Timestamp }

/** The documents of a batch are all written at one time, and their events bear it. */
function deletionPath({ collection, document }: Deletion, at: Timestamp): string {
  return `audit/${collection}-${document}-${at.toMillis()}`
}

/** What the document is called, as far as a line of the log has room for it. */
function titleIn(collection: string, data: unknown): string {
  const field = collectionAt(collection)?.title
  const held: unknown =
    field !== undefined && typeof data === 'object' && data !== null
      ? Reflect.get(data, field)
      : undefined
  return typeof held === 'string' ? cut(held, LIMITS.title) : ''
}

function text(document: DocumentSnapshot, field: string): string {
  const value: unknown = document.get(field)
  return typeof value === 'string' ? value : ''
}
