import {
  collection,
  deleteDoc,
  doc,
  type DocumentReference,
  getDocs,
  orderBy,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite'
import { expect, it } from 'vitest'
import { removeExpired } from '../../../functions/src/content/remove-expired'
import { keepVersion } from '../../../functions/src/versions/keep-version'
import { collectionsWith } from '../../../src/domain/collections'
import { VERSION_DAYS, MAX_VERSIONS } from '../../../src/domain/versions/version-schema'
import { setupServices } from '../services'
import { setupVillage } from '../village'

const village = setupVillage()
const { firestore } = setupServices()

const place = (name: string) => doc(village.firestore, name, crypto.randomUUID())

async function readVersions({ parent, id }: DocumentReference) {
  await village.settle()
  const { docs } = await getDocs(
    query(
      collection(village.firestore, 'versions'),
      where('collection', '==', parent.id),
      where('document', '==', id),
      orderBy('replacedAt', 'desc'),
    ),
  )
  return docs.map((version) => version.data())
}

it.each(collectionsWith('versions'))(
  'stores the previous version of %s completely',
  async (name) => {
    const item = place(name)
    const before = { title: 'Lama', content: { missions: ['satu'] }, updatedBy: 'euis' }
    await setDoc(item, before)
    await updateDoc(item, { title: 'Baru', updatedBy: 'asep' })
    expect(await readVersions(item)).toEqual([
      {
        collection: name,
        document: item.id,
        data: before,
        replacedBy: 'asep',
        replacedAt: expect.any(Timestamp) as Timestamp,
      },
    ])
  },
)

it.each<[string, string, (item: DocumentReference) => Promise<unknown>]>([
  ['a view', 'news', (item) => updateDoc(item, { views: 2 })],
  [
    'a save without changes',
    'news',
    (item) => updateDoc(item, { updatedBy: 'asep', updatedAt: new Date() }),
  ],
  ['a deleted document, which is in the bin', 'news', deleteDoc],
  ...['users', 'complaints', 'drafts'].map(
    (name): [string, string, (item: DocumentReference) => Promise<unknown>] => [
      `a change of ${name}`,
      name,
      (item) => updateDoc(item, { title: 'Panen raya' }),
    ],
  ),
])('stores no version for %s', async (_, name, change) => {
  const item = place(name)
  await setDoc(item, { title: 'Panen', views: 1, updatedBy: 'euis' })
  await change(item)
  expect(await readVersions(item)).toEqual([])
})

it('stores one version for an event that is delivered twice', async () => {
  const item = firestore.collection('agenda').doc()
  await item.set({ title: 'Lama' })
  const before = await item.get()
  await item.set({ title: 'Baru', updatedBy: 'asep' })
  const after = await item.get()
  const eventId = crypto.randomUUID()
  const change = { eventId, collection: 'agenda', document: item.id, before, after, at: new Date() }
  await Promise.all([keepVersion({ firestore }, change), keepVersion({ firestore }, change)])
  const { size } = await firestore.collection('versions').where('document', '==', item.id).get()
  expect(size).toBe(1)
})

it('keeps the newest versions of each document', async () => {
  const item = place('news')
  await setDoc(item, { title: '0' })
  for (let change = 1; change <= MAX_VERSIONS + 3; change += 1) {
    await updateDoc(item, { title: String(change) })
    await village.settle()
  }
  const titles = (await readVersions(item)).map(({ data }) => (data as { title: string }).title)
  expect(titles).toHaveLength(MAX_VERSIONS)
  expect(titles[0]).toBe(String(MAX_VERSIONS + 2))
})

it('removes expired versions at night', async () => {
  const now = new Date()
  const at = (days: number) => new Date(now.getTime() - days * 86_400_000)
  for (const [id, days] of [
    ['old', VERSION_DAYS + 0.1],
    ['young', VERSION_DAYS - 0.1],
  ] as const)
    await firestore
      .doc(`versions/${id}`)
      .set({ collection: 'news', document: 'a', data: {}, replacedBy: '', replacedAt: at(days) })
  await removeExpired({ firestore }, now)
  expect((await firestore.doc('versions/old').get()).exists).toBe(false)
  expect((await firestore.doc('versions/young').get()).exists).toBe(true)
})
