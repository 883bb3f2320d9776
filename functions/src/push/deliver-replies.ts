import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { paths } from '@/domain/paths'
import { settleAll } from '../data/settle-all'
import { replyMessageId } from './enqueue-reply'
import { type PushMessage, type PushSender, sendPush } from './send-push'
import { sendToAll } from './send-to-all'

/** Of so many replies one run tells; the next run tells of more. */
const MOST_REPLIES = 50

/**
 * Tells devices on which a report was written that it was replied to, by the `replies` that wait (`push_messages`). What the reply says is read behind the code
 * alone, which travels in what is encrypted. A reply that could not be told of waits for the next run, a day long.
 */
export async function deliverReplies(
  firestore: Firestore,
  sender: PushSender,
  replies: readonly QueryDocumentSnapshot[],
): Promise<void> {
  await settleAll(
    replies.slice(0, MOST_REPLIES).map(async (reply) => {
      const code = reply.get('id') as string
      const { docs } = await devicesOf(firestore, code).get()
      const message = messageOf(code, reply.id.replace(replyMessageId(''), ''))
      await sendToAll(docs, (device) => sendPush(sender, device, message))
      await reply.ref.update({ due: null })
    }),
  )
}

/** `entry` is that of the history with which the reply came. */
const messageOf = (code: string, entry: string): PushMessage => ({
  title: 'Ada balasan untuk laporan Anda',
  body: 'Ketuk untuk membacanya.',
  path: paths.trackedComplaint(code),
  tag: entry,
})

const devicesOf = (firestore: Firestore, code: string) =>
  firestore.collection('push_subscriptions').where('reports', 'array-contains', code)

/** No device is told of a report any more that is anonymised or deleted. */
export async function forgetReport(firestore: Firestore, code: string): Promise<void> {
  const { docs } = await devicesOf(firestore, code).get()
  await Promise.all(
    docs.map((device) => {
      const reports = device.get('reports') as string[]
      return device.ref.update({ reports: reports.filter((one) => one !== code) })
    }),
  )
}
