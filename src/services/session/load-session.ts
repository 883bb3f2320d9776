import type { Role } from '@/domain/users/role'
import { leaveStaffTopicsIfSubscribed } from '@/lib/push/renew-if-subscribed'
import { acceptEntries, expireOtherEntries } from '@/services/autosave/entries'
import { type Person, useSession } from '@/stores/session'
import { DISABLED, NOT_STAFF, signOutEverywhere } from './sign-out-everywhere'

/**
 * Reads the document of the user `uid` and signs the user in, unless `isStillThere` returns false by then. Signs out
 * disabled and deleted users. Resolves with the role, or null if nobody is signed in.
 */
export async function loadSession(uid: string, isStillThere: () => boolean): Promise<Role | null> {
  const { readProfile } = await import('@/lib/firebase/profile')
  const profile = await readProfile(uid)
  if (!isStillThere()) return null
  if (!profile || profile.disabled) {
    await signOutEverywhere(profile ? DISABLED : NOT_STAFF)
    return null
  }
  signIn({ uid, ...profile })
  expireOtherEntries(uid)
  return profile.role
}

export function signIn({ uid, name, email, role, avatarurl }: Person): void {
  acceptEntries(uid)
  void leaveStaffTopicsIfSubscribed(uid)
  useSession.setState({
    session: { status: 'signed-in', person: { uid, name, email, role, avatarurl } },
  })
}
