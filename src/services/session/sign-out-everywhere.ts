import { logError } from '@/lib/log'
import { leaveIfListening } from '@/lib/push/renew-if-listening'
import { dropAllEntries } from '@/services/autosave/entries'
import { endSession, leaverFor } from './end-session'
import { sessionChannel } from './session-channel'

/**
 * Signs out in all tabs and removes this user's and the admin's data from the device. `notice` gives the
 * reason, unless the user asked for it.
 */
export async function signOutEverywhere(notice = ''): Promise<void> {
  const leaver = leaverFor(notice)
  if (leaver !== undefined)
    await dropAllEntries(leaver).catch((error: unknown) =>
      logError('Tulisan tidak dapat dibuang dari perangkat', error),
    )
  if (leaver !== undefined) void leaveIfListening()
  endSession(notice)
  sessionChannel.send(notice)
  const { signOut } = await import('@/lib/firebase/auth')
  await signOut()
}
