import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import type { PushDevice, sendPush } from './send-push'

/** Number of concurrent messages. */
const AT_ONCE = 20

/**
 * Sends to all devices and deletes those that are gone. Throws if most messages failed, because their push
 * service is down.
 */
export async function sendToAll(
  devices: readonly QueryDocumentSnapshot[],
  send: (device: PushDevice) => ReturnType<typeof sendPush>,
): Promise<void> {
  let failed = 0
  for (let from = 0; from < devices.length; from += AT_ONCE)
    await Promise.all(
      devices.slice(from, from + AT_ONCE).map(async (device) => {
        try {
          if ((await send(device.data() as PushDevice)) === 'gone')
            // The precondition keeps a device that has subscribed again meanwhile.
            await device.ref.delete({ lastUpdateTime: device.updateTime })
        } catch (error) {
          failed += 1
          warn('Sending a push message failed', error)
        }
      }),
    )
  if (failed > devices.length / 2)
    throw new Error(`${failed} of ${devices.length} push messages failed`)
}
