import type { Firestore } from 'firebase-admin/firestore'
import { COLLECTIONS } from '@/domain/collections'
import { paths } from '@/domain/paths'
import type { StaffTopic } from '@/domain/push/push-topics'
import type { PushMessage } from './send-push'

/** Returns the message about all waiting reports or drafts, or null if none is waiting. */
export async function staffMessage(
  firestore: Firestore,
  topic: StaffTopic,
): Promise<PushMessage | null> {
  const waiting =
    topic === 'complaints'
      ? firestore.collection('complaint_status').where('status', '==', 'Baru')
      : firestore.collection('drafts').where('state', '==', 'diajukan')
  const { count } = (await waiting.count().get()).data()
  if (count === 0) return null
  return {
    ...(topic === 'complaints'
      ? {
          title: `${count} laporan baru`,
          body: 'Ketuk untuk membuka daftar pengaduan.',
          path: `${paths.admin}/${COLLECTIONS.complaints.screen.path}`,
        }
      : { title: `${count} draf menunggu`, body: 'Ketuk untuk memeriksanya.', path: paths.admin }),
    tag: `petugas-${topic}`,
  }
}
