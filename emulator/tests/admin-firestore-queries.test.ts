import { FieldPath, Filter, GrpcStatus } from 'firebase-admin/firestore'
import { describe, expect, it } from 'vitest'
import { backends, setupProject } from './support/backends'
import { setupAdminFirestore } from './support/setup-admin'

describe.each(backends)('queries of firebase-admin with $name', (backend) => {
  const project = setupProject(backend)
  const admin = setupAdminFirestore(backend, project.id)

  const db = () => admin.db()
  const a = () => db().doc('things/a')
  const b = () => db().doc('things/b')

  /** Documents `things/{id}` with the field `x` counting from 1. */
  async function seed(...ids: string[]): Promise<void> {
    const batch = db().batch()
    ids.forEach((id, i) => batch.set(db().doc(`things/${id}`), { x: i + 1 }))
    await batch.commit()
  }

  describe('a query', () => {
    const things = () => db().collection('things')
    const ids = async (query: FirebaseFirestore.Query) =>
      (await query.get()).docs.map(({ id }) => id)

    it('finds all, ordered by id', async () => {
      await seed('b', 'a', 'c')
      expect(await ids(things())).toEqual(['a', 'b', 'c'])
    })

    it('that finds nothing is empty', async () => {
      expect((await things().get()).empty).toBe(true)
    })

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
      await db().doc('things/null').set({ x: null })
      await db().doc('things/nan').set({ x: NaN })
      await db()
        .doc('things/list')
        .set({ x: ['p', 'q'] })
      expect(await ids(things().where('x', '==', null))).toEqual(['null'])
      expect(await ids(things().where('x', '==', NaN))).toEqual(['nan'])
      expect(await ids(things().where('x', 'array-contains', 'p'))).toEqual(['list'])
      expect(await ids(things().where('x', 'array-contains-any', ['z', 'q']))).toEqual(['list'])
    })

    it('combines filters with or', async () => {
      await seed('a', 'b', 'c')
      const either = Filter.or(Filter.where('x', '==', 1), Filter.where('x', '==', 3))
      expect(await ids(things().where(either))).toEqual(['a', 'c'])
    })

    it('goes on after a cursor, in both directions', async () => {
      await seed('a', 'b', 'c', 'd')
      const ordered = things().orderBy('x')
      expect(await ids(ordered.limit(2))).toEqual(['a', 'b'])
      expect(await ids(ordered.startAfter(2).limit(1))).toEqual(['c'])
      expect(await ids(ordered.startAt(2).endBefore(4))).toEqual(['b', 'c'])
      expect(await ids(ordered.startAfter(await b().get()))).toEqual(['c', 'd'])
      expect(await ids(things().orderBy('x', 'desc').endAt(3))).toEqual(['d', 'c'])
      expect(await ids(ordered.limitToLast(2))).toEqual(['c', 'd'])
      expect(await ids(ordered.offset(3))).toEqual(['d'])
    })

    it('by id takes ids', async () => {
      await seed('a', 'b', 'c')
      expect(await ids(things().where(FieldPath.documentId(), '>=', 'b'))).toEqual(['b', 'c'])
      expect(await ids(things().where(FieldPath.documentId(), 'in', ['a', 'x']))).toEqual(['a'])
    })

    it('may leave fields out, or all', async () => {
      await a().set({ x: 1, y: 2 })
      const [selected] = (await things().select('y').get()).docs
      const [bare] = (await things().select().get()).docs
      expect([selected?.data(), bare?.data()]).toEqual([{ y: 2 }, {}])
    })

    it('looks below one document, or in all collections of a name', async () => {
      await db().doc('things/a/parts/p').set({ g: 1 })
      await db().doc('things/b/parts/q').set({ g: 2 })
      expect(await ids(a().collection('parts'))).toEqual(['p'])
      expect(await ids(db().collectionGroup('parts'))).toEqual(['p', 'q'])
    })

    it('counts', async () => {
      await seed('a', 'b', 'c')
      expect((await things().where('x', '>', 1).count().get()).data()).toEqual({ count: 2 })
    })

    it('streams', async () => {
      await seed('a', 'b')
      const found: string[] = []
      for await (const snapshot of things().stream() as AsyncIterable<unknown>)
        found.push((snapshot as { id: string }).id)
      expect(found).toEqual(['a', 'b'])
    })

    it('of many documents answers all', async () => {
      const batch = db().batch()
      for (let i = 0; i < 500; i++) batch.set(things().doc(), { i, text: 'x'.repeat(2000) })
      await batch.commit()
      expect((await things().get()).size).toBe(500)
    })

    // Google's emulator refuses so that the SDK tries thrice, for seven seconds.
    it('is not for one of 31 values', async () => {
      const refused = things()
        .where(
          'x',
          'in',
          Array.from({ length: 31 }, (_, i) => i),
        )
        .get()
      await expect(refused).rejects.toMatchObject({ code: GrpcStatus.INVALID_ARGUMENT })
    }, 20_000)
  })

  describe('what there is', () => {
    it('is deleted with all that is below it, and nothing beside it', async () => {
      await seed('a', 'b')
      await db().doc('things/a/parts/p').set({})
      await db().doc('things/a/parts/p/bits/q').set({})
      await db().doc('things2/z').set({})
      await db().recursiveDelete(a())
      expect((await db().doc('things/a/parts/p/bits/q').get()).exists).toBe(false)
      const left = await db().collection('things').get()
      expect(left.docs.map(({ id }) => id)).toEqual(['b'])
      await db().recursiveDelete(db().collection('things'))
      expect((await db().doc('things2/z').get()).exists).toBe(true)
      expect((await db().collectionGroup('parts').get()).empty).toBe(true)
    })
  })

  it('lists the collections at the root and below a document, in their order', async () => {
    for (const path of ['things/a', 'others/a', 'things/a/parts/b', 'things/a/parts/b/deep/c'])
      await db().doc(path).set({})
    const names = (found: FirebaseFirestore.CollectionReference[]) => found.map(({ path }) => path)
    expect(names(await db().listCollections())).toEqual(['others', 'things'])
    expect(names(await a().listCollections())).toEqual(['things/a/parts'])
    expect(names(await db().doc('others/a').listCollections())).toEqual([])
  })

  it('lists the collections below a document that is missing', async () => {
    await db().doc('things/a/parts/b').set({})
    expect((await a().listCollections()).map(({ id }) => id)).toEqual(['parts'])
  })

  it.runIf(backend.name === 'ours')('says what is not supported', async () => {
    await expect(db().collection('things').listDocuments()).rejects.toThrow('not supported')
  })

  // Google's emulator knows no indexes.
  it.runIf(backend.name === 'ours')('is refused without its index', async () => {
    const refused = db().collection('things').where('p', '==', 1).where('q', '>', 1).get()
    await expect(refused).rejects.toMatchObject({ code: GrpcStatus.FAILED_PRECONDITION })
  })
})
