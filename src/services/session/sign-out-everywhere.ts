import { logError } from '@/lib/log'
import { leaveStaffTopicsIfSubscribed } from '@/lib/push/renew-if-subscribed'
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
  if (leaver !== undefined) void leaveStaffTopicsIfSubscribed()
  endSession(notice)
  sessionChannel.send(notice)
  const { signOut } = await import('@/lib/firebase/auth')
  await signOut()
}
