import { warn } from 'firebase-functions/logger'
import { refuse } from '../calls/refusal'
import { type PushDevice, type PushMessage, type PushSender, sendPush } from './send-push'

/** What devices are told when they begin to listen, and when they ask for it. */
const WELCOME: PushMessage = {
  title: 'Pemberitahuan aktif',
  body: 'Kabar desa selanjutnya muncul di perangkat ini.',
  path: '/pemberitahuan',
  tag: 'pemberitahuan',
}

/** Sends a first message. Refuses where the device's push service does not take it. */
export async function greetDevice(sender: PushSender, device: PushDevice): Promise<void> {
  const outcome = await sendPush(sender, device, WELCOME).catch((error: unknown) => {
    warn('A push service does not answer', error)
    throw refuse(
      'unavailable',
      'Layanan pemberitahuan browser ini sedang tidak menjawab. Coba lagi nanti.',
    )
  })
  if (outcome !== 'taken')
    throw refuse(
      'failed-precondition',
      'Layanan pemberitahuan browser ini menolak. Matikan lalu aktifkan lagi pemberitahuan situs ini di browser.',
    )
}
