import {
  collection,
  collectionGroup,
  doc,
  documentId,
  endAt,
  getAggregate,
  getCount,
  getDocs,
  limit,
  or,
  orderBy,
  query,
  type Query,
  type QueryConstraint,
  startAfter,
  startAt,
  sum,
  where,
  writeBatch,
} from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'
import { backends, setupProject } from './support/backends'

const idsIn = (body: unknown) =>
  (body as { document?: { name: string } }[]).flatMap(({ document }) =>
    document ? [document.name.split('/').at(-1)] : [],
  )

describe.each(backends)('queries ($name)', (backend) => {
  const project = setupProject(backend)
  const db = project.asOwner()
  const things = collection(db, 'things')

  async function put(documents: Record<string, object>): Promise<void> {
    const batch = writeBatch(db)
    for (const [path, data] of Object.entries(documents))
      batch.set(doc(db, path.includes('/') ? path : `things/${path}`), data)
    await batch.commit()
  }

  async function ids(asked: Query): Promise<string[]> {
    return (await getDocs(asked)).docs.map(({ id }) => id)
  }
  const find = (...constraints: QueryConstraint[]) => ids(query(things, ...constraints))

  const ask = (structuredQuery: object, parent = '') =>
    project.post(`${parent}:runQuery`, {
      structuredQuery: { from: [{ collectionId: 'things' }], ...structuredQuery },
    })

  describe('querying a collection', () => {
    it('returns its documents sorted by name, without documents of parent collections and subcollections', async () => {
      await put({ b: {}, a: {}, 'things/a/parts/p': {}, 'things/b/parts/q': {}, 'others/o': {} })
      expect(await find()).toEqual(['a', 'b'])
      expect(await ids(query(collection(db, 'things/a/parts')))).toEqual(['p'])
      expect(await ids(query(collection(db, 'none')))).toEqual([])
    })

    it('returns the documents of a collection group at any depth, also with a filter for an indexed field', async () => {
      await put({
        'parts/a': { g: 1 },
        'things/x/parts/c': { g: 2 },
        'things/x/parts/b': { g: 1 },
        'others/x/more/y/parts/d': {},
        'others/x/particles/e': {},
      })
      const parts = collectionGroup(db, 'parts')
      expect(await ids(query(parts))).toEqual(['d', 'a', 'b', 'c'])
      expect(await ids(query(parts, where('g', '==', 1)))).toEqual(['a', 'b'])
    })
  })

  describe('filters', () => {
    const numbers = { a: { n: 1 }, b: { n: 2 }, c: { n: 3 }, nan: { n: NaN }, null: { n: null } }
    const mixed = { ...numbers, text: { n: '2' }, list: { n: [2] }, missing: { m: 2 } }

    it.each([
      ['==', 2, ['b']],
      ['<', 2, ['a']],
      ['<=', 2, ['a', 'b']],
      ['>', 2, ['c']],
      ['>=', 2, ['b', 'c']],
      ['==', null, ['null']],
      ['in', [3, 1, '2', 9], ['a', 'c', 'text']],
      ['array-contains', 2, ['list']],
      ['==', [2], ['list']],
      ['in', [[2]], ['list']],
    ] as const)('can compare numbers: n %s %j', async (op, value, expected) => {
      await put(mixed)
      expect(await find(where('n', op, value))).toEqual(expected)
    })

    it('can compare fields inside maps', async () => {
      await put({ a: { m: { n: 1, 'o.p': 2 } }, b: { m: { n: 2 } }, c: { m: 1 }, d: { 'm.n': 1 } })
      expect(await find(where('m.n', '==', 1))).toEqual(['a'])
      expect(await find(where('m', '==', { n: 2 }))).toEqual(['b'])
    })

    it('can compare the document name', async () => {
      await put({ a: {}, b: {}, c: {} })
      expect(await find(where(documentId(), '==', 'b'))).toEqual(['b'])
      expect(await find(where(documentId(), '>', 'a'))).toEqual(['b', 'c'])
      expect(await find(where(documentId(), 'in', ['c', 'a', 'x']))).toEqual(['a', 'c'])
    })

    it('that are combined with AND must all match', async () => {
      await put({ a: { x: 1, y: 1 }, b: { x: 1, y: 2 }, c: { x: 2, y: 1 } })
      expect(await find(where('x', '==', 1), where('y', '==', 1))).toEqual(['a'])
      expect(await find(where('x', '==', 1), where('y', '>', 1))).toEqual(['b'])
    })
  })

  describe('an order', () => {
    it('excludes documents without the field, but includes documents with null in the field', async () => {
      await put({ a: { n: 2 }, b: { n: null }, c: { m: 1 }, d: { n: 1 } })
      expect(await find(orderBy('n'))).toEqual(['b', 'd', 'a'])
    })

    it('sorts equal documents by name, in the direction of the last field', async () => {
      await put({ a: { n: 1 }, b: { n: 1 }, c: { n: 2 } })
      const order = [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }]
      const { body } = await ask({ orderBy: order })
      expect(idsIn(body)).toEqual(['c', 'b', 'a'])
    })

    it('rejects a descending order by name alone', async () => {
      await put({ a: {} })
      await expect(find(orderBy(documentId(), 'desc'))).rejects.toMatchObject({
        code: 'failed-precondition',
      })
    })
  })

  describe('limits, cursors and masks', () => {
    const five = { a: { n: 1 }, b: { n: 2 }, c: { n: 3 }, d: { n: 3 }, e: { n: 4 } }

    it('continue after the last document of a page', async () => {
      await put(five)
      const pages: string[][] = []
      let cursor: QueryConstraint[] = []
      for (let page = 0; page < 4; page++) {
        const { docs } = await getDocs(query(things, orderBy('n', 'desc'), ...cursor, limit(2)))
        pages.push(docs.map(({ id }) => id))
        const last = docs.at(-1)
        if (last) cursor = [startAfter(last)]
      }
      expect(pages).toEqual([['e', 'd'], ['c', 'b'], ['a'], []])
    })

    it('return only selected fields', async () => {
      await put({ a: { x: 1, m: { y: 2, z: 3 }, w: 4 } })
      const { body } = await ask({
        select: { fields: [{ fieldPath: 'x' }, { fieldPath: 'm.y' }, { fieldPath: 'none' }] },
      })
      const fields = {
        x: { integerValue: '1' },
        m: { mapValue: { fields: { y: { integerValue: '2' } } } },
      }
      expect(body).toMatchObject([{ document: { fields } }])
      expect(JSON.stringify(body)).not.toMatch(/"[zw]"/)
    })
  })

  it('an aggregation counts documents', async () => {
    await put({ a: { n: 1 }, b: { n: 2 }, c: {} })
    expect((await getCount(things)).data().count).toBe(3)
    expect((await getCount(query(things, where('n', '>', 1)))).data().count).toBe(1)
    expect((await getCount(query(things, limit(2)))).data().count).toBe(2)
    expect((await getCount(collection(db, 'none'))).data().count).toBe(0)
  })

  it('treats null as an omitted field, as protocol buffers do', async () => {
    await put({ a: {} })
    const { body } = await ask({ where: null, orderBy: null, limit: null })
    expect(idsIn(body)).toEqual(['a'])
  })

  describe('an invalid query', () => {
    const field = { fieldPath: 'n' }
    const one = { integerValue: '1' }
    const values = (length: number) => ({
      arrayValue: { values: Array.from({ length }, (_, i) => ({ integerValue: String(i) })) },
    })
    const fieldFilter = (op: string, value: object, fieldPath = 'n') => ({
      where: { fieldFilter: { field: { fieldPath }, op, value } },
    })

    it.each<[string, object]>([
      ['an unknown operator', fieldFilter('LIKE', one)],
      ['an unknown field', { surprise: 1 }],
      ['IN without a list', fieldFilter('IN', one)],
      ['IN with an empty list', fieldFilter('IN', values(0))],
      ['IN with 31 values', fieldFilter('IN', values(31))],
      ['a negative limit', { limit: -1 }],
      ['a negative offset', { offset: -1 }],
      [
        'more cursor values than orders',
        { orderBy: [{ field }], startAt: { values: [one, one, one] } },
      ],
      ['a name compared with a number', fieldFilter('EQUAL', one, '__name__')],
      ['an invalid field path', { orderBy: [{ field: { fieldPath: 'a..b' } }] }],
      ['a field path of 1501 bytes', { orderBy: [{ field: { fieldPath: 'a'.repeat(1501) } }] }],
    ])('is rejected: %s', async (_, structuredQuery) => {
      expect((await ask(structuredQuery)).status).toBe(400)
      expect((await ask(fieldFilter('IN', values(30)))).status).toBe(200)
    })
  })

  it('batchGet returns a document once if the document is requested twice', async () => {
    await put({ a: {} })
    const documents = ['a', 'a', 'b', 'b'].map((id) => `${project.root}/things/${id}`)
    const { body } = await project.post(':batchGet', { documents })
    expect(body).toHaveLength(2)
  })

  describe.runIf(backend.name === 'local')('unsupported requests', () => {
    it.each([
      ['GET', '/things/a'],
      ['PATCH', '/things/a'],
      ['DELETE', '/things/a'],
      ['GET', '/things'],
      ['POST', ':executePipeline'],
      ['POST', ':listen'],
    ])('are rejected with a clear error: %s %s', async (method, path) => {
      const headers = { authorization: 'Bearer owner' }
      const answer = await project.fetch(`/v1/${project.root}${path}`, { method, headers })
      expect(answer).toMatchObject({
        status: 501,
        body: { error: { message: expect.stringContaining('not supported') as string } },
      })
    })

    it('include sums, OR and NOT filters, and all cursors except startAfter', async () => {
      await expect(getAggregate(things, { n: sum('n') })).rejects.toThrow('not supported')
      const either = or(where('n', '==', 1), where('m', '==', 1))
      await expect(getDocs(query(things, either))).rejects.toThrow()
      await expect(find(where('n', 'not-in', [1]))).rejects.toThrow()
      await expect(find(where('n', '!=', 1))).rejects.toThrow()
      await expect(find(orderBy('n'), startAt(1))).rejects.toThrow()
      await expect(find(orderBy('n'), endAt(1))).rejects.toThrow()
    })
  })
})
