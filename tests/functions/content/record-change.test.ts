import {
  collection,
  deleteDoc,
  doc,
  type DocumentData,
  type DocumentReference,
  getDocs,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordChange } from '../../../functions/src/audit/record-change'
import { binId } from '../../../src/domain/bin/bin-schema'
import { setupServices } from '../services'
import { setupVillage } from '../village'

const village = setupVillage()
const services = setupServices()

const place = (name: string) => doc(village.firestore, name, crypto.randomUUID())

async function readAudit(reference: DocumentReference): Promise<Record<string, unknown>> {
  const entries = await readEntries(reference)
  const byAction = Object.fromEntries(entries.map((entry) => [String(entry['action']), entry]))
  expect(entries).toHaveLength(Object.keys(byAction).length)
  return byAction
}

async function readEntries({ parent, id }: DocumentReference): Promise<DocumentData[]> {
  await village.settle()
  const found = await getDocs(
    query(
      collection(village.firestore, 'audit'),
      where('collection', '==', parent.id),
      where('document', '==', id),
    ),
  )
  return found.docs.map((entry) => entry.data()).sort((a, b) => millis(a['at']) - millis(b['at']))
}

const millis = (at: unknown) => (at as Timestamp).toMillis()

/** Returns action and author of each audit entry, sorted because events of one millisecond have no order. */
const actors = (entries: DocumentData[]) =>
  entries.map(({ action, actor }) => `${String(action)} ${String(actor)}`).sort()

const binReference = ({ parent, id }: DocumentReference) =>
  doc(village.firestore, 'bin', binId(parent.id, id))
const draftReference = ({ parent, id }: DocumentReference) =>
  doc(village.firestore, 'drafts', `${parent.id}-${id}`)

const move = (from: DocumentReference, to: DocumentReference, fields: object) =>
  writeBatch(village.firestore).set(to, fields).delete(from).commit()

const remove = (item: DocumentReference, deletedBy: string, more: object = {}) =>
  move(item, binReference(item), { collection: item.parent.id, id: item.id, deletedBy, ...more })

const restore = (item: DocumentReference, updatedBy: string) =>
  move(binReference(item), item, { updatedBy })

const draftData = ({ parent, id }: DocumentReference, updatedBy: string) => ({
  id: `${parent.id}-${id}`,
  kind: parent.id,
  itemId: id,
  updatedBy,
})

const unpublish = (item: DocumentReference, updatedBy: string, more: object = {}) =>
  move(item, draftReference(item), { ...draftData(item, updatedBy), ...more })

const publish = (item: DocumentReference, updatedBy: string) =>
  move(draftReference(item), item, { updatedBy })

it('records who created a document and when, and who changed which fields', async () => {
  const news = place('news')
  const before = Date.now()
  await setDoc(news, { title: 'Satu', updatedBy: 'euis' })
  const after = Date.now()
  await updateDoc(news, { title: 'Dua', updatedBy: 'asep' })
  const entry = { collection: 'news', document: news.id, at: expect.any(Timestamp) as Timestamp }
  const audit = await readAudit(news)
  expect(audit).toEqual({
    create: { ...entry, action: 'create', actor: 'euis', title: 'Satu' },
    update: { ...entry, action: 'update', actor: 'asep', title: 'Dua', fields: ['title'] },
  })
  const { at } = audit['create'] as { at: Timestamp }
  expect(at.toMillis()).toBeGreaterThanOrEqual(before)
  expect(at.toMillis()).toBeLessThanOrEqual(after)
})

it('records the title of deleted and unpublished documents', async () => {
  const [news, other] = [place('news'), place('news')]
  const data = { title: 'Panen raya' }
  for (const item of [news, other]) await setDoc(item, { ...data, updatedBy: 'euis' })
  await remove(news, 'asep', { data })
  await unpublish(other, 'asep', { data })
  expect(await readAudit(news)).toMatchObject({ delete: data })
  expect(await readAudit(other)).toMatchObject({ unpublish: data })
})

describe.each(['once', 'twice', 'reversed'] as const)('with events delivered %s', (mode) => {
  beforeAll(() => village.deliver(mode))
  afterAll(() => village.deliver('once'))

  it.each([
    ['deletes the same document', 'delete', remove, restore],
    ['unpublishes a document that was edited in between', 'unpublish', unpublish, publish],
  ] as const)('records each user who %s', async (_, action, leave, comeBack) => {
    const news = place('news')
    await setDoc(news, { updatedBy: 'euis' })
    await leave(news, 'asep')
    if (action === 'unpublish') await updateDoc(draftReference(news), { updatedBy: 'neng' })
    await comeBack(news, 'euis')
    await leave(news, 'dadang')
    const left = ['asep', 'dadang'].map((actor) => `${action} ${actor}`)
    expect(actors(await readEntries(news))).toEqual(['create euis', 'create euis', ...left])
  })

  it('does not use an old bin entry to determine the author of a deletion', async () => {
    const news = place('news')
    await setDoc(binReference(news), { collection: 'drafts', id: news.id, deletedBy: 'asep' })
    await setDoc(news, { updatedBy: 'euis' })
    await deleteDoc(news)
    expect(await readAudit(news)).toMatchObject({ delete: { actor: '' } })
  })
})

it('records no deletion when the draft of an unpublished item is restored from the bin', async () => {
  const news = place('news')
  await setDoc(news, { updatedBy: 'euis' })
  await unpublish(news, 'dadang')
  const draft = draftReference(news)
  await remove(draft, 'asep')
  await village.settle()
  await move(binReference(draft), draft, draftData(news, 'asep'))
  expect(actors(await readEntries(news))).toEqual(['create euis', 'unpublish dadang'])
})

it('records no deletion when an existing draft receives an `itemId`', async () => {
  const news = place('news')
  const draft = place('drafts')
  await setDoc(draft, { ...draftData(news, 'euis'), id: draft.id, itemId: '' })
  await updateDoc(draft, { itemId: news.id })
  expect(await readAudit(news)).toEqual({})
})

it('records no author if a deletion left no bin entry or draft', async () => {
  const settings = place('site_settings')
  await setDoc(settings, { updatedBy: 'euis' })
  await deleteDoc(settings)
  expect(await readAudit(settings)).toMatchObject({ delete: { actor: '' } })
})

it.each(['drafts', 'bin', 'complaints', 'audit', 'view_counts'])(
  'records nothing for %s',
  async (name) => {
    const other = place(name)
    await setDoc(other, { updatedBy: 'euis' })
    expect(await readAudit(other)).toEqual({})
  },
)

it('keeps the first audit entry when an event is delivered again', async () => {
  const { firestore } = services
  const document = crypto.randomUUID()
  const before = await firestore.doc(`news/${document}`).get()
  await firestore.doc(`news/${document}`).set({ updatedBy: 'euis' })
  const after = await firestore.doc(`news/${document}`).get()
  const change = { eventId: crypto.randomUUID(), collection: 'news', document, before, after }
  await recordChange({ firestore }, { ...change, at: new Date(1) })
  await recordChange({ firestore }, { ...change, at: new Date(2) })
  const { at } = (await firestore.doc(`audit/${change.eventId}`).get()).data() ?? {}
  expect(millis(at)).toBe(1)
})

it('records who unpublished a document even if an earlier publication is delivered later', async () => {
  const { firestore } = services
  const document = crypto.randomUUID()
  const news = firestore.doc(`news/${document}`)
  const draft = firestore.doc(`drafts/news-${document}`)
  const data = { id: draft.id, kind: 'news', itemId: document }
  /** Runs `write`. Returns the change of the document as it appears in the trigger event. */
  async function changing(of: typeof news, write: () => Promise<unknown>) {
    const before = await of.get()
    await write()
    const after = await of.get()
    const at = new Date((after.updateTime ?? after.readTime).toMillis())
    const [collection = '', id = ''] = of.path.split('/')
    return { eventId: crypto.randomUUID(), collection, document: id, before, after, at }
  }
  const unpublished = async (updatedBy: string) => {
    const before = await news.get()
    const draftChange = await changing(draft, () =>
      firestore
        .batch()
        .set(draft, { ...data, updatedBy })
        .delete(news)
        .commit(),
    )
    const itemChange = {
      ...draftChange,
      collection: 'news',
      document,
      before,
      after: await news.get(),
    }
    return [draftChange, { ...itemChange, eventId: crypto.randomUUID() }]
  }
  const published = () =>
    changing(news, () => firestore.batch().set(news, { updatedBy: 'euis' }).delete(draft).commit())
  const [first, second] = [await published(), await unpublished('asep')]
  for (const change of [first, ...second]) await recordChange({ firestore }, change)
  const [late, third] = [await published(), await unpublished('dadang')]
  for (const change of [...third, late]) await recordChange({ firestore }, change)
  const found = await firestore.collection('audit').where('document', '==', document).get()
  expect(actors(found.docs.map((entry) => entry.data()))).toEqual([
    'create euis',
    'create euis',
    'unpublish asep',
    'unpublish dadang',
  ])
})
