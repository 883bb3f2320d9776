import { forgetEntries } from '@/services/autosave/entries'
import { dismissNotice } from '@/stores/notice'
import { signedInPerson, useSession } from '@/stores/session'

export const NOT_STAFF = 'Akun ini belum terdaftar sebagai pengguna situs. Hubungi admin desa.'
export const DISABLED = 'Akun ini dinonaktifkan. Hubungi admin desa.'
export const UNREADABLE =
  'Data pengguna tidak dapat dibaca, jadi Anda dikeluarkan. Silakan masuk lagi.'

/** Who leaves for good; whose session ends for other reasons may come back to what they typed. */
export function leaverFor(notice: string): string | undefined {
  return notice === DISABLED || notice === UNREADABLE ? undefined : signedInPerson()?.uid
}

/** `forgetRead` drops what the admin has read; called whenever somebody is signed out. */
export function onSignOut(forgetRead: () => void): void {
  useSession.setState({ forgetRead })
}

/** This tab forgets all that the admin has read and typed in it. */
export function endSession(notice: string): void {
  useSession.getState().forgetRead()
  // Forms that go now still keep the last that was typed, but for whoever has left for good.
  forgetEntries(leaverFor(notice))
  dismissNotice()
  useSession.setState({ session: { status: 'signed-out', ...(notice && { notice }) } })
}
