import { FieldPath, FieldValue, Filter, GeoPoint, Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { backends, setupProject } from './support/backends'
import { setupAdminFirestore } from './support/setup-admin'

/** google.rpc.Code, as far as REST's HTTP status tells it. */
const INVALID_ARGUMENT = 3
const NOT_FOUND = 5
const ALREADY_EXISTS = 6

/** What the web SDK does not send, or writes otherwise; what each request means the other suites say. */
describe.each(backends)('firebase-admin with $name', (backend) => {
  const project = setupProject(backend)
  const admin = setupAdminFirestore(backend, project.id)

  const db = () => admin.db()
  const a = () => db().doc('things/a')
  const b = () => db().doc('things/b')
  const things = () => db().collection('things')
  const data = async (path = 'things/a') => (await db().doc(path).get()).data()
  const ids = async (query: FirebaseFirestore.Query) => (await query.get()).docs.map(({ id }) => id)
  const refusedWith = (code: number) => expect.objectContaining({ code }) as Error

  /** Documents `things/{id}` with the field `x` counting from 1. */
  async function seed(...ids: string[]): Promise<void> {
    const batch = db().batch()
    ids.forEach((id, i) => batch.set(db().doc(`things/${id}`), { x: i + 1 }))
    await batch.commit()
  }

  it.each([
    ['null', null],
    ['the smallest safe integer', Number.MIN_SAFE_INTEGER],
    ['a fraction', 0.1],
    ['not a number', NaN],
    ['a string', 'Désa 🌾'],
    ['bytes', Buffer.from([0, 255, 1])],
    ['no bytes', Buffer.alloc(0)],
    ['a time with microseconds', new Timestamp(1_700_000_000, 123_456_000)],
    ['1970', new Timestamp(0, 0)],
    ['a time before 1970', new Timestamp(-1, 999_999_000)],
    ['the first year', new Timestamp(-62_135_596_800, 0)],
    ['the last moment', new Timestamp(253_402_300_799, 999_999_000)],
    ['the place 0, 0', new GeoPoint(0, 0)],
    ['an empty map', {}],
    ['nested ones', { list: [1, { of: ['maps'] }], map: { deep: { null: null } } }],
    ['a map with the names of messages', { fields: { values: 1 }, limit: 0, updateTime: null }],
  ])('keeps %s', async (_name, value) => {
    await a().set({ value })
    expect((await data())?.['value']).toEqual(value)
  })

  it('keeps a reference', async () => {
    await a().set({ value: b() })
    expect(((await data())?.['value'] as { path: string }).path).toBe('things/b')
  })

  describe('one document', () => {
    it('is completed by set with merge, and updated below odd names', async () => {
      await a().set({ n: 1, m: { p: 1 }, 'a.b': { 'c`d': 1 } })
      await a().set({ m: { q: 2 } }, { merge: true })
      await a().update(new FieldPath('a.b', 'c`d'), 2)
      await a().update({ n: FieldValue.delete() })
      expect(await data()).toEqual({ m: { p: 1, q: 2 }, 'a.b': { 'c`d': 2 } })
    })

    it('has the time of its writing, which a precondition may name', async () => {
      const { writeTime } = await a().set({ n: 1 })
      expect((await a().get()).updateTime).toEqual(writeTime)
      await a().update({ n: 2 }, { lastUpdateTime: writeTime })
      await expect(a().delete({ lastUpdateTime: writeTime })).rejects.toThrow()
      expect(await data()).toEqual({ n: 2 })
    })

    it('that is missing is a snapshot without data, and is not updated', async () => {
      expect((await a().get()).exists).toBe(false)
      await expect(a().update({ n: 1 })).rejects.toEqual(refusedWith(NOT_FOUND))
    })

    it('is told the time', async () => {
      await a().set({ at: FieldValue.serverTimestamp() })
      const at = (await a().get()).get('at') as Timestamp
      expect(at.toMillis()).toBeCloseTo(Date.now(), -5)
    })
  })

  it('gets several documents in the order of asking, only the fields that are asked for', async () => {
    await a().set({ x: 1, y: 1 })
    const snapshots = await db().getAll(b(), a(), { fieldMask: ['x'] })
    expect(snapshots.map((snapshot) => snapshot.data())).toEqual([undefined, { x: 1 }])
  })

  it('writes 600 documents in a batch, and reads them again', async () => {
    // Nine megabytes; Google's emulator takes more than half a minute for those.
    const text = 'x'.repeat(backend.name === 'ours' ? 15_000 : 15)
    const batch = db().batch()
    for (let i = 0; i < 600; i++) batch.set(things().doc(), { i, text })
    expect(await batch.commit()).toHaveLength(600)
    expect((await things().get()).size).toBe(600)
  })

  it('writes in bulk, each write for itself', async () => {
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

  describe('a transaction', () => {
    it('writes what it worked out from documents, queries and counts', async () => {
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

    it('of which many run at once all count', async () => {
      await a().set({ n: 0 })
      const increment = () =>
        db().runTransaction(async (transaction) => {
          const n = (await transaction.get(a())).get('n') as number
          transaction.update(a(), { n: n + 1 })
        })
      await Promise.all([increment(), increment(), increment()])
      expect(await data()).toEqual({ n: 3 })
    })
  })

  describe('a query', () => {
    it.each([
      ['==', 2, ['b']],
      ['!=', 2, ['a', 'c', 'd']],
      ['<', 2, ['a']],
      ['<=', 2, ['a', 'b']],
      ['>', 2, ['c', 'd']],
      ['>=', 2, ['b', 'c', 'd']],
      ['in', [1, 4, 9], ['a', 'd']],
      ['not-in', [1, 4], ['b', 'c']],
    ] as const)('filters x %s %j', async (operator, value, expected) => {
      await seed('a', 'b', 'c', 'd')
      expect(await ids(things().where('x', operator, value))).toEqual(expected)
    })

    it('filters by null, by NaN and by what arrays contain', async () => {
      for (const [id, x] of Object.entries({ null: null, nan: NaN, list: ['p', 'q'] }))
        await things().doc(id).set({ x })
      expect(await ids(things().where('x', '==', null))).toEqual(['null'])
      expect(await ids(things().where('x', '!=', null))).toEqual(['nan', 'list'])
      expect(await ids(things().where('x', '==', NaN))).toEqual(['nan'])
      expect(await ids(things().where('x', '!=', NaN))).toEqual(['list'])
      expect(await ids(things().where('x', 'array-contains', 'p'))).toEqual(['list'])
      expect(await ids(things().where('x', 'array-contains-any', ['z', 'q']))).toEqual(['list'])
    })

    it('combines filters with or, and asks for ids', async () => {
      await seed('a', 'b', 'c')
      const either = Filter.or(Filter.where('x', '==', 1), Filter.where('x', '==', 3))
      expect(await ids(things().where(either))).toEqual(['a', 'c'])
      expect(await ids(things().where(FieldPath.documentId(), 'in', ['a', 'x']))).toEqual(['a'])
    })

    it('goes on after a cursor, in both directions', async () => {
      await seed('a', 'b', 'c', 'd')
      const ordered = things().orderBy('x')
      expect(await ids(ordered.startAt(2).endBefore(4))).toEqual(['b', 'c'])
      expect(await ids(ordered.startAfter(await b().get()))).toEqual(['c', 'd'])
      expect(await ids(things().orderBy('x', 'desc').endAt(3))).toEqual(['d', 'c'])
      expect(await ids(ordered.limitToLast(2))).toEqual(['c', 'd'])
      expect(await ids(ordered.offset(3))).toEqual(['d'])
    })

    it('may leave all fields out', async () => {
      await seed('a')
      expect((await things().select().get()).docs[0]?.data()).toEqual({})
    })

    // Google's emulator refuses so that the SDK tries thrice, for seven seconds.
    it('is not for one of 31 values', async () => {
      const values = Array.from({ length: 31 }, (_, i) => i)
      const refused = things().where('x', 'in', values).get()
      await expect(refused).rejects.toEqual(refusedWith(INVALID_ARGUMENT))
    })
  })

  it('deletes a collection with all that is below it, and nothing beside it', async () => {
    for (const path of ['things/a', 'things/a/parts/p', 'things/b/parts/q', 'things2/z'])
      await db().doc(path).set({})
    await db().recursiveDelete(things())
    expect((await db().collectionGroup('parts').get()).empty).toBe(true)
    expect(await ids(db().collection('things2'))).toEqual(['z'])
  })

  it('lists the collections at the root and below a document, in their order', async () => {
    for (const path of ['things/a', 'others/a', 'things/missing/parts/b', 'things/a/parts/b/c/d'])
      await db().doc(path).set({})
    const names = (found: FirebaseFirestore.CollectionReference[]) => found.map(({ path }) => path)
    expect(names(await db().listCollections())).toEqual(['others', 'things'])
    expect(names(await db().doc('things/missing').listCollections())).toEqual([
      'things/missing/parts',
    ])
    expect(names(await db().doc('others/a').listCollections())).toEqual([])
  })

  it.runIf(backend.name === 'ours')('says what is not supported', async () => {
    await expect(things().listDocuments()).rejects.toThrow('not supported')
  })
})
