import * as v from 'valibot'
import { isStaffTopic, type PushTopic } from '@/domain/push/push-topics'
import { documentId } from '../calls/document-id'
import { recordAction } from '../audit/record-action'
import { requireRole } from '../calls/caller'
import { refuse } from '../calls/refusal'
import type { Services } from '../services'
import { findAccount } from './accounts'

export const signOutInput = v.object({
  uid: documentId(128, 'Pengguna tidak dikenal.'),
  /** Removes the second factor of another person, whose phone is lost. */
  removesFactor: v.optional(v.boolean(), false),
})

/**
 * Ends the sessions and the staff notifications of the caller, or of another person for an admin. ID tokens that were
 * already issued expire within an hour. Users remove their own second factor with their password and a code instead.
 */
export async function signOutEverywhere(
  { auth, firestore }: Pick<Services, 'auth' | 'firestore'>,
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
  // Last, so that a repeated call completes a failed call.
  if (removesFactor) await auth.updateUser(uid, { multiFactor: { enrolledFactors: null } })
  const devices = await firestore.collection('push_subscriptions').where('uid', '==', uid).get()
  for (const device of devices.docs) {
    const topics = (device.get('topics') as PushTopic[]).filter((topic) => !isStaffTopic(topic))
    await (topics.length > 0 ? device.ref.update({ topics, uid: '' }) : device.ref.delete())
  }
}
