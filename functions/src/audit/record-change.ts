import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { AuditEntry } from '@/domain/audit/audit-schema'
import { binPath } from '@/domain/bin/bin'
import { collectionAt } from '@/domain/collections'
import { unpublishedDraftId } from '@/domain/drafts/draft'
import { LIMITS } from '@/domain/limits'
import { truncate } from '@/domain/text/characters'
import { createIfMissing } from '../data/create-if-missing'
import { textIn } from '../data/documents'
import type { Database } from '../services'
import { type Change, changedFields } from './change'

/** Returns whether each write to a document of the collection is recorded. `save-table` records its own changes. */
export function isAudited(collection: string): boolean {
  const entry = collectionAt(collection)
  return entry?.audit === true && entry.table === undefined
}

type Deletion = Omit<AuditEntry, 'at' | 'fields'> & { action: 'delete' | 'unpublish' }

/**
 * Records a write to an audited collection in `audit`. If a deletion creates a bin entry or draft, the event of the new
 * document records it, because only that document names the user. Otherwise, the event of the deleted document does.
 * Both events use the same id, so a deletion is recorded once, even if events arrive twice or in another order.
 */
export async function recordChange({ firestore }: Database, change: Change): Promise<void> {
  const { eventId, collection, document, before, after } = change
  // An existing audit entry comes from an earlier delivery or already names the user.
  const at = Timestamp.fromDate(change.at)
  const deletion = deletionFromCopy(change)
  if (deletion && isAudited(deletion.collection)) {
    if (change.collection === 'bin' || !(await wasDeletionRecorded(firestore, deletion, at)))
      await firestore.doc(deletionPath(deletion, at)).set({ ...deletion, at })
  } else if (isAudited(collection) && after.exists) {
    const action = before.exists ? 'update' : 'create'
    const actor = textIn(after, 'updatedBy')
    const title = titleIn(collection, after.data())
    const fields = before.exists && { fields: changedFields(change) }
    const entry = { collection, document, title, action, ...fields, actor, at } as const
    await createIfMissing(firestore, firestore.doc(`audit/${eventId}`), entry)
  } else if (isAudited(collection)) {
    const seen = await deletionFromOriginal(firestore, change)
    if (seen)
      await createIfMissing(firestore, firestore.doc(deletionPath(seen, at)), { ...seen, at })
  }
}

/** Returns the deletion that created this bin entry or draft, or null for other documents. */
function deletionFromCopy({ collection, document, before, after }: Change): Deletion | null {
  if (!after.exists) return null
  if (collection === 'bin') {
    const from = textIn(after, 'collection')
    return {
      collection: from,
      document: textIn(after, 'id'),
      title: titleIn(from, after.get('data')),
      action: 'delete',
      actor: textIn(after, 'deletedBy'),
    }
  }
  const kind = textIn(after, 'kind')
  const item = {
    collection: kind,
    document: textIn(after, 'itemId'),
    title: titleIn(kind, after.get('data')),
  }
  return collection === 'drafts' &&
    !before.exists &&
    document === unpublishedDraftId(item.collection, item.document)
    ? { ...item, action: 'unpublish', actor: textIn(after, 'updatedBy') }
    : null
}

/**
 * Returns whether the item's latest audit entry is a deletion or unpublication. The new draft then does not come from
 * unpublishing the item, but was restored from the bin.
 */
async function wasDeletionRecorded(
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
 * Returns the deletion to record for a deleted document, or null if the event of a newer bin entry or draft records it.
 * If the same write created a draft, returns an unpublication, because the event of the draft may have skipped it:
 * `wasDeletionRecorded` does not see changes that are not recorded yet.
 */
async function deletionFromOriginal(
  firestore: Firestore,
  change: Change,
): Promise<Deletion | null> {
  const { collection, document, before, at } = change
  const item = { collection, document, title: titleIn(collection, before.data()) }
  const [bin, draft] = await Promise.all([
    firestore.doc(binPath(collection, document)).get(),
    firestore.doc(`drafts/${unpublishedDraftId(collection, document)}`).get(),
  ])
  if (draft.updateTime?.toMillis() === at.getTime())
    return { ...item, action: 'unpublish', actor: textIn(draft, 'updatedBy') }
  const deleted = before.updateTime?.toMillis() ?? 0
  const isAlreadyRecorded = [bin, draft].some(
    ({ updateTime }) => (updateTime?.toMillis() ?? 0) > deleted,
  )
  return isAlreadyRecorded ? null : { ...item, action: 'delete', actor: '' }
}

type AuditRecord = Omit<AuditEntry, 'at'> & { at: Timestamp }

/** Returns the path of the audit entry. It contains the event's time, which all documents of a batch share. */
function deletionPath({ collection, document }: Deletion, at: Timestamp): string {
  return `audit/${collection}-${document}-${at.toMillis()}`
}

/** Returns the document's title, truncated to the maximum length in an audit entry. */
function titleIn(collection: string, data: unknown): string {
  const field = collectionAt(collection)?.title
  const title: unknown =
    field !== undefined && typeof data === 'object' && data !== null
      ? Reflect.get(data, field)
      : undefined
  return typeof title === 'string' ? truncate(title, LIMITS.title) : ''
}
