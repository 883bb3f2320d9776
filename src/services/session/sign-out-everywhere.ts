import { logError } from '@/lib/log'
import { leaveIfListening } from '@/lib/push/renew-if-listening'
import { dropAllEntries } from '@/services/autosave/entries'
import { endSession, userToForget } from './end-session'
import { sessionChannel } from './session-channel'

/**
 * Signs out in all tabs and removes this user's and the admin's data from the device. `notice` gives the
 * reason, unless the user asked for it.
 */
export async function signOutEverywhere(notice = ''): Promise<void> {
  const leaver = userToForget(notice)
  if (leaver !== undefined)
    await dropAllEntries(leaver).catch((error: unknown) =>
      logError('Deleting autosaved entries from the device failed', error),
    )
  if (leaver !== undefined) void leaveIfListening()
  endSession(notice)
  sessionChannel.send(notice)
  const { signOut } = await import('@/lib/firebase/auth')
  await signOut()
}
