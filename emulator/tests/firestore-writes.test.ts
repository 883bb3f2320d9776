import {
  addDoc,
  arrayRemove,
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
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'
import { backends, setupProject } from './support/backends'

describe.each(backends)('writes of $name', (backend) => {
  const project = setupProject(backend)
  const db = project.asOwner()
  const thing = doc(db, 'things/a')
  const name = (path: string) => `${project.root}/${path}`
  const data = async () => (await getDoc(thing)).data()
  const commit = (...writes: object[]) => project.post(':commit', { writes })
  const put = (fields: object, path = 'things/a') =>
    commit({ update: { name: name(path), fields } })

  /** How the server keeps the document, type by type. */
  async function stored(path = 'things/a'): Promise<unknown> {
    const { body } = await project.post(':batchGet', { documents: [name(path)] })
    return (body as { found?: { fields?: unknown } }[])[0]?.found?.fields
  }

  describe('setDoc', () => {
    it('replaces the whole document', async () => {
      await setDoc(thing, { a: 1, b: { c: 1 } })
      await setDoc(thing, { b: { d: 2 } })
      expect(await data()).toEqual({ b: { d: 2 } })
    })

    it('makes a document without fields', async () => {
      await setDoc(thing, {})
      expect(await data()).toEqual({})
    })

    it('with merge keeps the other fields, inside maps too', async () => {
      await setDoc(thing, { a: 1, b: { c: 1, d: [1, 2] } })
      await setDoc(thing, { b: { d: [3], e: null } }, { merge: true })
      expect(await data()).toEqual({ a: 1, b: { c: 1, d: [3], e: null } })
    })

    it('with merge replaces a map by an empty one that is named', async () => {
      await setDoc(thing, { a: 1, b: { c: 1 } })
      await setDoc(thing, { b: {} }, { merge: true })
      expect(await data()).toEqual({ a: 1, b: {} })
    })

    it('with merge makes what is missing', async () => {
      await setDoc(thing, { a: { b: { c: 1 } } }, { merge: true })
      expect(await data()).toEqual({ a: { b: { c: 1 } } })
    })

    it('with mergeFields writes only these', async () => {
      await setDoc(thing, { a: 1, b: { c: 1, d: 1 } })
      await setDoc(thing, { a: 2, b: { c: 2, d: 2 } }, { mergeFields: ['b.c'] })
      expect(await data()).toEqual({ a: 1, b: { c: 2, d: 1 } })
    })
  })

  describe('addDoc', () => {
    it('makes a document under an id of its own', async () => {
      const added = await addDoc(collection(db, 'things'), { a: 1 })
      expect(added.id).toMatch(/^[A-Za-z0-9]{20}$/)
      expect((await getDoc(added)).data()).toEqual({ a: 1 })
    })
  })

  describe('updateDoc', () => {
    it('changes what it names and nothing else', async () => {
      await setDoc(thing, { a: 1, b: { c: 1, d: 1 }, e: [1] })
      await updateDoc(thing, { a: 2, 'b.c': 2 })
      expect(await data()).toEqual({ a: 2, b: { c: 2, d: 1 }, e: [1] })
    })

    it('replaces a map that it names as a whole', async () => {
      await setDoc(thing, { b: { c: 1, d: 1 } })
      await updateDoc(thing, { b: { c: 2 } })
      expect(await data()).toEqual({ b: { c: 2 } })
    })

    it('puts a map where a path leads through something else', async () => {
      await setDoc(thing, { a: 1, n: null })
      await updateDoc(thing, { 'a.b.c': 1, 'n.x': 2 })
      expect(await data()).toEqual({ a: { b: { c: 1 } }, n: { x: 2 } })
    })

    it('removes fields, and leaves the map around them', async () => {
      await setDoc(thing, { a: 1, b: { c: 1 } })
      await updateDoc(thing, { a: deleteField(), 'b.c': deleteField(), missing: deleteField() })
      expect(await data()).toEqual({ b: {} })
    })

    it('removes nothing and makes no map below what is missing', async () => {
      await setDoc(thing, { a: 1 })
      await updateDoc(thing, { 'x.y': deleteField(), 'a.b': deleteField() })
      expect(await data()).toEqual({ a: 1 })
    })

    it.each([
      ['a.b'],
      ['we-ird`k'],
      ['back\\slash'],
      ['spasi dan é'],
      ['1'],
      ['constructor'],
      ['toString'],
      ['hasOwnProperty'],
    ])('takes the field name %j', async (field) => {
      await setDoc(thing, { other: 1 })
      await updateDoc(thing, new FieldPath(field, 'in'), 1)
      await updateDoc(thing, new FieldPath(field, field), 2)
      expect(await data()).toEqual({ other: 1, [field]: { in: 1, [field]: 2 } })
    })

    it('of a missing document fails and makes none', async () => {
      await expect(updateDoc(thing, { a: 1 })).rejects.toMatchObject({ code: 'not-found' })
      expect((await getDoc(thing)).exists()).toBe(false)
    })
  })

  describe('deleteDoc', () => {
    it('removes the document', async () => {
      await setDoc(thing, { a: 1 })
      await deleteDoc(thing)
      expect((await getDoc(thing)).exists()).toBe(false)
    })

    it('of what is missing does nothing', async () => {
      await deleteDoc(thing)
      expect((await getDoc(thing)).exists()).toBe(false)
    })

    it('leaves the documents below', async () => {
      const below = doc(thing, 'parts/p')
      await setDoc(thing, { a: 1 })
      await setDoc(below, { b: 1 })
      await deleteDoc(thing)
      expect((await getDoc(below)).data()).toEqual({ b: 1 })
    })
  })

  describe('serverTimestamp', () => {
    it('is one time, in milliseconds, for the whole write', async () => {
      const before = Date.now() - 2000
      await setDoc(thing, { at: serverTimestamp(), map: { at: serverTimestamp() }, a: 1 })
      const { at, map, a } = (await data()) as {
        at: Timestamp
        map: { at: Timestamp }
        a: number
      }
      expect(a).toBe(1)
      expect(at.isEqual(map.at)).toBe(true)
      expect(at.nanoseconds % 1_000_000).toBe(0)
      expect(at.toMillis()).toBeGreaterThan(before)
      expect(at.toMillis()).toBeLessThan(Date.now() + 2000)
    })

    it('alone updates a document', async () => {
      await setDoc(thing, { a: 1 })
      await updateDoc(thing, { at: serverTimestamp() })
      expect(await data()).toEqual({ a: 1, at: expect.any(Timestamp) as Timestamp })
    })
  })

  describe('increments', () => {
    it('add to a number, begin with none, and take the place of anything else', async () => {
      await setDoc(thing, { there: 2, text: 'a', deep: { n: -1 } })
      await updateDoc(thing, {
        there: increment(3),
        missing: increment(1),
        text: increment(4),
        'deep.n': increment(-2),
      })
      expect(await data()).toEqual({ there: 5, missing: 1, text: 4, deep: { n: -3 } })
    })

    it('of which many come at once all count, also of a document that is not there', async () => {
      const add = () => setDoc(thing, { n: increment(1) }, { merge: true })
      await Promise.all([add(), add(), add()])
      expect(await data()).toEqual({ n: 3 })
    })
  })

  it.skipIf(backend.name === 'google').each([
    ['increment by a half', increment(0.5)],
    ['arrayUnion', arrayUnion(1)],
    ['arrayRemove', arrayRemove(1)],
  ])('%s is not supported, and said to be so', async (_, value) => {
    await expect(setDoc(thing, { value })).rejects.toThrow('not supported')
  })

  describe('preconditions', () => {
    const write = (currentDocument: object) =>
      commit({ update: { name: name('things/a'), fields: {} }, currentDocument })

    it.each([
      ['exists: false', { exists: false }, 409, 'ALREADY_EXISTS'],
      ['another updateTime', { updateTime: '2020-01-01T00:00:00Z' }, 400, 'FAILED_PRECONDITION'],
    ])('%s fails on a document that is there', async (_, precondition, code, status) => {
      await setDoc(thing, { a: 1 })
      expect(await write(precondition)).toMatchObject({
        status: code,
        body: { error: { code, status } },
      })
      expect(await data()).toEqual({ a: 1 })
    })

    it('exists: true fails on a document that is missing', async () => {
      expect(await write({ exists: true })).toMatchObject({
        status: 404,
        body: { error: { code: 404, status: 'NOT_FOUND' } },
      })
    })

    it('hold for deletions', async () => {
      const gone = { delete: name('things/a'), currentDocument: { exists: true } }
      expect((await commit(gone)).status).toBe(404)
      await setDoc(thing, { a: 1 })
      expect((await commit(gone)).status).toBe(200)
    })

    it('can be verified without writing', async () => {
      const verify = (exists: boolean) => ({
        verify: name('things/a'),
        currentDocument: { exists },
      })
      expect((await commit(verify(false))).status).toBe(200)
      expect((await commit(verify(true))).status).not.toBe(200)
      await setDoc(thing, { a: 1 })
      expect((await commit(verify(true))).status).toBe(200)
    })
  })

  describe('a name that is refused', () => {
    it.each([
      ['a collection', 'things'],
      ['an empty id', 'things//parts/a'],
      ['one dot', 'things/.'],
      ['two dots', 'things/..'],
      ['reserved', 'things/__a__'],
      ['reserved collection', '__things__/a'],
      ['longer than 1500 bytes', `things/${'é'.repeat(751)}`],
    ])('%s', async (_, path) => {
      expect(await put({}, path)).toMatchObject({
        status: 400,
        body: { error: { status: 'INVALID_ARGUMENT' } },
      })
    })

    it.skipIf(backend.name === 'google')('of another project', async () => {
      const elsewhere = 'projects/demo-elsewhere/databases/(default)/documents/things/a'
      expect((await commit({ update: { name: elsewhere, fields: {} } })).status).toBe(400)
    })

    it.each([['__a__'], ['']])('the field %j', async (field) => {
      expect((await put({ [field]: { nullValue: null } })).status).toBe(400)
      const inMap = { mapValue: { fields: { [field]: { nullValue: null } } } }
      expect((await put({ m: inMap })).status).toBe(400)
    })

    it('__proto__, which leaves JavaScript as it was', async () => {
      const fields = JSON.parse('{"__proto__":{"mapValue":{"fields":{}}}}') as object
      expect((await put(fields)).status).toBe(400)
    })
  })

  describe('a name that is taken', () => {
    it.each([['spasi dan é'], ['a:b'], ['a%2Fb'], ['...'], ['__proto'], ['constructor'], ['😀']])(
      '%j',
      async (id) => {
        const reference = doc(collection(db, 'things'), id)
        await setDoc(reference, { a: 1 })
        expect((await getDoc(reference)).data()).toEqual({ a: 1 })
      },
    )
  })

  describe('a document', () => {
    it('has at most 1 MiB', async () => {
      const text = (length: number) => ({ t: { stringValue: 'x'.repeat(length) } })
      expect((await put(text(1024 * 1024))).status).toBe(400)
      expect((await put(text(1_000_000))).status).toBe(200)
    })

    it('has at most 20 levels', async () => {
      const nested = (levels: number): object =>
        levels === 0 ? { nullValue: null } : { mapValue: { fields: { in: nested(levels - 1) } } }
      expect((await put({ a: nested(19) })).status).toBe(200)
      expect((await put({ a: nested(21) })).status).toBe(400)
    })
  })

  describe('thousands', () => {
    const many = Array.from({ length: 8_000 }, (_, i) => i)

    it('of fields are written one by one', async () => {
      const fields = Object.fromEntries(many.map((n) => [`f${n}`, { nullValue: null }]))
      const { status } = await commit({
        update: { name: name('things/a'), fields },
        updateMask: { fieldPaths: Object.keys(fields) },
      })
      expect([status, await stored()]).toEqual([200, fields])
    })
  })

  describe('batchWrite', () => {
    it('refuses to write one document twice', async () => {
      const update = { update: { name: name('things/a'), fields: {} } }
      expect((await project.post(':batchWrite', { writes: [update, update] })).status).toBe(400)
    })
  })

  describe('a request', () => {
    const send = (body: string, verb = ':commit') =>
      project.fetch(`/v1/${project.root}${verb}`, {
        method: 'POST',
        body,
        headers: { authorization: 'Bearer owner' },
      })

    it.each([
      ['an unknown field', { writes: [], surprise: 1 }],
      ['a write without a document', { writes: [{ update: { fields: {} } }] }],
      ['a write that does nothing', { writes: [{}] }],
      [
        'an unknown kind of value',
        { writes: [{ update: { name: 'x', fields: { a: { b: 1 } } } }] },
      ],
    ])('with %s is refused', async (_, body) => {
      expect((await send(JSON.stringify(body))).status).toBe(400)
    })
  })
})
