import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, expect, it } from 'vitest'
import { drain, LEASE_MS } from '../../../functions/src/data/drain'
import { setupServices } from '../services'

/* Guarantees of every outbound queue: staff notices, push messages and replies. */

const { firestore } = setupServices()
const queue = firestore.collection('queue')
const batch = firestore.doc('work/batch')

const NOW = new Date('2026-11-26T03:00:00Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)
const DAY_MS = 86_400_000

const enqueue = (id: string, at = NOW) => queue.doc(id).set({ due: Timestamp.fromDate(at) })

let sent: string[]
beforeEach(async () => {
  sent = []
  for (const name of ['queue', 'work']) await firestore.recursiveDelete(firestore.collection(name))
})

interface Run {
  now?: Date
  text?: string | null
  after?: () => Promise<boolean>
}

const run = ({ now = NOW, text = 'Panen', after = () => Promise.resolve(true) }: Run = {}) =>
  drain(
    {
      batch,
      due: 'due',
      waiting: async (transaction) => (await transaction.get(queue.orderBy('due'))).docs,
      compose: (_, items) => {
        const contents = { text: `${text} ${items.map(({ id }) => id).join(' ')}` }
        return Promise.resolve(text === null ? null : contents)
      },
      send: (message) => {
        sent.push(message.text)
        return after()
      },
    },
    now,
  )

const lose = () => Promise.reject(new Error('The response was lost'))
const isBatchStored = async () => (await batch.get()).exists

it('sends all waiting items once, as one message', async () => {
  await run()
  await enqueue('b', later(1))
  await enqueue('a')
  await run()
  await run()
  expect(sent).toEqual(['Panen a b'])
  expect(await isBatchStored()).toBe(false)
})

it('sends a single message when two runs overlap', async () => {
  await enqueue('a')
  await run({ after: () => run().then(() => true) })
  await enqueue('b')
  await Promise.all([run(), run(), run()])
  expect(sent).toEqual(['Panen a', 'Panen b'])
})

it.each([
  ['a lost response', lose],
  ['running out of time', () => Promise.resolve(false)],
])('repeats the same message after %s, and sends newer items afterwards', async (_, after) => {
  await enqueue('a')
  await run({ after }).catch(() => undefined)
  await enqueue('b')
  await run({ text: 'Panen gagal' })
  await run()
  expect(sent).toEqual(['Panen a', 'Panen a', 'Panen b'])
})

it('waits until the lease of a crashed run expires', async () => {
  await enqueue('a')
  const died = run({ after: () => new Promise(() => undefined) })
  await expect.poll(() => sent).toHaveLength(1)
  await run({ now: later(LEASE_MS - 1) })
  expect(sent).toHaveLength(1)
  await run({ now: later(LEASE_MS) })
  expect(sent).toEqual(['Panen a', 'Panen a'])
  void died
})

it('discards a message a day after its newest item', async () => {
  await enqueue('old', later(-DAY_MS))
  await enqueue('new')
  await expect(run({ after: lose })).rejects.toThrow('lost')
  await expect(run({ now: later(DAY_MS), after: lose })).rejects.toThrow('lost')
  await run({ now: later(DAY_MS + 1) })
  expect(sent).toHaveLength(2)
  expect(await isBatchStored()).toBe(false)
})

it('removes an item from the queue without sending anything if it needs no message', async () => {
  await enqueue('a')
  await run({ text: null })
  await run()
  expect(sent).toEqual([])
  expect(await isBatchStored()).toBe(false)
})

it('sends an item again if it is enqueued again during sending', async () => {
  await enqueue('a')
  await run({ after: () => enqueue('a', later(1)).then(() => true) })
  await run()
  expect(sent).toEqual(['Panen a', 'Panen a'])
})
