import { Timestamp } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { MAX_DEVICES, MAX_NEW_PER_HOUR } from '../../../functions/src/push/push-subscribe'
import { PushDevice, subscriptionPath } from '../../support/push/push-device'
import { newCode } from '../complaints/report'
import { expectLog } from '../expect-log'
import { expectRefused, setupVillage } from '../village'
import { KEYS, setupPush, SITE, subscriptionRequest } from './push'

const village = setupVillage()
const { firestore, push, subscribe, stored } = setupPush()

const expectRefusal = (call: Promise<unknown>, text: string) =>
  expect(call).rejects.toMatchObject({
    details: { message: expect.stringContaining(text) as string },
  })

it('sends a signed welcome message and stores the device', async () => {
  const device = push().device()
  const { key } = await subscribe({ action: 'key' })
  expect(await subscribe(subscriptionRequest(device, ['news', 'announcements']))).toEqual({
    key,
    topics: ['news', 'announcements'],
  })
  expect(push().received).toMatchObject([
    {
      device,
      signer: key,
      message: {
        web_push: 8030,
        notification: { title: 'Pemberitahuan aktif', navigate: `${SITE}/pemberitahuan` },
      },
      headers: { ttl: '86400', topic: 'pemberitahuan' },
    },
  ])
  expect(await stored(device)).toEqual({
    endpoint: device.endpoint,
    ...device.keys,
    topics: ['news', 'announcements'],
    uid: '',
    reports: [],
    createdAt: expect.any(Timestamp) as Timestamp,
    renewedAt: expect.any(Timestamp) as Timestamp,
  })
})

it('updates a device without another welcome message', async () => {
  const device = push().device()
  await subscribe(subscriptionRequest(device))
  const before = await stored(device)
  await subscribe(subscriptionRequest(device, ['announcements']))
  expect(push().received).toHaveLength(1)
  expect(await stored(device)).toMatchObject({
    topics: ['announcements'],
    createdAt: before?.['createdAt'] as Timestamp,
  })
  expect((await firestore.collection('push_subscriptions').count().get()).data().count).toBe(1)
})

it('deletes a device without topics, even if the call is repeated', async () => {
  const device = push().device()
  await subscribe(subscriptionRequest(device))
  for (let tries = 0; tries < 2; tries += 1) await subscribe(subscriptionRequest(device, []))
  expect(await stored(device)).toBeUndefined()
})

it('replaces the former endpoint of a device with its new endpoint', async () => {
  const [former, device] = [push().device(), push().device()]
  await subscribe(subscriptionRequest(former))
  await subscribe(subscriptionRequest(device, ['news'], { former: former.endpoint }))
  expect(await stored(former)).toBeUndefined()
  expect(await stored(device)).toMatchObject({ topics: ['news'] })
})

it('keeps the topics of a changed endpoint, even when the page repeats the call', async () => {
  const [former, device] = [push().device(), push().device()]
  const code = newCode()
  await subscribe(subscriptionRequest(former, ['news', 'reports'], { reports: [code] }))
  const move = {
    action: 'move',
    former: former.endpoint,
    endpoint: device.endpoint,
    keys: device.keys,
  } as const
  await subscribe(move)
  const moved = { topics: ['news', 'reports'], reports: [code] }
  expect(await stored(former)).toBeUndefined()
  expect(await stored(device)).toMatchObject(moved)
  await subscribe(move)
  await subscribe(
    subscriptionRequest(device, ['news', 'reports'], { former: former.endpoint, reports: [code] }),
  )
  expect(await stored(device)).toMatchObject(moved)
  expect(push().received).toHaveLength(2)
})

it('refuses to change the endpoint of an unknown device', async () => {
  const [former, device] = [push().device(), push().device()]
  const { endpoint, keys } = device
  await subscribe({ action: 'move', former: former.endpoint, endpoint, keys })
  expect(await stored(device)).toBeUndefined()
  expect(push().received).toEqual([])
})

it('renews a known device and creates nothing for an unknown device', async () => {
  const [device, stranger] = [push().device(), push().device()]
  await subscribe(subscriptionRequest(device))
  const long = Timestamp.fromMillis(Date.now() - 40 * 86_400_000)
  await firestore.doc(subscriptionPath(device.endpoint)).update({ renewedAt: long })
  for (const { endpoint } of [device, stranger]) await subscribe({ action: 'renew', endpoint })
  const { renewedAt } = (await stored(device)) as { renewedAt: Timestamp }
  expect(renewedAt.toMillis()).toBeGreaterThan(long.toMillis())
  expect(await stored(stranger)).toBeUndefined()
})

it('sends a test message only to stored devices', async () => {
  const device = push().device()
  await expectRefusal(subscribe({ action: 'test', endpoint: device.endpoint }), 'belum terdaftar')
  await subscribe(subscriptionRequest(device))
  await subscribe({ action: 'test', endpoint: device.endpoint })
  expect(push().received).toHaveLength(2)
})

it.each([403, 410] as const)(
  'does not store a device whose push service answers %d',
  async (answer) => {
    const device = push().device()
    push().answer(answer)
    await expectRefusal(subscribe(subscriptionRequest(device)), 'menolak')
    expect(await stored(device)).toBeUndefined()
  },
)

it.each([500, 429, 'lost'] as const)(
  'stores a device at the next attempt if its push service does not respond (%s)',
  async (answer) => {
    const device = push().device()
    push().answer(answer)
    expectLog('warn', 'A push service does not respond')
    await expectRefusal(subscribe(subscriptionRequest(device)), 'tidak menjawab')
    expect(await stored(device)).toBeUndefined()
    push().answer(201)
    await subscribe(subscriptionRequest(device))
    expect(await stored(device)).toBeDefined()
  },
)

it('sends nothing to an address that is not a push service', async () => {
  const endpoint = 'https://169.254.169.254/computeMetadata'
  const request = { ...subscriptionRequest(push().device()), endpoint }
  await expectRefusal(subscribe(request), 'belum dikenal')
})

it(`accepts at most ${MAX_NEW_PER_HOUR} new devices per hour`, async () => {
  const hour = new Date().toISOString().slice(0, 13)
  const rate = firestore.doc('push_work/rate')
  await rate.set({ hour, count: MAX_NEW_PER_HOUR - 1 })
  const last = push().device()
  await subscribe(subscriptionRequest(last))
  await expectRefusal(subscribe(subscriptionRequest(push().device())), 'Terlalu banyak')
  // A known device can still subscribe.
  await subscribe(subscriptionRequest(last, ['announcements']))
  await rate.set({ hour: '2026-01-01T00', count: MAX_NEW_PER_HOUR })
  await subscribe(subscriptionRequest(push().device()))
})

it('reports that push messages are unavailable in a village without a VAPID key', async () => {
  expect(await subscribe({ action: 'key' }, { keys: null })).toEqual({ key: '', topics: [] })
  await expectRefusal(
    subscribe(subscriptionRequest(push().device()), { keys: null }),
    'belum mengirim',
  )
  expect(MAX_DEVICES).toBe(20_000)
})

it.each([
  ['an unknown action', { action: 'list' }],
  ['no address', { action: 'test' }],
  ['an unknown topic', { ...subscriptionRequest(new PushDevice('https://a')), topics: ['gossip'] }],
  [
    'keys of another length',
    { ...subscriptionRequest(new PushDevice('https://a')), keys: { p256dh: 'a', auth: 'b' } },
  ],
  ['a long address', subscriptionRequest(new PushDevice(`https://${'a'.repeat(1_000)}`))],
])('refuses through the deployed function: %s', async (_, input) => {
  await expectRefused(village.visitor().call('push-subscribe', input), 'functions/invalid-argument')
})

it('returns the public VAPID key through the deployed function', async () => {
  expect(await village.visitor().call('push-subscribe', { action: 'key' })).toEqual({
    key: expect.any(String) as string,
    topics: [],
  })
  expect(KEYS?.publicKey).toMatch(/^B[\w-]{86}$/)
})
