import { createECDH } from 'node:crypto'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { deliverPush } from '../../../functions/src/push/deliver-push'
import { pushSubscribe } from '../../../functions/src/push/push-subscribe'
import { pushKeysOf } from '../../../functions/src/push/send-push'
import type { PushTopic } from '../../../src/domain/push/push-topics'
import { type PushDevice, subscriptionPath } from '../../support/push/push-device'
import { startPushServer } from '../../support/push/push-server'
import { setupServices } from '../services'

const curve = createECDH('prime256v1')
curve.generateKeys()
export const KEYS = pushKeysOf(curve.getPrivateKey('base64url'))
export const SITE = 'https://desa.example'
export const ICON = `${SITE}/icons/apple-touch-icon.png`

export const subscriptionRequest = (
  { endpoint, keys }: PushDevice,
  topics: PushTopic[] = ['news'],
  { former = '', reports = [] as string[] } = {},
) => ({ action: 'set' as const, endpoint, keys, topics, reports, former })

/** Current time of the tests: 10:00 in Jakarta. */
export const MORNING = new Date('2026-11-26T03:00:00Z')

/**
 * Starts a push service on this machine, devices that receive its messages, and services of a project in
 * which these collections are empty before each test.
 */
export function setupPush(...collections: string[]) {
  const services = setupServices()
  const { firestore } = services
  let server: Awaited<ReturnType<typeof startPushServer>>
  beforeAll(async () => {
    server = await startPushServer()
    process.env['PUSH_SERVICE'] = server.origin
  })
  beforeEach(async () => {
    server.reset()
    for (const name of ['push_subscriptions', 'push_messages', 'push_work', ...collections])
      await firestore.recursiveDelete(firestore.collection(name))
  })
  afterAll(() => {
    delete process.env['PUSH_SERVICE']
    server.stop()
  })

  const subscribe = (
    input: Parameters<typeof pushSubscribe>[1],
    { keys = KEYS, caller = '' } = {},
  ) => pushSubscribe(services, input, { keys, siteUrl: SITE }, caller)

  return {
    services,
    firestore,
    push: () => server,
    subscribe,
    /** Subscribes a new device and removes its welcome message from the received messages. */
    listen: async (topics: PushTopic[], { caller = '', reports = [] as string[] } = {}) => {
      const device = server.device()
      await subscribe(subscriptionRequest(device, topics, { reports }), { caller })
      server.reset()
      return device
    },
    deliver: (now = MORNING, page = 100, keys = KEYS) =>
      deliverPush(services, { keys, siteUrl: SITE, page }, now),
    notifications: () => server.received.map(({ message }) => message.notification),
    stored: async ({ endpoint }: PushDevice) =>
      (await firestore.doc(subscriptionPath(endpoint)).get()).data(),
  }
}
