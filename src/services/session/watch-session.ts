import { ROLES } from '@/domain/users/role'
import type { AuthUser } from '@/lib/firebase/auth'
import { withReason } from '@/lib/firebase/errors'
import { logError } from '@/lib/log'
import { ageOtherEntries } from '@/services/autosave/entries'
import { signedInPerson, useSession } from '@/stores/session'
import { admit, signIn } from './admit'
import { endSession, UNREADABLE } from './end-session'
import { refreshSession } from './refresh-session'
import { sessionChannel } from './session-channel'

/** Follows who is signed in from now on. Where that cannot be learned the session says so. */
export async function watchSession(): Promise<void> {
  await watch().catch(noteUnknown)
}

/** The SDK is loaded here, not with the public pages. */
const watch = untilDone(async () => {
  const { watchAuthUser } = await import('@/lib/firebase/auth')
  sessionChannel.open(endSession)
  let latest: AuthUser | null = null
  await watchAuthUser((user) => {
    latest = user
    if (user) void enter(user, () => latest?.uid === user.uid)
    else endUnasked()
  }, noteUnknown)
})

function noteUnknown(error: unknown): void {
  logError('Sesi belum dapat diperiksa', error)
  useSession.setState(({ session }) =>
    session.status === 'loading' ? { session: { ...session, failure: withReason(error) } } : {},
  )
}

/** Does `work` once for all who ask; once more where it has failed. */
function untilDone(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () =>
    (done ??= work().catch((error: unknown) => {
      done = undefined
      throw error
    }))
}

/** The SDK says that nobody is signed in. */
function endUnasked(): void {
  const { session, endReason: notice } = useSession.getState()
  const why = notice !== undefined && { notice }
  if (session.status === 'signed-in')
    useSession.setState({ session: { status: 'signed-out', ended: session.person, ...why } })
  else if (session.status === 'loading') useSession.setState({ session: { status: 'signed-out' } })
  ageOtherEntries('')
}

/** The SDK says that `user` is signed in. `isLatest` tells whether it still does. */
async function enter({ uid, name, email, role }: AuthUser, isLatest: () => boolean): Promise<void> {
  if (signedInPerson()?.uid === uid) return
  useSession.setState({ endReason: undefined })
  const claimed = ROLES.find((known) => known === role)
  if (claimed) {
    signIn({ uid, name: name || email, email, role: claimed, avatarurl: '' })
    return refreshSession()
  }
  try {
    await admit(uid, isLatest)
  } catch (error) {
    logError('Profil tidak dapat dibaca', error)
    // What they typed stays on the device: they come back when it can be read.
    endSession(UNREADABLE)
    const { signOut } = await import('@/lib/firebase/auth')
    await signOut()
  }
}
