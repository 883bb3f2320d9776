import { ROLES } from '@/domain/users/role'
import type { AuthUser } from '@/lib/firebase/auth'
import { withReason } from '@/lib/firebase/errors'
import { logError } from '@/lib/log'
import { expireOtherEntries } from '@/services/autosave/entries'
import { signedInPerson, useSession } from '@/stores/session'
import { loadSession, signIn } from './load-session'
import { UNREADABLE, endSession, followOtherTabs } from './sign-out-everywhere'
import { refreshSession } from './refresh-session'

export async function watchSession(): Promise<void> {
  await watch().catch(noteUnknown)
}

/** Watches who is signed in. Loads the Auth SDK only when called, because public pages do not need it. */
const watch = untilDone(async () => {
  const { watchAuthUser } = await import('@/lib/firebase/auth')
  followOtherTabs()
  let latest: AuthUser | null = null
  await watchAuthUser((user) => {
    latest = user
    if (user) void enter(user, () => latest?.uid === user.uid)
    else endSilently()
  }, noteUnknown)
})

function noteUnknown(error: unknown): void {
  logError('Checking the session failed', error)
  useSession.setState(({ session }) =>
    session.status === 'loading' ? { session: { ...session, failure: withReason(error) } } : {},
  )
}

function untilDone(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () =>
    (done ??= work().catch((error: unknown) => {
      done = undefined
      throw error
    }))
}

function endSilently(): void {
  const { session, endReason: notice } = useSession.getState()
  const why = notice !== undefined && { notice }
  if (session.status === 'signed-in')
    useSession.setState({ session: { status: 'signed-out', ended: session.person, ...why } })
  else if (session.status === 'loading') useSession.setState({ session: { status: 'signed-out' } })
  expireOtherEntries('')
}

/** Starts the session of a signed-in user. `isLatest` returns false once the SDK has reported a later change. */
async function enter({ uid, name, email, role }: AuthUser, isLatest: () => boolean): Promise<void> {
  if (signedInPerson()?.uid === uid) return
  useSession.setState({ endReason: undefined })
  const claimed = ROLES.find((known) => known === role)
  if (claimed) {
    signIn({ uid, name: name || email, email, role: claimed, avatarurl: '' })
    return refreshSession()
  }
  try {
    await loadSession(uid, isLatest)
  } catch (error) {
    logError('Reading the profile failed', error)
    // Unsaved input stays on the device until the session can be read again.
    endSession(UNREADABLE)
    const { signOut } = await import('@/lib/firebase/auth')
    await signOut()
  }
}
