import {
  collection,
  deleteDoc,
  doc,
  type DocumentReference,
  getDocs,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite'
import { expect, it } from 'vitest'
import { recordChange } from '../../functions/src/record-change'
import { binId } from '../../src/domain/schemas/bin'
import { useServices } from './use-services'
import { useVillage } from './use-village'

const village = useVillage()
const connect = useServices()

const place = (name: string) => doc(village.firestore, name, crypto.randomUUID())

/** What the audit says about a document, by action. */
async function auditOf({ parent, id }: DocumentReference): Promise<Record<string, unknown>> {
  await village.settle()
  const found = await getDocs(
    query(
      collection(village.firestore, 'audit'),
      where('collection', '==', parent.id),
      where('document', '==', id),
    ),
  )
  const entries = found.docs.map((entry) => entry.data())
  return Object.fromEntries(entries.map((entry) => [String(entry['action']), entry]))
}

it('says who created and changed a document', async () => {
  const news = place('news')
  await setDoc(news, { title: 'Satu', updatedBy: 'euis' })
  await updateDoc(news, { title: 'Dua', updatedBy: 'asep' })
  const entry = { collection: 'news', document: news.id, at: expect.any(Timestamp) as Timestamp }
  expect(await auditOf(news)).toEqual({
    create: { ...entry, action: 'create', actor: 'euis' },
    update: { ...entry, action: 'update', actor: 'asep' },
  })
})

it('says when', async () => {
  const news = place('news')
  const before = Date.now()
  await setDoc(news, { updatedBy: 'euis' })
  const after = Date.now()
  const { create } = await auditOf(news)
  const { at } = create as { at: Timestamp }
  expect(at.toMillis()).toBeGreaterThanOrEqual(before)
  expect(at.toMillis()).toBeLessThanOrEqual(after)
})

it('knows from the bin who deleted a document', async () => {
  const news = place('news')
  await setDoc(news, { updatedBy: 'euis' })
  await writeBatch(village.firestore)
    .delete(news)
    .set(doc(village.firestore, 'bin', binId('news', news.id)), { deletedBy: 'asep' })
    .commit()
  expect(await auditOf(news)).toMatchObject({ delete: { actor: 'asep' } })
})

it('knows from the draft who unpublished a document', async () => {
  const news = place('news')
  await setDoc(news, { updatedBy: 'euis' })
  await writeBatch(village.firestore)
    .delete(news)
    .set(doc(village.firestore, 'drafts', news.id), { updatedBy: 'dadang' })
    .commit()
  expect(await auditOf(news)).toMatchObject({ delete: { actor: 'dadang' } })
})

it('names nobody where a document was deleted without a trace', async () => {
  const settings = place('site_settings')
  await setDoc(settings, { updatedBy: 'euis' })
  await deleteDoc(settings)
  expect(await auditOf(settings)).toMatchObject({ delete: { actor: '' } })
})

it.each(['drafts', 'bin', 'complaints', 'audit', 'view_counts'])(
  'records nothing about %s',
  async (name) => {
    const other = place(name)
    await setDoc(other, { updatedBy: 'euis' })
    expect(await auditOf(other)).toEqual({})
  },
)

it('keeps the first entry of an event that is delivered again', async () => {
  const { firestore } = await connect()
  const document = crypto.randomUUID()
  const absent = await firestore.doc(`news/${document}`).get()
  await firestore.doc(`news/${document}`).set({ updatedBy: 'euis' })
  const before = await firestore.doc(`news/${document}`).get()
  const change = {
    eventId: crypto.randomUUID(),
    collection: 'news',
    document,
    before,
    after: absent,
    at: new Date(),
  }
  const entry = firestore.doc(`bin/${binId('news', document)}`)
  await entry.set({ deletedBy: 'asep' })
  await recordChange({ firestore }, change)
  await entry.delete()
  await recordChange({ firestore }, change)
  expect((await firestore.doc(`audit/${change.eventId}`).get()).data()).toMatchObject({
    collection: 'news',
    document,
    action: 'delete',
    actor: 'asep',
  })
})
