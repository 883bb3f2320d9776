import { doc, getDoc, setDoc } from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'
import { backends, setupProject } from './support/backends'
import { denied } from './support/rules-answers'

/** Rules whose results show which requests are evaluated. Other suites test the rules language. */
const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{id} { allow read, write: if true; }
    match /get-only/{id} { allow get: if true; }
    match /create-only/{id} { allow create: if true; }
    match /update-only/{id} { allow update: if true; }
    match /delete-only/{id} { allow delete: if true; }
    match /delete-marked/{id} { allow delete: if resource.data.marked == true; }
    match /grows/{id} { allow update: if request.resource.data.n == resource.data.n + 1; }
  }
}`

describe.each(backends)('access rules ($name)', (backend) => {
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

  async function status(verb: string, body: object): Promise<number> {
    const answer = await project.fetch(`/v1/${project.root}:${verb}`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
    return answer.status
  }
  const commit = (...writes: object[]) => status('commit', { writes })

  describe('for reads', () => {
    it('apply to a missing document', async () => {
      expect((await getDoc(at('get-only/none'))).exists()).toBe(false)
      await expect(getDoc(at('closed/none'))).rejects.toEqual(denied)
    })

    it('deny a read of several documents if they deny one of the reads', async () => {
      const documents = [name('open/a'), name('closed/a')]
      expect(await status('batchGet', { documents })).toBe(403)
      expect(await status('batchGet', { documents: documents.slice(0, 1) })).toBe(200)
    })
  })

  describe('for writes', () => {
    beforeEach(async () => {
      await put('update-only/old', { n: 1 })
      await put('create-only/old', { n: 1 })
    })

    it('treat a write as a create or an update according to its precondition', async () => {
      expect(await commit(update('update-only/new', 1, { exists: true }))).toBe(404)
      expect(await commit(update('create-only/new', 1, { exists: true }))).toBe(403)
      expect(await commit(update('create-only/old', 1, { exists: false }))).toBe(409)
      expect(await commit(update('update-only/old', 1, { exists: false }))).toBe(403)
    })

    it('apply before preconditions, so that no error reveals whether a document exists', async () => {
      await put('closed/a', {})
      for (const exists of [true, false]) {
        expect(await commit(update('closed/a', 1, { exists }))).toBe(403)
        expect(await commit({ delete: name('closed/a'), currentDocument: { exists } })).toBe(403)
      }
      const updateTime = '2020-01-01T00:00:00Z'
      expect(await commit(update('closed/a', 1, { updateTime }))).toBe(403)
      expect(await commit(update('update-only/old', 1, { updateTime }))).toBe(400)
    })

    it('allow the operation “verify” only to users who may get the document', async () => {
      const verify = (path: string, exists: boolean) =>
        commit({ verify: name(path), currentDocument: { exists } })
      expect(await verify('get-only/a', false)).toBe(200)
      expect(await verify('update-only/old', true)).toBe(403)
      expect(await verify('closed/a', false)).toBe(403)
    })

    it('apply to deleting a missing document', async () => {
      await put('delete-marked/a', { marked: true })
      const remove = (path: string) => commit({ delete: name(path) })
      expect(await remove('delete-only/none')).toBe(200)
      expect(await remove('delete-marked/none')).toBe(403)
      expect(await remove('delete-marked/a')).toBe(200)
    })
  })

  it('evaluate each write of a batch against the state before the batch', async () => {
    expect(await commit(update('create-only/a', 5), update('create-only/a', 6))).toBe(200)
    await put('grows/a', { n: 1 })
    expect(await commit(update('grows/a', 2), update('grows/a', 3))).toBe(403)
  })

  it('do not allow users to send administrator requests', async () => {
    expect(await status('batchWrite', { writes: [update('open/a', 1)] })).toBe(403)
  })
})
