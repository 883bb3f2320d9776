import { ROLE_LABEL } from '@/domain/users/role'
import { logError } from '@/lib/log'
import { signedInPerson, useSession } from '@/stores/session'
import { admit } from './admit'

/**
 * Reads the signed-in person's document anew. It has the last word: where the token says something
 * else it is renewed, and who is disabled or no longer there is signed out.
 */
export async function refreshSession(): Promise<void> {
  const person = signedInPerson()
  if (!person) return
  try {
    // Whoever has left meanwhile must not be there again.
    const role = await admit(person.uid, () => signedInPerson()?.uid === person.uid)
    if (!role || role === person.role) return
    useSession.setState({ endReason: `Peran Anda sekarang ${ROLE_LABEL[role]}.` })
    const { renewToken } = await import('@/lib/firebase/auth')
    await renewToken()
    useSession.setState({ endReason: undefined })
  } catch (error) {
    // Without network the session stands as it is; every write is judged by the rules anyway.
    logError('Sesi tidak dapat diperbarui', error)
  }
}
