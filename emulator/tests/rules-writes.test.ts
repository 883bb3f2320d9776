import {
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  collection,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'
import { backends, setupProject } from './support/backends'
import { denied, expectAllowed, expectDenied } from './support/rules-answers'

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function document(collection, id) { return /databases/$(database)/documents/$(collection)/$(id); }
    function after() { return request.resource.data; }

    match /create/{id} { allow create: if true; }
    match /update/{id} { allow update: if true; }
    match /read/{id} { allow read: if true; }
    match /write/{id} { allow write: if true; }
    match /create-delete/{id} { allow create, delete: if true; }

    match /whole/{id} {
      allow write: if after().keys().hasOnly(['a', 'b']) && after().a == 1 && after().b == 2;
    }
    match /without-b/{id} { allow update: if !('b' in after()) && resource.data.b == 2; }
    match /nested/{id} { allow update: if after().m == {'x': 1, 'y': 9}; }
    match /affected/{id} {
      allow update: if after().diff(resource.data).affectedKeys().hasOnly(['name', 'at']);
    }
    match /null-kept/{id} {
      allow update: if resource.data.get('n', 5) == null && after().get(['m', 'n'], 5) == null;
    }
    match /stamped/{id} { allow write: if after().at == request.time; }
    match /deleted/{id} { allow delete: if request.resource == null && resource.data.n == 1; }

    match /shelf/{id} { allow delete: if existsAfter(document('bin', id)); }
    match /bin/{id} {
      allow create: if !existsAfter(document('shelf', id))
        && after() == get(document('shelf', id)).data;
    }
    match /copy/{id} { allow create: if getAfter(document('copy', after().of)).data.n == after().n; }
    match /first/{id} { allow create: if !exists(document('second', id)) && existsAfter(document('second', id)); }
    match /second/{id} { allow create: if after().seen == getAfter(document('first', id)).data.n; }
    match /itself/{id} { allow write: if getAfter(request.path).data == after(); }
  }
}`

describe.each(backends)('rules for writes ($name)', (backend) => {
  const project = setupProject(backend, RULES)
  const visitor = project.asVisitor()
  const owner = project.asOwner()
  const at = (path: string) => doc(visitor, path)
  const put = (path: string, data: object) => setDoc(doc(owner, path), data)
  const stored = async (path: string) => (await getDoc(doc(owner, path))).data()

  describe('methods', () => {
    const requests = (name: string): Record<string, () => Promise<unknown>> => ({
      get: () => getDoc(at(`${name}/old`)),
      list: () => getDocs(collection(visitor, name)),
      create: () => setDoc(at(`${name}/new`), { n: 1 }),
      update: () => setDoc(at(`${name}/old`), { n: 2 }),
      delete: () => deleteDoc(at(`${name}/old`)),
    })

    it.each([
      ['read', ['get', 'list']],
      ['write', ['create', 'update', 'delete']],
      ['create', ['create']],
      ['update', ['update']],
      ['create-delete', ['create', 'delete']],
    ])('%s allows only %j', async (name, methods) => {
      await put(`${name}/old`, { n: 1 })
      const allowed: string[] = []
      for (const [method, request] of Object.entries(requests(name)))
        await request().then(
          () => allowed.push(method),
          (error: unknown) => {
            expect(error).toEqual(denied)
          },
        )
      expect(allowed).toEqual(methods)
    })
  })

  describe('request.resource', () => {
    it('contains the whole document after a partial update, and only the new fields of a replacement', async () => {
      await put('whole/x', { a: 1 })
      await expectAllowed(updateDoc(at('whole/x'), { b: 2 }))
      await expectDenied(setDoc(at('whole/x'), { b: 2 }))
      await expectDenied(updateDoc(at('whole/x'), { b: 3 }))
      await expectDenied(updateDoc(at('whole/x'), { c: 1 }))
    })

    it('omits fields that the write deletes', async () => {
      await put('without-b/x', { a: 1, b: 2 })
      await expectDenied(updateDoc(at('without-b/x'), { a: 2 }))
      await expectAllowed(updateDoc(at('without-b/x'), { b: deleteField() }))
    })

    it('contains all fields of a map after an update of one field', async () => {
      await put('nested/x', { m: { x: 1, y: 2 } })
      await expectDenied(updateDoc(at('nested/x'), { m: { y: 9 } }))
      await expectAllowed(updateDoc(at('nested/x'), { 'm.y': 9 }))
    })

    it('returns null from get() for a field that is null, instead of the default value', async () => {
      await put('null-kept/x', { n: null })
      await expectAllowed(setDoc(at('null-kept/x'), { n: 1, m: { n: null } }))
      await expectDenied(setDoc(at('null-kept/x'), { n: null, m: { n: null } }))
    })

    it('contains request.time for a server timestamp', async () => {
      await expectAllowed(setDoc(at('stamped/x'), { at: serverTimestamp() }))
      await expectAllowed(updateDoc(at('stamped/x'), { at: serverTimestamp(), n: 1 }))
      await expectDenied(updateDoc(at('stamped/x'), { n: 2 }))
      // A current time could be in the same millisecond as the write.
      await expectDenied(setDoc(at('stamped/y'), { at: new Date(Date.now() - 1_000) }))
    })

    it('equals null for a delete, while `resource` is the deleted document', async () => {
      await put('deleted/x', { n: 1 })
      await expectAllowed(deleteDoc(at('deleted/x')))
      await put('deleted/x', { n: 2 })
      await expectDenied(deleteDoc(at('deleted/x')))
    })
  })

  it('diff returns the fields that a write affects', async () => {
    await put('affected/x', { name: 'a', role: 'r' })
    await expectAllowed(updateDoc(at('affected/x'), { name: 'b', at: serverTimestamp() }))
    await expectAllowed(setDoc(at('affected/x'), { name: 'c', role: 'r' }))
    await expectDenied(updateDoc(at('affected/x'), { name: 'd', role: 's' }))
    await expectDenied(updateDoc(at('affected/x'), { other: 1 }))
    await expectDenied(updateDoc(at('affected/x'), { role: deleteField() }))
  })

  describe('a batch', () => {
    const bin = (id: string, data: object, remove = true) => {
      const batch = writeBatch(visitor)
      batch.set(at(`bin/${id}`), data)
      if (remove) batch.delete(at(`shelf/${id}`))
      return batch.commit()
    }

    it('must create one document and delete another if the rules require both', async () => {
      await put('shelf/x', { n: 1 })
      await expectDenied(deleteDoc(at('shelf/x')))
      await expectDenied(bin('x', { n: 1 }, false))
      await expectDenied(bin('x', { n: 2 }))
      expect(await stored('shelf/x')).toEqual({ n: 1 })
      await expectAllowed(bin('x', { n: 1 }))
      expect(await stored('bin/x')).toEqual({ n: 1 })
      expect(await stored('shelf/x')).toBeUndefined()
    })

    it('makes the result of each write available to the rules of the others, in any order', async () => {
      const pair = (order: 'first' | 'second', seen: number) => {
        const batch = writeBatch(visitor)
        const first = () => batch.set(at('first/x'), { n: 1 })
        if (order === 'first') first()
        batch.set(at('second/x'), { seen })
        if (order === 'second') first()
        return batch.commit()
      }
      await expectDenied(pair('first', 2))
      await expectAllowed(pair('first', 1))
      await project.clear()
      await expectAllowed(pair('second', 1))
    })

    it('returns the written document from getAfter, with masks and transforms applied', async () => {
      await put('itself/x', { a: 1, n: 1 })
      await expectAllowed(updateDoc(at('itself/x'), { n: 2, at: serverTimestamp() }))
    })

    it('fails as a whole if one write is denied', async () => {
      await put('update/x', { n: 1 })
      const batch = writeBatch(visitor)
      batch.set(at('create/a'), { n: 1 })
      batch.update(at('update/x'), { n: 2 })
      batch.delete(at('create/x'))
      await expectDenied(batch.commit())
      expect(await stored('create/a')).toBeUndefined()
      expect(await stored('update/x')).toEqual({ n: 1 })
    })
  })
})
