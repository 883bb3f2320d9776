import { createECDH } from 'node:crypto'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { pushSubscribe } from '../../../functions/src/push/push-subscribe'
import { pushKeysOf } from '../../../functions/src/push/send-push'
import type { Services } from '../../../functions/src/services'
import type { PushTopic } from '../../../src/domain/push/push-topics'
import type { PushDevice } from '../../support/push/push-device'
import { startPushServer } from '../../support/push/push-server'

const curve = createECDH('prime256v1')
curve.generateKeys()
/** Key pair of a village with push messages. */
export const KEYS = pushKeysOf(curve.getPrivateKey('base64url'))
export const SITE = 'https://desa.example'
/** Icon of a village without an emblem. */
export const ICON = `${SITE}/icons/apple-touch-icon.png`

/** Starts a push service on this machine, and devices that receive its messages. */
export function setupPush() {
  let server: Awaited<ReturnType<typeof startPushServer>>
  beforeAll(async () => {
    server = await startPushServer()
    process.env['PUSH_SERVICE'] = server.origin
  })
  beforeEach(() => server.reset())
  afterAll(() => {
    delete process.env['PUSH_SERVICE']
    server.stop()
  })
  return () => server
}

export const wish = (
  { endpoint, keys }: PushDevice,
  topics: PushTopic[] = ['news'],
  { former = '', reports = [] as string[] } = {},
) => ({ action: 'set' as const, endpoint, keys, topics, reports, former })

export const subscribe = (
  services: Services,
  input: Parameters<typeof pushSubscribe>[1],
  { keys = KEYS, caller = '' } = {},
) => pushSubscribe(services, input, { keys, siteUrl: SITE }, caller)
