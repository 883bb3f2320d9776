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
import { keepVersion } from '../../../functions/src/versions/keep-version'
import { collectionsWith } from '../../../src/domain/collections'
import { MAX_VERSIONS } from '../../../src/domain/versions/version-schema'
import { setupServices } from '../services'
import { setupVillage } from '../village'

const village = setupVillage()
const { firestore } = setupServices()
type Document = ReturnType<typeof firestore.doc>

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

it.each<[string, string, object | null]>([
  ['a new view count', 'news', { views: 2 }],
  ['a save without changes', 'news', { updatedBy: 'asep', updatedAt: new Date() }],
  ['a deleted document, which is in the bin', 'news', null],
  ['a changed `users` document', 'users', { title: 'Panen raya' }],
  ['a changed report', 'complaints', { title: 'Panen raya' }],
  ['a changed draft', 'drafts', { title: 'Panen raya' }],
])('stores no version for %s', async (_, name, changes) => {
  const item = place(name)
  await setDoc(item, { title: 'Panen', views: 1, updatedBy: 'euis' })
  await (changes ? updateDoc(item, { ...changes }) : deleteDoc(item))
  expect(await readVersions(item)).toEqual([])
})

/** Replaces a document. Returns the change as it appears in the trigger event. */
async function replace(item: Document, data: object) {
  const before = await item.get()
  await item.set(data)
  const after = await item.get()
  const about = { eventId: crypto.randomUUID(), collection: 'agenda', document: item.id }
  return { ...about, before, after, at: new Date() }
}

const titlesOf = async ({ id }: Document) => {
  const found = await firestore.collection('versions').where('document', '==', id).get()
  return found.docs.map((version) => version.get('data.title') as string)
}

it('stores one version for an event that is delivered twice', async () => {
  const item = firestore.collection('agenda').doc()
  await item.set({ title: 'Lama' })
  const change = await replace(item, { title: 'Baru' })
  await Promise.all([keepVersion({ firestore }, change), keepVersion({ firestore }, change)])
  expect(await titlesOf(item)).toEqual(['Lama'])
})

it('deletes the oldest versions when a document has more than the maximum number', async () => {
  const item = firestore.collection('agenda').doc()
  for (let change = 0; change <= MAX_VERSIONS + 3; change += 1)
    await keepVersion({ firestore }, await replace(item, { title: `${change}` }))
  const newest = Array.from({ length: MAX_VERSIONS }, (_, at) => `${at + 3}`)
  expect((await titlesOf(item)).sort()).toEqual(newest.sort())
})
