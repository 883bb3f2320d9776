import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'
import { backends, setupProject } from './support/backends'

/** How requests are put to the rules; what rules themselves mean is tested elsewhere. */
const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function written() { return request.resource.data; }

    match /open/{id} { allow read, write: if true; }
    match /get-only/{id} { allow get: if true; }
    match /create-only/{id} { allow create: if true; }
    match /update-only/{id} { allow update: if true; }
    match /delete-only/{id} { allow delete: if true; }
    match /delete-marked/{id} { allow delete: if resource.data.marked == true; }
    match /kept/{id} { allow update: if written().owner == resource.data.owner; }
    match /grows/{id} { allow update: if written().n == resource.data.n + 1; }
    match /stamped/{id} { allow create: if written().at == request.time; }
    match /listed/{id} { allow list: if resource.data.public == true; }
    match /few/{id} { allow list: if request.query.limit <= 10; }
    match /own/{id} { allow read: if request.auth.uid == id && request.auth.token.role == 'admin'; }
    match /pairs/{id} {
      allow create: if getAfter(/databases/$(database)/documents/partners/$(id)).data.n == written().n;
    }
    match /partners/{id} {
      allow create: if existsAfter(/databases/$(database)/documents/pairs/$(id))
        && !exists(/databases/$(database)/documents/pairs/$(id));
    }
    match /{path=**}/comments/{id} { allow read: if true; }
  }
}`

const denied = expect.objectContaining({ code: 'permission-denied' }) as Error

describe.each(backends)('the rules of $name', (backend) => {
  const project = setupProject(backend, RULES)
  const visitor = project.asVisitor()
  const owner = project.asOwner()
  const at = (path: string) => doc(visitor, path)
  const put = (path: string, data: object) => setDoc(doc(owner, path), data)
  const name = (path: string) => `${project.root}/${path}`
  const update = (path: string, n: number, currentDocument?: object) => ({
    update: { name: name(path), fields: { n: { integerValue: String(n) } } },
    ...(currentDocument && { currentDocument }),
  })

  /** The status of a request of someone who is not signed in. */
  async function status(verb: string, body: object): Promise<number> {
    const answer = await project.fetch(`/v1/${project.root}:${verb}`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
    return answer.status
  }
  const commit = (...writes: object[]) => status('commit', { writes })

  describe('on reading', () => {
    it('do not stop the administrator', async () => {
      await put('closed/a', { n: 1 })
      expect((await getDoc(doc(owner, 'closed/a'))).data()).toEqual({ n: 1 })
    })

    it('deny what no clause opens', async () => {
      await put('closed/a', {})
      await expect(getDoc(at('closed/a'))).rejects.toEqual(denied)
      await expect(getDocs(collection(visitor, 'closed'))).rejects.toEqual(denied)
    })

    it('decide on a document that does not exist too', async () => {
      expect((await getDoc(at('get-only/none'))).exists()).toBe(false)
      await expect(getDoc(at('closed/none'))).rejects.toEqual(denied)
    })

    it('deny all of several documents of which they deny one', async () => {
      const documents = [name('open/a'), name('closed/a')]
      expect(await status('batchGet', { documents })).toBe(403)
      expect(await status('batchGet', { documents: documents.slice(0, 1) })).toBe(200)
    })

    it('keep getting and listing apart', async () => {
      expect((await getDoc(at('get-only/a'))).exists()).toBe(false)
      await expect(getDocs(collection(visitor, 'get-only'))).rejects.toEqual(denied)
    })

    it('see who is signed in, with custom claims', async () => {
      await put('own/u1', { n: 1 })
      const as = (uid: string, role: string) => getDoc(doc(project.asUser(uid, { role }), 'own/u1'))
      expect((await as('u1', 'admin')).data()).toEqual({ n: 1 })
      await expect(as('u2', 'admin')).rejects.toEqual(denied)
      await expect(as('u1', 'editor')).rejects.toEqual(denied)
      await expect(getDoc(at('own/u1'))).rejects.toEqual(denied)
    })
  })

  describe('on queries', () => {
    it('do not filter: what could be found must be allowed', async () => {
      await put('listed/a', { public: true })
      const listed = collection(visitor, 'listed')
      await expect(getDocs(listed)).rejects.toEqual(denied)
      expect((await getDocs(query(listed, where('public', '==', true)))).size).toBe(1)
      await expect(getDocs(query(listed, where('public', '==', false)))).rejects.toEqual(denied)
    })

    it('deny also where nothing would be found', async () => {
      await expect(getDocs(collection(visitor, 'closed'))).rejects.toEqual(denied)
    })

    it('see the limit', async () => {
      const few = collection(visitor, 'few')
      expect((await getDocs(query(few, limit(10)))).empty).toBe(true)
      await expect(getDocs(query(few, limit(11)))).rejects.toEqual(denied)
      await expect(getDocs(few)).rejects.toEqual(denied)
    })

    it('decide on aggregations as on the query itself', async () => {
      const count = (collectionId: string) =>
        status('runAggregationQuery', {
          structuredAggregationQuery: {
            structuredQuery: { from: [{ collectionId }] },
            aggregations: [{ alias: 'n', count: {} }],
          },
        })
      expect([await count('open'), await count('closed')]).toEqual([200, 403])
    })

    it('open a collection group with a wildcard above it', async () => {
      const from = (collectionId: string) => ({ from: [{ collectionId, allDescendants: true }] })
      expect(await status('runQuery', { structuredQuery: from('comments') })).toBe(200)
      expect(await status('runQuery', { structuredQuery: from('open') })).toBe(403)
    })
  })

  describe('on writing', () => {
    beforeEach(async () => {
      await put('update-only/old', { n: 1 })
      await put('create-only/old', { n: 1 })
    })

    it('take a write for a create or an update by whether the document exists', async () => {
      expect(await commit(update('create-only/new', 1))).toBe(200)
      expect(await commit(update('create-only/old', 2))).toBe(403)
      expect(await commit(update('update-only/old', 2))).toBe(200)
      expect(await commit(update('update-only/new', 1))).toBe(403)
    })

    it('take a write for what its precondition says it is', async () => {
      expect(await commit(update('update-only/new', 1, { exists: true }))).toBe(404)
      expect(await commit(update('create-only/new', 1, { exists: true }))).toBe(403)
      expect(await commit(update('create-only/old', 1, { exists: false }))).toBe(409)
      expect(await commit(update('update-only/old', 1, { exists: false }))).toBe(403)
    })

    it('come before preconditions, which would tell what exists', async () => {
      await put('closed/a', {})
      for (const exists of [true, false]) {
        expect(await commit(update('closed/a', 1, { exists }))).toBe(403)
        expect(await commit({ delete: name('closed/a'), currentDocument: { exists } })).toBe(403)
      }
      const updateTime = '2020-01-01T00:00:00Z'
      expect(await commit(update('closed/a', 1, { updateTime }))).toBe(403)
      expect(await commit(update('update-only/old', 1, { updateTime }))).toBe(400)
    })

    it('let verify only who may get the document', async () => {
      const verify = (path: string, exists: boolean) =>
        commit({ verify: name(path), currentDocument: { exists } })
      expect(await verify('get-only/a', false)).toBe(200)
      expect(await verify('update-only/old', true)).toBe(403)
      expect(await verify('closed/a', false)).toBe(403)
    })

    it('see the document as it will be, with what the update leaves alone', async () => {
      await put('kept/a', { owner: 'u1', n: 1 })
      await updateDoc(at('kept/a'), { n: 2 })
      await expect(setDoc(at('kept/a'), { n: 3 })).rejects.toEqual(denied)
      await expect(updateDoc(at('kept/a'), { owner: 'u2' })).rejects.toEqual(denied)
    })

    it('see the document after its transforms', async () => {
      await put('grows/a', { n: 1 })
      const increment = (n: number) => ({
        update: { name: name('grows/a') },
        updateMask: { fieldPaths: [] },
        updateTransforms: [{ fieldPath: 'n', increment: { integerValue: String(n) } }],
      })
      expect(await commit(increment(1))).toBe(200)
      expect(await commit(increment(2))).toBe(403)
    })

    it('take place at the time that the server writes', async () => {
      const stamped = (transform: object) => ({
        update: { name: name('stamped/a'), fields: {} },
        updateTransforms: [{ fieldPath: 'at', ...transform }],
      })
      const other = { increment: { integerValue: '1' } }
      expect(await commit(stamped(other))).toBe(403)
      expect(await commit(stamped({ setToServerValue: 'REQUEST_TIME' }))).toBe(200)
    })

    it('decide on a write that changes nothing', async () => {
      await put('closed/a', { n: 1 })
      expect(await commit(update('closed/a', 1))).toBe(403)
    })

    it('decide on deleting what does not exist', async () => {
      await put('delete-marked/a', { marked: true })
      const remove = (path: string) => commit({ delete: name(path) })
      expect(await remove('delete-only/none')).toBe(200)
      expect(await remove('delete-marked/none')).toBe(403)
      expect(await remove('delete-marked/a')).toBe(200)
    })
  })

  describe('on a batch', () => {
    it('deny all of it when they deny one write', async () => {
      expect(await commit(update('open/a', 1), update('closed/a', 1))).toBe(403)
      expect((await getDoc(at('open/a'))).exists()).toBe(false)
    })

    it('measure each write against what was before the batch', async () => {
      expect(await commit(update('create-only/a', 5), update('create-only/a', 6))).toBe(200)
      await put('grows/a', { n: 1 })
      expect(await commit(update('grows/a', 2), update('grows/a', 3))).toBe(403)
    })

    it('see what the whole batch leaves behind', async () => {
      const both = (n: number, other: number) => {
        const batch = writeBatch(visitor)
        batch.set(at('pairs/a'), { n })
        batch.set(at('partners/a'), { n: other })
        return batch.commit()
      }
      await expect(setDoc(at('pairs/a'), { n: 1 })).rejects.toEqual(denied)
      await expect(setDoc(at('partners/a'), { n: 1 })).rejects.toEqual(denied)
      await expect(both(1, 2)).rejects.toEqual(denied)
      await both(1, 1)
      expect((await getDoc(doc(owner, 'pairs/a'))).data()).toEqual({ n: 1 })
    })
  })

  it('leave what is for administrators to them', async () => {
    expect(await status('batchWrite', { writes: [update('open/a', 1)] })).toBe(403)
  })
})
