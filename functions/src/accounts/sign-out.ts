import * as v from 'valibot'
import { isStaffTopic, type PushTopic } from '@/domain/push/push-topics'
import { documentId } from '../calls/input'
import { recordAction } from '../audit/record-action'
import { requireRole } from '../calls/caller'
import { refuse } from '../calls/refusal'
import type { Accounts } from '../services'
import { findAccount } from './accounts'

export const signOutInput = v.object({
  uid: documentId(128, 'Pengguna tidak dikenal.'),
  /** If true, also removes the second factor of another user, who has lost their phone. */
  removesFactor: v.optional(v.boolean(), false),
})

/**
 * Ends all sessions and staff notifications of the caller, or of another user if the caller is an admin. ID tokens that
 * were already issued expire within an hour. Refuses to remove the caller's own second factor.
 */
export async function signOutEverywhere(
  { auth, firestore }: Accounts,
  { uid, removesFactor }: v.InferOutput<typeof signOutInput>,
  caller: string,
): Promise<void> {
  if (uid !== caller) await requireRole(firestore, caller, ['admin'])
  const account = await findAccount(auth, uid)
  if (!account) throw refuse('not-found', 'Akun tidak ditemukan.')
  if (removesFactor) {
    if (uid === caller) throw refuse('permission-denied', 'Matikan sendiri di Akun saya.')
    if (!account.multiFactor?.enrolledFactors.length)
      throw refuse('failed-precondition', 'Akun ini tidak memakai verifikasi dua langkah.')
    const person = firestore.doc(`users/${uid}`)
    await firestore.runTransaction(async (transaction) => {
      const name = String((await transaction.get(person)).get('name') ?? '')
      recordAction(transaction, person, 'remove-factor', caller, name)
    })
  }
  await auth.revokeRefreshTokens(uid)
  // Removed last, so that a repeated call completes a failed call.
  if (removesFactor) await auth.updateUser(uid, { multiFactor: { enrolledFactors: null } })
  const devices = await firestore.collection('push_subscriptions').where('uid', '==', uid).get()
  for (const device of devices.docs) {
    const topics = (device.get('topics') as PushTopic[]).filter((topic) => !isStaffTopic(topic))
    await (topics.length > 0 ? device.ref.update({ topics, uid: '' }) : device.ref.delete())
  }
}
