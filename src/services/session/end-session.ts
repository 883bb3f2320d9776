import { forgetEntries } from '@/services/autosave/entries'
import { dismissNotice } from '@/stores/notice'
import { signedInPerson, useSession } from '@/stores/session'

export const NOT_STAFF = 'Akun ini belum terdaftar sebagai pengguna situs. Hubungi admin desa.'
export const DISABLED = 'Akun ini dinonaktifkan. Hubungi admin desa.'
export const UNREADABLE =
  'Data pengguna tidak dapat dibaca, jadi Anda dikeluarkan. Silakan masuk lagi.'

/** Returns the uid of the user whose input must be forgotten, or undefined for a disabled or unreadable account. */
export function userToForget(notice: string): string | undefined {
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
