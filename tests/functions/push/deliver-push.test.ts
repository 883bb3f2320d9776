import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore'
import { doc, getDoc, setDoc } from 'firebase/firestore/lite'
import { ulid } from 'ulid'
import { beforeEach, describe, expect, it } from 'vitest'
import { enqueuePush } from '../../../functions/src/push/enqueue-push'
import { TOPICS } from '../../../functions/src/push/topics'
import type { ItemTopic, PushTopic } from '../../../src/domain/push/push-topics'
import { emblemAt } from '../../../src/domain/settings/emblem'
import { subscriptionPath } from '../../support/push/push-device'
import { expectLog } from '../expect-log'
import { setupVillage } from '../village'
import { ICON, MORNING, setupPush, SITE } from './push'

const village = setupVillage()
const {
  services,
  firestore,
  push,
  listen: subscribed,
  deliver,
  notifications,
} = setupPush('news', 'announcements')
const HOUR = 3_600_000
type Item = ReturnType<typeof firestore.doc>

beforeEach(() => release(MORNING))

const release = (read: Date) =>
  firestore
    .doc('publishing/state')
    .set({ began: Timestamp.fromDate(read), released: Timestamp.fromDate(read) })

/** Stores an item that was published `hours` hours ago, and enqueues the trigger event of this write. */
async function publish(
  title: string,
  {
    hours = 1,
    topic = 'news',
    ...fields
  }: { hours?: number; topic?: ItemTopic; penting?: true } = {},
) {
  const at = new Date(MORNING.getTime() - hours * HOUR)
  const item = firestore.doc(`${topic}/${ulid(at.getTime())}`)
  await item.set({ title, excerpt: `Tentang ${title}.`, content: '', ...fields })
  await announce(item, at)
  return item
}

/** Enqueues the trigger event of a write to an item at the time `at`. `before` is the item before the write. */
async function announce(item: Item, at = MORNING, before?: DocumentSnapshot) {
  const after = await item.get()
  const change = { collection: item.parent.id, document: item.id, after, at }
  await enqueuePush(services, {
    ...change,
    before: before ?? (await firestore.doc('news/missing').get()),
  })
}

const listen = (topics: PushTopic[] = ['news']) => subscribed(topics)

it('notifies of a new item once, even if its event and the run are repeated', async () => {
  const device = await listen()
  const item = await publish('Panen raya')
  await deliver()
  expect(push().received.map((one) => one.device)).toEqual([device])
  expect(notifications()).toEqual([
    {
      title: 'Panen raya',
      body: 'Tentang Panen raya.',
      navigate: `${SITE}/berita/${item.id}`,
      tag: item.id,
      icon: ICON,
      lang: 'id',
    },
  ])
  await announce(item, new Date(MORNING.getTime() - HOUR))
  await deliver()
  expect(notifications()).toHaveLength(1)
})

it('notifies each device only of its topics', async () => {
  const [news, both] = [await listen(['news']), await listen(['news', 'announcements'])]
  await publish('Air mati', { topic: 'announcements' })
  await deliver()
  expect(push().received.map(({ device }) => device)).toEqual([both])
  push().reset()
  await publish('Panen raya')
  await deliver()
  expect(new Set(push().received.map(({ device }) => device))).toEqual(new Set([news, both]))
})

it('combines several items into one message that opens the list', async () => {
  await listen()
  await publish('Panen raya', { hours: 3 })
  await publish('Jalan dibuka', { hours: 2 })
  await publish('Posyandu', { hours: 1 })
  await deliver()
  expect(notifications()).toMatchObject([
    {
      title: '3 berita baru',
      body: 'Panen raya · Jalan dibuka · Posyandu',
      navigate: `${SITE}/berita`,
    },
  ])
})

it('waits for the release that contains the item', async () => {
  await listen()
  await release(new Date(MORNING.getTime() - 2 * HOUR))
  await publish('Panen raya')
  await deliver()
  expect(notifications()).toEqual([])
  await firestore.doc('publishing/state').set({
    began: Timestamp.fromDate(MORNING),
    released: Timestamp.fromMillis(MORNING.getTime() - HOUR),
  })
  await deliver()
  expect(notifications()).toEqual([])
  await release(MORNING)
  await deliver()
  expect(notifications()).toHaveLength(1)
})

it('waits at night until the morning', async () => {
  await listen()
  const night = new Date('2026-11-26T14:00:00Z')
  await publish('Panen raya', { hours: -10 })
  await release(night)
  await deliver(night)
  await deliver(new Date('2026-11-26T21:59:00Z'))
  expect(notifications()).toEqual([])
  await deliver(new Date('2026-11-26T22:00:00Z'))
  expect(notifications()).toHaveLength(1)
})

it('lets only important announcements ignore the quiet hours', () => {
  const urgent = Object.entries(TOPICS).filter(([, { isUrgent }]) => isUrgent)
  expect(urgent.map(([topic]) => topic)).toEqual(['urgent'])
})

it('sends an important announcement at night, separately from all other messages', async () => {
  const device = await listen(['announcements'])
  const night = new Date('2026-11-26T14:00:00Z')
  await publish('Senam lansia', { hours: -10, topic: 'announcements' })
  await publish('Banjir: mengungsi', { hours: -10, topic: 'announcements', penting: true })
  await release(night)
  await deliver(night)
  expect(push().received).toMatchObject([
    { device, message: { notification: { title: 'Banjir: mengungsi' } } },
  ])
  await deliver(new Date('2026-11-26T22:00:00Z'))
  expect(notifications()).toMatchObject([{ title: 'Banjir: mengungsi' }, { title: 'Senam lansia' }])
})

it('does not notify of an announcement that becomes important later', async () => {
  await listen(['announcements'])
  const item = await publish('Senam lansia', { topic: 'announcements' })
  await deliver()
  const before = await item.get()
  await item.update({ penting: true })
  await announce(item, MORNING, before)
  await deliver()
  expect(notifications()).toHaveLength(1)
})

it('asks a device to renew its subscription after a month without contact', async () => {
  const [silent] = [await listen(), await listen()]
  const path = subscriptionPath(silent.endpoint)
  const long = Timestamp.fromMillis(Date.now() - 31 * 24 * HOUR)
  await firestore.doc(path).update({ renewedAt: long })
  await publish('Panen raya')
  await deliver()
  const asked = push().received.filter(({ message }) => message.renew)
  expect(asked.map(({ device }) => device)).toEqual([silent])
})

it('shows the emblem of the village next to the message', async () => {
  await listen()
  const emblem =
    'https://firebasestorage.googleapis.com/v0/b/desa.firebasestorage.app/o/images%2F1763700000000.png?alt=media'
  await firestore.doc('site_settings/1').set({ emblemurl: emblem })
  await publish('Panen raya')
  await deliver()
  expect(notifications()).toMatchObject([{ icon: emblemAt(emblem).small }])
  await firestore.doc('site_settings/1').delete()
})

describe('sends nothing about', () => {
  beforeEach(() => listen())

  it('items older than a day', async () => {
    await publish('Panen raya', { hours: 23 })
    await deliver(new Date(MORNING.getTime() + 2 * HOUR))
    expect(notifications()).toEqual([])
  })

  it('items that were restored more than a day after they were created', async () => {
    const item = firestore.doc(`news/${ulid(MORNING.getTime() - 25 * HOUR)}`)
    await item.set({ title: 'Lama' })
    await announce(item)
    await deliver()
    expect(notifications()).toEqual([])
  })

  it('changed or deleted items', async () => {
    const item = await publish('Panen raya')
    await item.delete()
    await deliver()
    const other = await publish('Jalan dibuka', { hours: 30 })
    await announce(other, MORNING, await other.get())
    await deliver()
    expect(notifications()).toEqual([])
  })

  it('items of other collections, or whose id is not a ULID', async () => {
    const before = await firestore.doc('news/missing').get()
    await firestore.doc('news/a').set({ title: 'Panen raya' })
    const after = await firestore.doc('news/a').get()
    const change = { before, after, at: MORNING }
    await enqueuePush(services, { ...change, collection: 'umkm', document: ulid() })
    await enqueuePush(services, { ...change, collection: 'news', document: 'a' })
    expect((await firestore.collection('push_messages').get()).size).toBe(0)
  })
})

it('continues an interrupted run with the same message at the device where it stopped', async () => {
  const devices = [await listen(), await listen(), await listen(), await listen()]
  const inOrder = devices.sort((a, b) =>
    subscriptionPath(a.endpoint) < subscriptionPath(b.endpoint) ? -1 : 1,
  )
  const item = await publish('Panen raya')
  for (const { endpoint } of inOrder.slice(2)) push().answer(500, endpoint)
  expectLog('warn', 'Sending a push message failed')
  expectLog('warn', 'Sending a push message failed')
  await expect(deliver(MORNING, 2)).rejects.toThrow('2 of 2 push messages failed')
  await item.update({ title: 'Panen gagal' })
  await publish('Jalan dibuka')
  for (const { endpoint } of inOrder) push().answer(201, endpoint)
  await deliver(MORNING, 2)
  expect(push().received.map(({ device }) => device)).toEqual(inOrder)
  expect(notifications().map(({ title }) => title)).toEqual(Array(4).fill('Panen raya'))
  await deliver()
  expect(notifications()).toHaveLength(8)
})

it.each([404, 410] as const)('deletes a device whose push service answers %d', async (answer) => {
  const [gone, other] = [await listen(), await listen()]
  await publish('Panen raya')
  push().answer(answer, gone.endpoint)
  await deliver()
  expect(push().received.map(({ device }) => device)).toEqual([other])
  const left = await firestore.collection('push_subscriptions').get()
  expect(left.docs.map(({ ref }) => ref.path)).toEqual([subscriptionPath(other.endpoint)])
})

it('continues with other devices after the message to one device failed', async () => {
  const [failing, ...others] = [await listen(), await listen(), await listen()]
  await publish('Panen raya')
  push().answer(429, failing.endpoint)
  expectLog('warn', 'Sending a push message failed')
  await deliver()
  expect(new Set(push().received.map(({ device }) => device))).toEqual(new Set(others))
  await deliver()
  expect(notifications()).toHaveLength(2)
})

it('sends nothing in a village without a VAPID key', async () => {
  await listen()
  await publish('Panen raya')
  await deliver(MORNING, 100, null)
  expect(notifications()).toEqual([])
})

it('enqueues published items through the deployed trigger', async () => {
  const id = ulid()
  await setDoc(doc(village.firestore, 'news', id), { title: 'Panen raya', updatedBy: '' })
  await village.settle()
  expect(
    (await getDoc(doc(village.firestore, 'push_messages', `news-${id}`))).data(),
  ).toMatchObject({ topic: 'news', id })
})
