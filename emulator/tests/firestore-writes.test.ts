import {
  arrayUnion,
  collection,
  deleteDoc,
  deleteField,
  doc,
  FieldPath,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  type Timestamp,
  updateDoc,
} from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'
import { backends, setupProject } from './support/backends'

describe.each(backends)('writes ($name)', (backend) => {
  const project = setupProject(backend)
  const db = project.asOwner()
  const thing = doc(db, 'things/a')
  const name = (path: string) => `${project.root}/${path}`
  const data = async () => (await getDoc(thing)).data()
  const commit = (...writes: object[]) => project.post(':commit', { writes })
  const put = (fields: object, path = 'things/a') =>
    commit({ update: { name: name(path), fields } })

  const update = (fields: Record<string, unknown>) => () => updateDoc(thing, fields)
  const gone = deleteField()

  it.each([
    ['setDoc replaces the whole document', () => setDoc(thing, { b: { d: 2 } }), { b: { d: 2 } }],
    [
      'setDoc with merge preserves other fields, also inside maps',
      () => setDoc(thing, { b: { d: [3], e: null } }, { merge: true }),
      { a: 1, b: { c: 1, d: [3], e: null }, n: null },
    ],
    [
      'updateDoc changes only the given fields',
      update({ a: 2, 'b.c': 2 }),
      { a: 2, b: { c: 2, d: [1, 2] }, n: null },
    ],
    ['updateDoc replaces a map', update({ b: { c: 2 } }), { a: 1, b: { c: 2 }, n: null }],
    [
      'updateDoc replaces a value on the path that is not a map',
      update({ 'a.b.c': 1, 'n.x': 2 }),
      { a: { b: { c: 1 } }, b: { c: 1, d: [1, 2] }, n: { x: 2 } },
    ],
    [
      'deleteField removes fields, but not the map that contains them',
      update({ a: gone, 'b.c': gone, 'b.d': gone, x: gone }),
      { b: {}, n: null },
    ],
    [
      'increment adds to a number, starts at a missing field and replaces other values',
      update({ a: increment(3), x: increment(1), n: increment(4), 'b.c': increment(-2) }),
      { a: 4, b: { c: -1, d: [1, 2] }, n: 4, x: 1 },
    ],
  ])('%s', async (_, change, expected) => {
    await setDoc(thing, { a: 1, b: { c: 1, d: [1, 2] }, n: null })
    await change()
    expect(await data()).toEqual(expected)
  })

  it.each([['a.b'], ['we-ird`k'], ['back\\slash'], ['constructor']])(
    'updateDoc accepts the field name %j',
    async (field) => {
      await setDoc(thing, { other: 1 })
      await updateDoc(thing, new FieldPath(field, 'in'), 1)
      await updateDoc(thing, new FieldPath(field, field), 2)
      expect(await data()).toEqual({ other: 1, [field]: { in: 1, [field]: 2 } })
    },
  )

  it('updateDoc fails for a missing document and does not create it', async () => {
    await expect(updateDoc(thing, { a: 1 })).rejects.toMatchObject({ code: 'not-found' })
    expect((await getDoc(thing)).exists()).toBe(false)
  })

  it('deleteDoc removes a document, but not the documents in its subcollections', async () => {
    const below = doc(thing, 'parts/p')
    await setDoc(thing, { a: 1 })
    await setDoc(below, { b: 1 })
    await deleteDoc(thing)
    expect((await getDoc(thing)).exists()).toBe(false)
    expect((await getDoc(below)).data()).toEqual({ b: 1 })
  })

  it('serverTimestamp sets one time with millisecond precision for the whole write', async () => {
    const before = Date.now() - 2000
    await setDoc(thing, { at: serverTimestamp(), map: { at: serverTimestamp() }, a: 1 })
    type Stamped = { at: Timestamp; map: { at: Timestamp }; a: number }
    const { at, map, a } = (await data()) as Stamped
    expect(a).toBe(1)
    expect(at.isEqual(map.at)).toBe(true)
    expect(at.nanoseconds % 1_000_000).toBe(0)
    expect(at.toMillis()).toBeGreaterThan(before)
    expect(at.toMillis()).toBeLessThan(Date.now() + 2000)
  })

  it.skipIf(backend.name === 'google').each([
    ['an increment by 0.5', increment(0.5)],
    ['arrayUnion', arrayUnion(1)],
  ])('rejects %s with a clear error', async (_, value) => {
    await expect(setDoc(thing, { value })).rejects.toThrow('not supported')
  })

  describe('preconditions', () => {
    const write = (currentDocument: object) =>
      commit({ update: { name: name('things/a'), fields: {} }, currentDocument })

    it.each([
      ['exists: false', true, { exists: false }, 409, 'ALREADY_EXISTS'],
      ['exists: true', false, { exists: true }, 404, 'NOT_FOUND'],
      [
        'an outdated updateTime',
        true,
        { updateTime: '2020-01-01T00:00:00Z' },
        400,
        'FAILED_PRECONDITION',
      ],
    ])('%s fails (document exists: %s)', async (_, exists, precondition, code, status) => {
      if (exists) await setDoc(thing, { a: 1 })
      const error = { code, status }
      expect(await write(precondition)).toMatchObject({ status: code, body: { error } })
      expect(await data()).toEqual(exists ? { a: 1 } : undefined)
    })

    it.each(['delete', 'verify'])('apply to the operation %s', async (kind) => {
      const attempt = { [kind]: name('things/a'), currentDocument: { exists: true } }
      expect((await commit(attempt)).status).not.toBe(200)
      await setDoc(thing, { a: 1 })
      expect((await commit(attempt)).status).toBe(200)
    })
  })

  describe('writing with an invalid name', () => {
    it.each([
      ['a collection', 'things'],
      ['an empty id', 'things//parts/a'],
      ['two dots', 'things/..'],
      ['a reserved id', 'things/__a__'],
      ['a name longer than 1500 bytes', `things/${'é'.repeat(751)}`],
    ])('fails for %s', async (_, path) => {
      expect(await put({}, path)).toMatchObject({
        status: 400,
        body: { error: { status: 'INVALID_ARGUMENT' } },
      })
    })

    it.skipIf(backend.name === 'google')(
      'fails for the name of a document in another project',
      async () => {
        const elsewhere = 'projects/demo-elsewhere/databases/(default)/documents/things/a'
        expect((await commit({ update: { name: elsewhere, fields: {} } })).status).toBe(400)
      },
    )

    it.each(['__a__', '__proto__', ''])('fails for the field %j', async (field) => {
      expect((await put({ [field]: { nullValue: null } })).status).toBe(400)
      const inMap = { mapValue: { fields: { [field]: { nullValue: null } } } }
      expect((await put({ m: inMap })).status).toBe(400)
    })
  })

  it.each(['spasi é', 'a%2Fb', '...', '__proto', 'constructor', '😀'])(
    'accepts the document id %j',
    async (id) => {
      const reference = doc(collection(db, 'things'), id)
      await setDoc(reference, { a: 1 })
      expect((await getDoc(reference)).data()).toEqual({ a: 1 })
    },
  )

  const text = (length: number) => ({ t: { stringValue: 'x'.repeat(length) } })
  const nested = (levels: number): object =>
    levels === 0 ? { nullValue: null } : { mapValue: { fields: { in: nested(levels - 1) } } }

  it.each([
    ['a size of 1 MiB', text(1_000_000), text(1024 * 1024)],
    ['20 levels of nesting', { a: nested(19) }, { a: nested(21) }],
  ])('writing a document fails above %s', async (_, largest, tooLarge) => {
    expect((await put(largest)).status).toBe(200)
    expect((await put(tooLarge)).status).toBe(400)
  })

  it.each([
    ['an unknown field', { writes: [], surprise: 1 }],
    ['a write without a document', { writes: [{ update: { fields: {} } }] }],
    ['a write without an operation', { writes: [{}] }],
    ['an unknown kind of value', { writes: [{ update: { name: 'x', fields: { a: { b: 1 } } } }] }],
  ])('a request fails with %s', async (_, body) => {
    expect((await project.post(':commit', body)).status).toBe(400)
  })
})
