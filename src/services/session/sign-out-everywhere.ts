import { logError } from '@/lib/log'
import { leaveStaffTopicsIfSubscribed } from '@/lib/push/renew-if-subscribed'
import { dropAllEntries, forgetEntries } from '@/services/autosave/entries'
import { dismissNotice } from '@/stores/notice'
import { signedInPerson, useSession } from '@/stores/session'

export const NOT_STAFF = 'Akun ini belum terdaftar sebagai pengguna situs. Hubungi admin desa.'
export const DISABLED = 'Akun ini dinonaktifkan. Hubungi admin desa.'
export const UNREADABLE =
  'Data pengguna tidak dapat dibaca, jadi Anda dikeluarkan. Silakan masuk lagi.'

/** Returns the uid of the user whose input must be forgotten, or undefined for a disabled or unreadable account. */
function userToForget(notice: string): string | undefined {
  return notice === DISABLED || notice === UNREADABLE ? undefined : signedInPerson()?.uid
}

/** Registers `forgetRead`, which removes admin data from memory at each sign-out. */
export function onSignOut(forgetRead: () => void): void {
  useSession.setState({ forgetRead })
}

export function endSession(notice: string): void {
  useSession.getState().forgetRead()
  // Forms that unmount now still store their last input, unless the input of this user must be forgotten.
  forgetEntries(userToForget(notice))
  dismissNotice()
  useSession.setState({ session: { status: 'signed-out', ...(notice && { notice }) } })
}

/** Channel on which tabs announce a sign-out with its reason or ''. All tabs share one session. */
let channel: BroadcastChannel | undefined

/** Ends the session when another tab signs out. */
export function followOtherTabs(): void {
  channel ??= new BroadcastChannel('desa-session')
  channel.onmessage = ({ data }) => endSession(String(data))
}

/** Signs out in all tabs, and removes this user's unsaved input and all admin data from the device. */
export async function signOutEverywhere(notice = ''): Promise<void> {
  const leaver = userToForget(notice)
  if (leaver !== undefined) {
    await dropAllEntries(leaver).catch((error: unknown) =>
      logError('Deleting autosaved entries from the device failed', error),
    )
    void leaveStaffTopicsIfSubscribed()
  }
  endSession(notice)
  channel?.postMessage(notice)
  const { signOut } = await import('@/lib/firebase/auth')
  await signOut()
}
