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
/** The pair of a village that sends messages. */
export const KEYS = pushKeysOf(curve.getPrivateKey('base64url'))
export const SITE = 'https://desa.example'
/** Beside messages of a village without an emblem of its own. */
export const ICON = `${SITE}/icons/apple-touch-icon.png`

/** A push service on this machine, and devices of which it takes messages. */
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

/** What a page asks for a device that wants to be told. */
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
