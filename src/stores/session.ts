import { create } from 'zustand'
import { ROLES, type Role } from '@/domain/role'
import type { AuthUser } from '@/lib/firebase/auth'
import { logError } from '@/lib/log'

export interface Person {
  uid: string
  name: string
  email: string
  role: Role
  avatarurl: string
}

export type Session =
  | { status: 'loading' }
  | {
      status: 'signed-out'
      /** Why, when it was not their own wish. */
      notice?: string
      /** Who was signed in until the session ended under their hands. */
      ended?: Person
    }
  | { status: 'signed-in'; person: Person }

export const useSession = create<{ session: Session }>(() => ({ session: { status: 'loading' } }))

const NOT_STAFF = 'Akun ini belum terdaftar sebagai pengguna situs. Hubungi admin desa.'
const DISABLED = 'Akun ini dinonaktifkan. Hubungi admin desa.'
const UNREADABLE = 'Data pengguna tidak dapat dibaca, jadi Anda dikeluarkan. Coba masuk lagi.'

const auth = () => import('@/lib/firebase/auth')
const profiles = () => import('@/lib/firebase/profile')

let watching = false

/** Follows who is signed in from now on. The SDK is loaded here, not with the public pages. */
export async function watchSession(): Promise<void> {
  if (watching) return
  watching = true
  const { watchAuthUser } = await auth().catch((error: unknown) => {
    watching = false
    throw error
  })
  watchAuthUser((user) => void follow(user))
}

/** Signs out and leaves nothing of the admin on this device. `wipe` clears what the stores cannot reach. */
export async function leave(wipe: () => Promise<void>): Promise<void> {
  const [{ signOut }] = await Promise.all([auth(), wipe()])
  useSession.setState({ session: { status: 'signed-out' } })
  await signOut()
}

/**
 * Reads the signed-in person's document anew. It has the last word: where the token says something
 * else it is renewed, and who is disabled or no longer there is signed out.
 */
export async function refreshSession(): Promise<void> {
  const { session } = useSession.getState()
  if (session.status !== 'signed-in') return
  const { uid, role } = session.person
  try {
    const { readProfile } = await profiles()
    const profile = await readProfile(uid)
    if (!profile) return await signOutBecause(NOT_STAFF)
    if (profile.disabled) return await signOutBecause(DISABLED)
    show({ uid, ...profile })
    if (profile.role !== role) await (await auth()).renewToken()
  } catch (error) {
    // Without network the session stands as it is; every write is judged by the rules anyway.
    logError('Sesi tidak dapat diperbarui', error)
  }
}

async function follow(user: AuthUser | null): Promise<void> {
  const { session } = useSession.getState()
  if (!user) {
    if (session.status === 'signed-in')
      useSession.setState({ session: { status: 'signed-out', ended: session.person } })
    else if (session.status === 'loading')
      useSession.setState({ session: { status: 'signed-out' } })
    return
  }
  if (session.status === 'signed-in' && session.person.uid === user.uid) return
  const claimed = ROLES.find((role) => role === user.role)
  if (claimed) {
    const { uid, name, email } = user
    show({ uid, name: name || email, email, role: claimed, avatarurl: '' })
    return refreshSession()
  }
  try {
    const { readProfile } = await profiles()
    const profile = await readProfile(user.uid)
    if (!profile) return await signOutBecause(NOT_STAFF)
    if (profile.disabled) return await signOutBecause(DISABLED)
    show({ uid: user.uid, ...profile })
  } catch (error) {
    logError('Profil tidak dapat dibaca', error)
    await signOutBecause(UNREADABLE)
  }
}

function show(person: Person): void {
  const { uid, name, email, role, avatarurl } = person
  useSession.setState({
    session: { status: 'signed-in', person: { uid, name, email, role, avatarurl } },
  })
}

async function signOutBecause(notice: string): Promise<void> {
  useSession.setState({ session: { status: 'signed-out', notice } })
  await (await auth()).signOut()
}
