import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { paths } from '@/domain/paths'
import { settleAll } from '../data/settle-all'
import { replyMessageId } from './enqueue-reply'
import { type PushMessage, type PushSender, sendPush } from './send-push'
import { sendToAll } from './send-to-all'

/** Maximum number of replies per run. The next run continues. */
const MAX_REPLIES = 50

/**
 * Notifies the devices on which a report was written of its replies (`push_messages`). The message
 * contains only the encrypted code. A failed notification is retried for a day.
 */
export async function deliverReplies(
  firestore: Firestore,
  sender: PushSender,
  replies: readonly QueryDocumentSnapshot[],
): Promise<void> {
  await settleAll(
    replies.slice(0, MAX_REPLIES).map(async (reply) => {
      const code = reply.get('id') as string
      const { docs } = await devicesOf(firestore, code).get()
      const message = messageOf(code, reply.id.replace(replyMessageId(''), ''))
      await sendToAll(docs, (device) => sendPush(sender, device, message))
      await reply.ref.update({ due: null })
    }),
  )
}

/** `entry` is the id of the history entry that contains the reply. */
const messageOf = (code: string, entry: string): PushMessage => ({
  title: 'Ada balasan untuk laporan Anda',
  body: 'Ketuk untuk membacanya.',
  path: paths.trackedComplaint(code),
  tag: entry,
})

const devicesOf = (firestore: Firestore, code: string) =>
  firestore.collection('push_subscriptions').where('reports', 'array-contains', code)

/** Removes an anonymised or deleted report from all devices. */
export async function forgetReport(firestore: Firestore, code: string): Promise<void> {
  const { docs } = await devicesOf(firestore, code).get()
  await Promise.all(
    docs.map((device) => {
      const reports = device.get('reports') as string[]
      return device.ref.update({ reports: reports.filter((one) => one !== code) })
    }),
  )
}
