import {
  Bytes,
  collection,
  doc,
  type DocumentReference,
  GeoPoint,
  getDoc,
  getDocs,
  orderBy,
  query,
  setDoc,
  Timestamp,
  where,
  type WhereFilterOp,
} from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'
import { backends, setupProject } from './support/backends'

type Value = Record<string, unknown>

const integer = (n: bigint | number): Value => ({ integerValue: String(n) })
const double = (n: number | string): Value => ({ doubleValue: n })
const text = (stringValue: string): Value => ({ stringValue })
const timestamp = (timestampValue: string): Value => ({ timestampValue })
const bytes = (...octets: number[]): Value => ({
  bytesValue: Buffer.from(octets).toString('base64'),
})
const point = (latitude: number, longitude: number): Value => ({
  geoPointValue: { latitude, longitude },
})
const list = (...values: Value[]): Value => ({ arrayValue: { values } })
const map = (fields: Record<string, Value>): Value => ({ mapValue: { fields } })

const HALF_PAIRS: [string, Value][] = [
  ['text with the first half of a surrogate pair', text('Kabar \ud83d')],
  ['a field name with half a surrogate pair', map({ 'k\ud83d': integer(1) })],
]

describe.each(backends)('values ($name)', (backend) => {
  const project = setupProject(backend)
  const db = project.asOwner()
  const things = collection(db, 'things')
  const name = (path: string) => `${project.root}/${path}`
  const reference = (path: string): Value => ({ referenceValue: name(path) })

  const put = (documents: Record<string, Value>) =>
    project.post(':commit', {
      writes: Object.entries(documents).map(([id, value]) => ({
        update: { name: name(`things/${id}`), fields: { value } },
      })),
    })

  async function get(id: string): Promise<unknown> {
    const { body } = await project.post(':batchGet', { documents: [name(`things/${id}`)] })
    return (body as { found: { fields: { value: unknown } } }[])[0]?.found.fields.value
  }

  /** Returns the ids ordered by `value`. The SDK appends `__name__` to the order. */
  async function sorted(direction: 'asc' | 'desc' = 'asc'): Promise<string[]> {
    const { docs } = await getDocs(query(things, orderBy('value', direction)))
    return docs.map(({ id }) => id)
  }

  async function found(op: string, value: Value): Promise<string[]> {
    const { status, body } = await project.post(':runQuery', {
      structuredQuery: {
        from: [{ collectionId: 'things' }],
        where: { fieldFilter: { field: { fieldPath: 'value' }, op, value } },
      },
    })
    if (status !== 200) throw new Error(JSON.stringify(body))
    return (body as { document?: { name: string } }[]).flatMap(({ document }) =>
      document ? [document.name.slice(name('things/').length)] : [],
    )
  }

  describe('storing', () => {
    it('returns the values that the SDK has written', async () => {
      const content = {
        nothing: null,
        yes: true,
        integer: 7,
        negative: -7,
        double: 0.1,
        large: 2 ** 60,
        text: 'Desa — Jalan Merdeka №1 😀\n\0',
        time: new Timestamp(1_700_000_000, 123_456_000),
        bytes: Bytes.fromUint8Array(new Uint8Array([0, 255, 127, 128])),
        reference: doc(db, 'people/sari'),
        place: new GeoPoint(-7.5, 110.25),
        list: [1, 'a', { b: [2] }, null],
        map: { deep: { deeper: { deepest: true } }, 'odd.name': 1 },
        emptyList: [],
        emptyMap: {},
      }
      await setDoc(doc(things, 'a'), content)
      const read = (await getDoc(doc(things, 'a'))).data()
      expect((read?.['reference'] as DocumentReference).path).toBe('people/sari')
      expect({ ...read, reference: null }).toEqual({ ...content, reference: null })
    })

    it.each([
      ['the largest integer', integer(2n ** 63n - 1n)],
      ['the smallest integer', integer(-(2n ** 63n))],
      ['a double without a fraction', double(3)],
      ['infinity', double('-Infinity')],
      ['not a number', double('NaN')],
      ['a double beyond integers', double(1e300)],
      ['empty bytes', bytes()],
      ['the earliest timestamp', timestamp('0001-01-01T00:00:00.000001Z')],
      ['the latest timestamp', timestamp('9999-12-31T23:59:59.999999Z')],
    ])('stores %s without changes', async (_, value) => {
      await put({ a: value })
      expect(await get('a')).toEqual(value)
    })
  })

  describe('normalization', () => {
    it('truncates nanoseconds and converts time zones to UTC', async () => {
      await put({ a: timestamp('2026-01-02T03:04:05.123456789+07:00') })
      expect(await get('a')).toEqual(timestamp('2026-01-01T20:04:05.123456Z'))
    })

    it('accepts integers as JSON numbers, bytes in base64url, and NULL_VALUE as null', async () => {
      const fields = {
        a: { integerValue: 7 },
        b: { bytesValue: '-_-_' },
        c: { nullValue: 'NULL_VALUE' },
      }
      await put({ a: map(fields) })
      expect(await get('a')).toEqual(
        map({ a: integer(7), b: { bytesValue: '+/+/' }, c: { nullValue: null } }),
      )
    })
  })

  it.each<[string, Value]>([
    ['an integer beyond 64 bits', integer(2n ** 63n)],
    ['a fraction as integer', { integerValue: '1.5' }],
    ['text as timestamp', timestamp('yesterday')],
    ['a map as text', { stringValue: {} }],
    ['an incomplete reference', { referenceValue: 'people/sari' }],
    ['a latitude beyond the pole', point(90.5, 0)],
    ['an array in an array', list(list(integer(1)))],
    ['a value of unknown type', { colourValue: 'red' }],
    ['a value of two types', { stringValue: 'a', integerValue: '1' }],
    // Google's emulator turns it into a question mark, see README.md.
    ...(backend.name === 'local' ? HALF_PAIRS : []),
  ])('rejects %s', async (_, value) => {
    expect((await put({ a: value })).status).toBe(400)
  })

  describe('sorting', () => {
    it('compares types, then values', async () => {
      const ascending: Value[] = [
        [{ nullValue: null }, { booleanValue: false }, { booleanValue: true }],
        [double('NaN'), double('-Infinity'), integer(-(2n ** 63n)), integer(-1), integer(0)],
        [double(0.5), integer(1), double(1.5), integer(2), integer(2n ** 63n - 1n)],
        [double('Infinity'), timestamp('1969-12-31T23:59:59.999999Z')],
        [timestamp('1970-01-01T00:00:00Z'), timestamp('1970-01-01T00:00:00.000001Z')],
        ['', 'A', 'AB', 'Z', 'a', 'é', '\ufffd', '😀'].map(text),
        [bytes(), bytes(0), bytes(0, 1), bytes(127), bytes(128)],
        ['a/a', 'a/a/b/a', 'a/b', 'a-/a', 'b/a'].map(reference),
        [point(-90, 0), point(0, -180), point(0, 180), point(90, 0)],
        [list(), list({ nullValue: null }), list(integer(1)), list(integer(1), integer(2))],
        [list(integer(2)), list(text('a')), map({}), map({ a: integer(1) })],
        [map({ a: integer(1), b: integer(1) }), map({ a: integer(2) })],
        [map({ aa: integer(1) }), map({ b: integer(0) })],
      ].flat()
      const id = (i: number) => String(i).padStart(2, '0')
      const ids = ascending.map((_, i) => id(i))
      // Inserted in reverse with reversed ids, so that neither ids nor insertion order cause the result.
      const reversedId = (i: number) => `${String(99 - i)}-${id(i)}`
      await put(Object.fromEntries(ascending.map((value, i) => [reversedId(i), value])))
      expect((await sorted()).map((name) => name.slice(3))).toEqual(ids)
      expect((await sorted('desc')).map((name) => name.slice(3))).toEqual(ids.toReversed())
    })

    it('compares integers and doubles exactly', async () => {
      const near = 2n ** 53n
      await put({
        c: integer(near + 1n),
        b: double(Number(near)),
        a: integer(near - 1n),
        d: double(Number(near + 2n)),
        e: integer(2n ** 63n - 1n),
        f: double(2 ** 63),
      })
      expect(await sorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
    })
  })

  it('integers equal doubles, equal times may differ in time zone, and equal maps in key order', async () => {
    const equal = (value: Value) => found('EQUAL', value)
    await put({
      one: double(1),
      zero: integer(0),
      time: timestamp('2026-01-01T00:00:00Z'),
      map: map({ b: double(2), a: integer(1) }),
      list: list(double(1)),
      large: integer(2n ** 53n + 1n),
      text: text('1'),
    })
    expect(await equal(integer(1))).toEqual(['one'])
    expect(await equal(double('-0'))).toEqual(['zero'])
    expect(await equal(timestamp('2026-01-01T07:00:00+07:00'))).toEqual(['time'])
    expect(await equal(map({ a: integer(1), b: integer(2) }))).toEqual(['map'])
    expect(await equal(list(integer(1)))).toEqual(['list'])
    expect(await equal(integer(2n ** 53n))).toEqual([])
    expect(await found('IN', list(integer(2n ** 53n + 1n), integer(1)))).toEqual(['large', 'one'])
  })

  describe('a range filter', () => {
    const ask = async (op: WhereFilterOp, value: unknown) => {
      const { docs } = await getDocs(query(things, where('value', op, value)))
      return docs.map(({ id }) => id)
    }

    it('matches only values of the same type as the bound', async () => {
      await put({
        null: { nullValue: null },
        no: { booleanValue: false },
        nan: double('NaN'),
        zero: integer(0),
        ten: double(10),
        text: text('a'),
        list: list(integer(1)),
        map: map({}),
      })
      expect(await ask('<', 5)).toEqual(['zero'])
      expect(await ask('>=', 0)).toEqual(['zero', 'ten'])
      expect(await ask('>', 'A')).toEqual(['text'])
      expect(await ask('<=', true)).toEqual(['no'])
      expect(await ask('>=', [])).toEqual(['list'])
      expect(await ask('<', { a: 1 })).toEqual(['map'])
    })
  })
})
