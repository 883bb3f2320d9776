import { create } from 'zustand'
import { ROLE_LABEL, ROLES, type Role } from '@/domain/role'
import type { AuthUser } from '@/lib/firebase/auth'
import { logError } from '@/lib/log'
import { acceptWork, ageWork, dropAllWork, forgetAllWork } from './kept-work'
import { dismissNotice } from './notice'

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
      /** Who was signed in until the session ended under their hands; they go on after signing in. */
      ended?: Person
    }
  | { status: 'signed-in'; person: Person }

export const useSession = create<{ session: Session }>(() => ({ session: { status: 'loading' } }))

const NOT_STAFF = 'Akun ini belum terdaftar sebagai pengguna situs. Hubungi admin desa.'
const DISABLED = 'Akun ini dinonaktifkan. Hubungi admin desa.'
const UNREADABLE = 'Data pengguna tidak dapat dibaca, jadi Anda dikeluarkan. Coba masuk lagi.'

/** Whose session ends for these may come back: what they typed stays on the device, for them alone. */
const MAY_COME_BACK: ReadonlySet<string> = new Set([DISABLED, UNREADABLE])

const auth = () => import('@/lib/firebase/auth')
const profiles = () => import('@/lib/firebase/profile')

let watching = false

/** Tabs share one sign-in, so whoever leaves in one leaves in all; the message is why, or ''. */
let tabs: BroadcastChannel | undefined

let forgetRead = () => {}

/** `forget` drops what the admin has read; called whenever somebody is signed out. */
export function onSignOut(forget: () => void): void {
  forgetRead = forget
}

/** Why the session is about to end, when that is known before it does. */
let endReason: string | undefined

/** Follows who is signed in from now on. The SDK is loaded here, not with the public pages. */
export async function watchSession(): Promise<void> {
  if (watching) return
  watching = true
  const { watchAuthUser } = await auth().catch((error: unknown) => {
    watching = false
    throw error
  })
  tabs = new BroadcastChannel('desa-session')
  tabs.onmessage = ({ data }) => end(String(data))
  await watchAuthUser((user) => void follow(user))
}

/** Signs out, in all tabs, and leaves nothing of this person and the admin on this device. */
export function leave(): Promise<void> {
  return leaveBecause('')
}

async function leaveBecause(notice: string): Promise<void> {
  const { session } = useSession.getState()
  if (session.status === 'signed-in' && !MAY_COME_BACK.has(notice))
    await dropAllWork(session.person.uid).catch((error: unknown) =>
      logError('Tulisan tidak dapat dibuang dari perangkat', error),
    )
  end(notice)
  tabs?.postMessage(notice)
  await (await auth()).signOut()
}

/** This tab forgets all that the admin has read and typed in it. */
function end(notice: string): void {
  const { session } = useSession.getState()
  const isForGood = session.status === 'signed-in' && !MAY_COME_BACK.has(notice)
  forgetRead()
  // Forms that go now still keep the last that was typed, but for whoever has left for good.
  forgetAllWork(isForGood ? session.person.uid : undefined)
  dismissNotice()
  useSession.setState({ session: { status: 'signed-out', ...(notice && { notice }) } })
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
    // Whoever has left meanwhile must not be there again.
    if (!isSignedIn(uid)) return
    if (!profile) return await leaveBecause(NOT_STAFF)
    if (profile.disabled) return await leaveBecause(DISABLED)
    show({ uid, ...profile })
    ageWork(uid)
    if (profile.role === role) return
    endReason = `Peran Anda sekarang ${ROLE_LABEL[profile.role]}.`
    await (await auth()).renewToken()
    endReason = undefined
  } catch (error) {
    // Without network the session stands as it is; every write is judged by the rules anyway.
    logError('Sesi tidak dapat diperbarui', error)
  }
}

function isSignedIn(uid: string): boolean {
  const { session } = useSession.getState()
  return session.status === 'signed-in' && session.person.uid === uid
}

/** Whom the SDK named last. */
let latest: AuthUser | null = null

async function follow(user: AuthUser | null): Promise<void> {
  latest = user
  const { session } = useSession.getState()
  if (!user) {
    if (session.status === 'signed-in')
      useSession.setState({
        session: {
          status: 'signed-out',
          ended: session.person,
          ...(endReason !== undefined && { notice: endReason }),
        },
      })
    else if (session.status === 'loading')
      useSession.setState({ session: { status: 'signed-out' } })
    ageWork('')
    return
  }
  if (session.status === 'signed-in' && session.person.uid === user.uid) return
  endReason = undefined
  const claimed = ROLES.find((role) => role === user.role)
  if (claimed) {
    const { uid, name, email } = user
    show({ uid, name: name || email, email, role: claimed, avatarurl: '' })
    return refreshSession()
  }
  try {
    const { readProfile } = await profiles()
    const profile = await readProfile(user.uid)
    if (latest?.uid !== user.uid) return
    if (!profile) return await leaveBecause(NOT_STAFF)
    if (profile.disabled) return await leaveBecause(DISABLED)
    show({ uid: user.uid, ...profile })
    ageWork(user.uid)
  } catch (error) {
    logError('Profil tidak dapat dibaca', error)
    // What they typed stays on the device: they come back when it can be read.
    end(UNREADABLE)
    await (await auth()).signOut()
  }
}

function show(person: Person): void {
  acceptWork(person.uid)
  const { uid, name, email, role, avatarurl } = person
  useSession.setState({
    session: { status: 'signed-in', person: { uid, name, email, role, avatarurl } },
  })
}
