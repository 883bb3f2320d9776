import { expect, it } from 'vitest'
import { enqueuePush } from '../../../functions/src/push/enqueue-push'
import { PUSH_TOPICS, type PushTopic } from '../../../src/domain/push/push-topics'
import type { Role } from '../../../src/domain/users/role'
import { storeReport, storeStep } from '../complaints/report'
import { ICON, MORNING, setupPush, SITE, subscriptionRequest } from './push'

const {
  services,
  firestore,
  push,
  subscribe,
  listen: subscribed,
  deliver,
  notifications,
  stored,
} = setupPush('users', 'drafts', 'complaints', 'complaint_status')

const user = (uid: string) => firestore.doc(`users/${uid}`)
const hire = (role: Role, uid: string = role) => user(uid).set({ role, disabled: false })

const listen = (caller: string, topics: PushTopic[] = ['complaints', 'drafts']) =>
  subscribed(topics, { caller })

async function report({ times = 1 } = {}): Promise<string> {
  const id = await storeReport(firestore)
  const progress = firestore.doc(`complaint_status/${id}`)
  const before = await firestore.doc('complaint_status/none').get()
  const after = await progress.get()
  const change = { collection: 'complaint_status', document: id, before, after, at: MORNING }
  for (let time = 0; time < times; time += 1) await enqueuePush(services, change)
  return id
}

async function draft(id: string, state: string, at = MORNING) {
  const ref = firestore.doc(`drafts/${id}`)
  const before = await ref.get()
  await ref.set({ state })
  const change = { collection: 'drafts', document: id, before, after: await ref.get(), at }
  await enqueuePush(services, change)
}

const after = (minutes: number) => new Date(MORNING.getTime() + minutes * 60_000)

it('notifies the desk once of the number of new reports', async () => {
  await hire('petugas')
  const device = await listen('petugas')
  await report()
  await report({ times: 2 })
  await deliver()
  await deliver()
  expect(push().received.map((one) => one.device)).toEqual([device])
  expect(notifications()).toEqual([
    {
      title: '2 laporan baru',
      body: 'Ketuk untuk membuka daftar pengaduan.',
      navigate: `${SITE}/admin/pengaduan`,
      tag: 'petugas-complaints',
      icon: ICON,
      lang: 'id',
    },
  ])
})

it('does not notify of reports that were processed meanwhile', async () => {
  await hire('petugas')
  await listen('petugas')
  await storeStep(firestore, await report(), { reply: '', to: 'Diproses' })
  await deliver()
  expect(notifications()).toEqual([])
})

it('notifies editors of waiting drafts after each submission', async () => {
  await hire('editor')
  const device = await listen('editor')
  await draft('a', 'draf')
  await deliver()
  expect(notifications()).toEqual([])
  await draft('a', 'diajukan', after(1))
  await draft('b', 'diajukan', after(2))
  await deliver(after(3))
  await draft('a', 'draf', after(4))
  await draft('a', 'diajukan', after(5))
  await deliver(after(6))
  expect(notifications()).toMatchObject([
    { title: '2 draf menunggu', navigate: `${SITE}/admin` },
    { title: '2 draf menunggu', tag: 'petugas-drafts' },
  ])
  expect(push().received[0]?.device).toBe(device)
})

it.each<[Role, PushTopic[]]>([
  ['admin', ['complaints', 'drafts']],
  ['editor', ['drafts']],
  ['petugas', ['complaints']],
  ['kontributor', []],
])('allows %s the topics %j in addition to the public ones', async (role, staff) => {
  await hire(role)
  const device = push().device()
  const visitors = PUSH_TOPICS.slice(0, 4)
  const { topics } = await subscribe(subscriptionRequest(device, [...PUSH_TOPICS]), {
    caller: role,
  })
  expect(topics).toEqual([...visitors, ...staff])
  expect(await stored(device)).toMatchObject({ topics, uid: staff.length > 0 ? role : '' })
})

it('refuses topics for staff to strangers and disabled users', async () => {
  await user('dulu').set({ role: 'admin', disabled: true })
  for (const caller of ['', 'warga', 'dulu']) {
    const device = await listen(caller, ['news', 'complaints'])
    expect(await stored(device)).toMatchObject({ topics: ['news'], uid: '' })
  }
})

it('keeps staff topics when a device without a signed-in user renews its subscription or changes its endpoint', async () => {
  await hire('petugas')
  const [device, next] = [await listen('petugas', ['news', 'complaints']), push().device()]
  const before = await stored(device)
  await subscribe(subscriptionRequest(device, ['news', 'complaints']))
  expect(await stored(device)).toMatchObject({ topics: before?.['topics'] as [], uid: 'petugas' })
  const { endpoint: former } = device
  await subscribe(subscriptionRequest(next, ['news', 'complaints'], { former }))
  expect(await stored(next)).toMatchObject({ topics: ['news', 'complaints'], uid: 'petugas' })
})

it('forgets the user of a device that unsubscribes from all staff topics', async () => {
  await hire('petugas')
  const device = await listen('petugas', ['news', 'complaints'])
  await subscribe(subscriptionRequest(device, ['news']))
  expect(await stored(device)).toMatchObject({ topics: ['news'], uid: '' })
  await report()
  await deliver()
  expect(notifications()).toEqual([])
})

it.each([
  ['was disabled', () => user('petugas').update({ disabled: true })],
  ['has another role', () => user('petugas').update({ role: 'editor' })],
  ['was deleted', () => user('petugas').delete()],
])('does not notify a user who %s', async (_, change) => {
  await hire('petugas')
  await hire('admin')
  const [, admin] = [await listen('petugas'), await listen('admin')]
  await report()
  await change()
  await deliver()
  expect(push().received.map(({ device }) => device)).toEqual([admin])
})
