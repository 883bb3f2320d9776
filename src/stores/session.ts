import { create } from 'zustand'
import type { Role } from '@/domain/users/role'

export interface Person {
  uid: string
  name: string
  email: string
  role: Role
  avatarurl: string
}

type Session =
  | {
      status: 'loading'
      /** Why the signed-in user is unknown. The next page load tries again. */
      failure?: Error
    }
  | {
      status: 'signed-out'
      /** Why, when it was not their own wish. */
      notice?: string
      /** Who was signed in until the session ended under their hands; they go on after signing in. */
      ended?: Person
    }
  | { status: 'signed-in'; person: Person }

interface SessionState {
  session: Session
  /** Why the session is about to end, when that is known before it does. */
  endReason?: string | undefined
  /** Drops what the admin has read. */
  forgetRead: () => void
}

export const useSession = create<SessionState>(() => ({
  session: { status: 'loading' },
  forgetRead: () => {},
}))

/** Who is signed in now. */
export function signedInPerson(): Person | null {
  const { session } = useSession.getState()
  return session.status === 'signed-in' ? session.person : null
}
