import { doc, getDoc, runTransaction, setDoc, updateDoc, writeBatch } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'
import { backends, setupProject } from './support/backends'

describe.each(backends)('transactions ($name)', (backend) => {
  const project = setupProject(backend)
  const db = project.asOwner()
  const counter = doc(db, 'counters/a')
  const other = doc(db, 'counters/b')

  const value = async (reference = counter): Promise<unknown> =>
    (await getDoc(reference)).data()?.['n']
  const write = (path: string, n: number) => ({
    update: { name: `${project.root}/${path}`, fields: { n: { integerValue: String(n) } } },
  })
  const commit = (body: object) => project.post(':commit', body)
  const names = (...paths: string[]) => paths.map((path) => `${project.root}/${path}`)

  async function begin(options: object = {}): Promise<string> {
    const { body } = await project.post(':beginTransaction', { options })
    return (body as { transaction: string }).transaction
  }

  it.each([
    ['changes', counter],
    ['only reads', other],
  ])('the SDK retries if a document that it %s has changed', async (_, written) => {
    await setDoc(counter, { n: 1 })
    let attempts = 0
    await runTransaction(db, async (transaction) => {
      const n = (await transaction.get(counter)).get('n') as number
      if (++attempts === 1) await setDoc(counter, { n: 10 })
      transaction.set(written, { n: n + 1 })
    })
    expect([attempts, await value(written)]).toEqual([2, 11])
  })

  it('writes of a batch see its earlier writes, and all fail if one write fails', async () => {
    const data = async () => (await getDoc(counter)).data()
    const failing = writeBatch(db).set(counter, { n: 1 }).update(other, { n: 2 })
    await expect(failing.commit()).rejects.toMatchObject({ code: 'not-found' })
    expect(await data()).toBeUndefined()
    await writeBatch(db).set(counter, { n: 1, m: 1 }).update(counter, { n: 2 }).commit()
    expect(await data()).toEqual({ n: 2, m: 1 })
    await writeBatch(db).delete(counter).set(counter, { m: 2 }).commit()
    expect(await data()).toEqual({ m: 2 })
    const gone = writeBatch(db).delete(counter).update(counter, { n: 2 })
    await expect(gone.commit()).rejects.toThrow()
    expect(await data()).toEqual({ m: 2 })
  })

  describe('on the server', () => {
    it('begin with a read that returns their id, and end with their commit', async () => {
      await setDoc(counter, { n: 0 })
      const read = await project.post(':batchGet', {
        documents: names('counters/a'),
        newTransaction: { readWrite: {} },
      })
      const [{ transaction } = {}] = read.body as { transaction?: string }[]
      expect(transaction).toMatch(/^[A-Za-z0-9+/]+=*$/)
      expect((await commit({ writes: [write('counters/a', 1)], transaction })).status).toBe(200)
      expect(await commit({ writes: [write('counters/a', 2)], transaction })).toMatchObject({
        status: 400,
        body: { error: { status: 'INVALID_ARGUMENT' } },
      })
      expect(await value()).toBe(1)
    })

    it('commit at most one of two transactions that read and write the same document', async () => {
      await setDoc(counter, { n: 0 })
      const transactions = [await begin(), await begin()]
      for (const transaction of transactions)
        await project.post(':batchGet', { documents: names('counters/a'), transaction })
      const answers = await Promise.all(
        transactions.map((transaction, i) =>
          commit({ writes: [write('counters/a', i + 1)], transaction }),
        ),
      )
      const statuses = answers.map(({ status }) => status)
      // On a busy machine, Google's emulator may abort both transactions.
      expect([
        [200, 409],
        [409, 200],
        [409, 409],
      ]).toContainEqual(statuses)
      expect(await value()).toBe(statuses.indexOf(200) + 1)
    })
  })

  it('a write that changes nothing leaves the update time of the document unchanged', async () => {
    const first = await commit({ writes: [write('counters/a', 1)] })
    const { commitTime } = first.body as { commitTime: string }
    expect(await commit({ writes: [write('counters/a', 1)] })).toMatchObject({
      body: { writeResults: [{ updateTime: commitTime }] },
    })
    await updateDoc(counter, { n: 1 })
    const read = await project.post(':batchGet', { documents: names('counters/a') })
    expect(read.body).toMatchObject([{ found: { createTime: commitTime, updateTime: commitTime } }])
  })
})
