import { Timestamp } from 'firebase-admin/firestore'
import { VERSIONS_KEPT } from '@/domain/versions/version-schema'
import { isVersioned } from '@/domain/versions/versions'
import type { Change } from '../audit/record-change'
import { createOnce } from '../data/create-once'
import type { Services } from '../services'

/** Fields in which a change of what people wrote does not show. */
const UNTOLD = ['updatedAt', 'updatedBy', 'views']

/**
 * Keeps in `versions` what a public document was before it was changed: what the bin is to deleting, this is to
 * overwriting. Once for an event, however often it is delivered; of each document the newest VERSIONS_KEPT.
 */
export async function keepVersion(
  { firestore }: Pick<Services, 'firestore'>,
  { eventId, collection, document, before, after, at }: Change,
): Promise<void> {
  const data = before.data()
  if (!isVersioned(collection) || !data || !after.exists) return
  const isTold = [...new Set([...Object.keys(data), ...Object.keys(after.data() ?? {})])].some(
    (field) => !UNTOLD.includes(field) && !isSame(data[field], after.get(field)),
  )
  if (!isTold) return
  const by: unknown = after.get('updatedBy')
  await createOnce(firestore, firestore.doc(`versions/${eventId}`), {
    collection,
    document,
    data,
    replacedBy: typeof by === 'string' ? by : '',
    replacedAt: Timestamp.fromDate(at),
  })
  const { docs } = await firestore
    .collection('versions')
    .where('collection', '==', collection)
    .where('document', '==', document)
    .orderBy('replacedAt', 'desc')
    .offset(VERSIONS_KEPT)
    .select()
    .get()
  await Promise.all(docs.map(({ ref }) => ref.delete()))
}

/** Firestore's values are plain data, and timestamps that print as their parts. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
