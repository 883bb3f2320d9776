import * as v from 'valibot'
import { isStaffTopic, type PushTopic } from '@/domain/push/push-topics'
import { documentId } from '../calls/document-id'
import { requireRole } from '../calls/caller'
import { refuse } from '../calls/refusal'
import type { Services } from '../services'
import { isAuthError } from './accounts'

export const signOutInput = v.object({ uid: documentId(128, 'Pengguna tidak dikenal.') })

/**
 * Ends the sessions and the staff notifications of the caller, or of another person for an admin. ID tokens that were
 * already issued expire within an hour.
 */
export async function signOutEverywhere(
  { auth, firestore }: Pick<Services, 'auth' | 'firestore'>,
  { uid }: v.InferOutput<typeof signOutInput>,
  caller: string,
): Promise<void> {
  if (uid !== caller) await requireRole(firestore, caller, ['admin'])
  await auth.revokeRefreshTokens(uid).catch((error: unknown) => {
    throw isAuthError(error, 'auth/user-not-found')
      ? refuse('not-found', 'Akun tidak ditemukan.')
      : error
  })
  const devices = await firestore.collection('push_subscriptions').where('uid', '==', uid).get()
  for (const device of devices.docs) {
    const topics = (device.get('topics') as PushTopic[]).filter((topic) => !isStaffTopic(topic))
    await (topics.length > 0 ? device.ref.update({ topics, uid: '' }) : device.ref.delete())
  }
}
