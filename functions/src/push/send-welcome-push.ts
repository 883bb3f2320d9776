import { warn } from 'firebase-functions/logger'
import { refuse } from '../calls/refusal'
import { type PushDevice, type PushMessage, type PushSender, sendPush } from './send-push'

/** Message that a device gets when it subscribes, and on request. */
const WELCOME: PushMessage = {
  title: 'Pemberitahuan aktif',
  body: 'Kabar desa selanjutnya muncul di perangkat ini.',
  path: '/pemberitahuan',
  tag: 'pemberitahuan',
}

/** Sends a first message. Refuses if the push service does not accept it. */
export async function sendWelcomePush(sender: PushSender, device: PushDevice): Promise<void> {
  const outcome = await sendPush(sender, device, WELCOME).catch((error: unknown) => {
    warn('A push service does not respond', error)
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
