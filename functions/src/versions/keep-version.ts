import { Timestamp } from 'firebase-admin/firestore'
import { MAX_VERSIONS } from '@/domain/versions/version-schema'
import { type Change, changedFields } from '../audit/change'
import { createIfMissing } from '../data/create-if-missing'
import { textIn } from '../data/documents'
import type { Database } from '../services'

/**
 * Stores the previous content of a public document in `versions` after a change. Repeated deliveries of an event store
 * one version. Deletes all but the newest MAX_VERSIONS versions of the document.
 */
export async function keepVersion({ firestore }: Database, change: Change): Promise<void> {
  const { eventId, collection, document, before, after, at } = change
  const data = before.data()
  if (!data || !after.exists || changedFields(change).length === 0) return
  await createIfMissing(firestore, firestore.doc(`versions/${eventId}`), {
    collection,
    document,
    data,
    replacedBy: textIn(after, 'updatedBy'),
    replacedAt: Timestamp.fromDate(at),
  })
  const { docs } = await firestore
    .collection('versions')
    .where('collection', '==', collection)
    .where('document', '==', document)
    .orderBy('replacedAt', 'desc')
    .offset(MAX_VERSIONS)
    .select()
    .get()
  await Promise.all(docs.map(({ ref }) => ref.delete()))
}
