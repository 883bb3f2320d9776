import { logError } from '@/lib/log'
import { leaveStaffTopicsIfSubscribed } from '@/lib/push/renew-if-subscribed'
import { dropAllEntries } from '@/services/autosave/entries'
import { endSession, userToForget } from './end-session'

/** Channel on which tabs announce a sign-out with its reason or ''. All tabs share one session. */
function createSessionChannel() {
  let channel: BroadcastChannel | undefined
  return {
    open(onEnd: (notice: string) => void) {
      channel ??= new BroadcastChannel('desa-session')
      channel.onmessage = ({ data }) => onEnd(String(data))
    },
    send: (notice: string) => channel?.postMessage(notice),
  }
}

export const sessionChannel = createSessionChannel()

/** Signs out in all tabs, and removes this user's unsaved input and all admin data from the device. */
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
