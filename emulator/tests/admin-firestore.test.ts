import { deleteApp, initializeApp } from 'firebase-admin/app'
import {
  FieldPath,
  FieldValue,
  GeoPoint,
  initializeFirestore,
  Timestamp,
} from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backends, setupProject } from './support/backends'

/** Codes of google.rpc.Code, which REST clients derive from the HTTP status. */
const NOT_FOUND = 5
const ALREADY_EXISTS = 6

/** Covers requests that the web SDK of the other suites does not send, or sends in another form. */
describe.each(backends)('firebase-admin ($name)', (backend) => {
  const project = setupProject(backend)
  const app = initializeApp({ projectId: project.id }, `admin-${project.id}`)
  let firestore: FirebaseFirestore.Firestore
  beforeAll(() => {
    process.env['FIRESTORE_EMULATOR_HOST'] = new URL(backend.url).host
    firestore = initializeFirestore(app, { preferRest: true })
    // The SDK would look for Google credentials before its first call.
    firestore.settings({ authClient: { getRequestHeaders: () => Promise.resolve({}) } })
  })
  afterAll(() => deleteApp(app))

  const db = () => firestore
  const a = () => db().doc('things/a')
  const b = () => db().doc('things/b')
  const things = () => db().collection('things')
  const data = async (path = 'things/a') => (await db().doc(path).get()).data()
  const ids = async (query: FirebaseFirestore.Query) => (await query.get()).docs.map(({ id }) => id)

  async function seed(...ids: string[]): Promise<void> {
    const batch = db().batch()
    ids.forEach((id, i) => batch.set(db().doc(`things/${id}`), { x: i + 1 }))
    await batch.commit()
  }

  it.each([
    ['bytes', Buffer.from([0, 255, 1])],
    ['a time with microseconds', new Timestamp(1_700_000_000, 123_456_000)],
    ['the point 0, 0', new GeoPoint(0, 0)],
    ['nested lists and maps', { list: [1, { of: ['maps'] }], map: { deep: { null: null } } }],
    [
      'a map whose keys are field names of the REST API',
      { fields: { values: 1 }, limit: 0, updateTime: null },
    ],
  ])('stores %s', async (_name, value) => {
    await a().set({ value })
    expect((await data())?.['value']).toEqual(value)
  })

  describe('one document', () => {
    it('supports set with merge, and updates fields whose path contains unusual names', async () => {
      await a().set({ n: 1, m: { p: 1 }, 'a.b': { 'c`d': 1 } })
      await a().set({ m: { q: 2 } }, { merge: true })
      await a().update(new FieldPath('a.b', 'c`d'), 2)
      await a().update({ n: FieldValue.delete() })
      expect(await data()).toEqual({ m: { p: 1, q: 2 }, 'a.b': { 'c`d': 2 } })
    })

    it('provides an update time for preconditions', async () => {
      const { writeTime } = await a().set({ n: 1 })
      expect((await a().get()).updateTime).toEqual(writeTime)
      await a().update({ n: 2 }, { lastUpdateTime: writeTime })
      await expect(a().delete({ lastUpdateTime: writeTime })).rejects.toThrow()
      expect(await data()).toEqual({ n: 2 })
    })
  })

  it('reads several documents in the requested order, with selected fields only', async () => {
    await a().set({ x: 1, y: 1 })
    const snapshots = await db().getAll(b(), a(), { fieldMask: ['x'] })
    expect(snapshots.map((snapshot) => snapshot.data())).toEqual([undefined, { x: 1 }])
  })

  it('writes and reads 600 documents in a batch', async () => {
    // Nine megabytes, for which Google's emulator needs more than half a minute.
    const text = 'x'.repeat(backend.name === 'local' ? 15_000 : 15)
    const batch = db().batch()
    for (let i = 0; i < 600; i++) batch.set(things().doc(), { i, text })
    expect(await batch.commit()).toHaveLength(600)
    expect((await things().get()).size).toBe(600)
  })

  it('BulkWriter applies each write separately', async () => {
    await b().set({ n: 0 })
    const writer = db().bulkWriter()
    const failed: number[] = []
    writer.onWriteError(({ code }) => {
      failed.push(code)
      return false
    })
    const writes = [
      ...Array.from({ length: 40 }, (_, n) => writer.set(db().doc(`bulk/${n}`), { n })),
      writer.create(b(), { n: 1 }).catch(() => undefined),
      writer.update(db().doc('bulk/none'), { n: 1 }).catch(() => undefined),
      writer.update(a(), { n: 1 }).catch(() => undefined),
    ]
    await writer.close()
    await Promise.all(writes)
    expect((await db().collection('bulk').count().get()).data().count).toBe(40)
    expect(failed.sort()).toEqual([NOT_FOUND, NOT_FOUND, ALREADY_EXISTS])
  })

  it('a transaction writes a value computed from documents, queries and counts', async () => {
    await seed('a', 'b')
    const sum = await db().runTransaction(async (transaction) => {
      const { docs } = await transaction.get(things())
      const one = await transaction.get(a())
      const { count } = (await transaction.get(things().count())).data()
      const all = docs.reduce((total, doc) => total + (doc.get('x') as number), 0)
      transaction.create(db().doc('sums/s'), { all, count, one: one.get('x') as number })
      return all
    })
    expect([sum, await data('sums/s')]).toEqual([3, { all: 3, count: 2, one: 1 }])
  })

  describe('a query', () => {
    // firebase-admin sends operators as numbers.
    it.each([
      ['==', null, []],
      ['>=', 2, ['b', 'c', 'd']],
      ['in', [1, 4, 9], ['a', 'd']],
    ] as const)('filters documents by the condition x %s %j', async (operator, value, expected) => {
      await seed('a', 'b', 'c', 'd')
      expect(await ids(things().where('x', operator, value))).toEqual(expected)
    })

    it('can filter by document id, and start after a document or at an offset', async () => {
      await seed('a', 'b', 'c')
      expect(await ids(things().where(FieldPath.documentId(), 'in', ['a', 'x']))).toEqual(['a'])
      const ordered = things().orderBy('x')
      expect(await ids(ordered.startAfter(await a().get()))).toEqual(['b', 'c'])
      expect(await ids(ordered.offset(2))).toEqual(['c'])
    })
  })

  it('deletes a collection with all documents below it, and no other documents', async () => {
    for (const path of ['things/a', 'things/a/parts/p', 'things/b/parts/q', 'things2/z'])
      await db().doc(path).set({})
    await db().recursiveDelete(things())
    expect((await db().collectionGroup('parts').get()).empty).toBe(true)
    expect(await ids(db().collection('things2'))).toEqual(['z'])
  })

  it('lists the sorted collections at the root and below a document', async () => {
    for (const path of ['things/a', 'others/a', 'things/missing/parts/b', 'things/a/parts/b/c/d'])
      await db().doc(path).set({})
    const names = (found: FirebaseFirestore.CollectionReference[]) => found.map(({ path }) => path)
    expect(names(await db().listCollections())).toEqual(['others', 'things'])
    expect(names(await db().doc('things/missing').listCollections())).toEqual([
      'things/missing/parts',
    ])
    expect(names(await db().doc('others/a').listCollections())).toEqual([])
  })
})
