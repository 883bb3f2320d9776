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
      /** Error that prevented reading the session. The next page load tries again. */
      failure?: Error
    }
  | {
      status: 'signed-out'
      /** Reason for a sign-out that the user did not request. */
      notice?: string
      /** User whose session ended unexpectedly and who can continue after signing in. */
      ended?: Person
    }
  | { status: 'signed-in'; person: Person }

interface SessionState {
  session: Session
  /** Reason for a sign-out that is about to happen. */
  endReason?: string | undefined
  forgetRead: () => void
}

export const useSession = create<SessionState>(() => ({
  session: { status: 'loading' },
  forgetRead: () => {},
}))

export function signedInPerson(): Person | null {
  const { session } = useSession.getState()
  return session.status === 'signed-in' ? session.person : null
}
