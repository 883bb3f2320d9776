import { ROLE_LABEL } from '@/domain/users/role'
import { logError } from '@/lib/log'
import { signedInPerson, useSession } from '@/stores/session'
import { loadSession } from './load-session'

/**
 * Reads the document of the signed-in user again. If the role in the document differs from the token, renews the token.
 * Signs out disabled and deleted users.
 */
export async function refreshSession(): Promise<void> {
  const person = signedInPerson()
  if (!person) return
  try {
    // A user who signed out meanwhile must not be signed in again.
    const role = await loadSession(person.uid, () => signedInPerson()?.uid === person.uid)
    if (!role || role === person.role) return
    useSession.setState({ endReason: `Peran Anda sekarang ${ROLE_LABEL[role]}.` })
    const { renewToken } = await import('@/lib/firebase/auth')
    await renewToken()
    useSession.setState({ endReason: undefined })
  } catch (error) {
    // The session stays if the network is missing. The rules check every write anyway.
    logError('Refreshing the session failed', error)
  }
}
