import { beforeEach, expect, it, vi } from 'vitest'
import type { User } from '@/domain/users/user-schema'
import { entryWith, stored } from '@/lib/autosave/__mocks__/entries'
import type { AuthUser } from '@/lib/firebase/auth'
import { autosaveEntry } from '@/services/autosave/entries'
import { useAutosaves } from '@/stores/autosave'
import { useSession } from '@/stores/session'
import { onSignOut, signOutEverywhere } from './sign-out-everywhere'
import { refreshSession } from './refresh-session'
import { watchSession } from './watch-session'

vi.mock('@/lib/autosave/entries')

const firebase = vi.hoisted(() => ({
  listener: vi.fn<(user: AuthUser | null) => void>(),
  onUnknown: vi.fn<(error: unknown) => void>(),
  signOut: vi.fn(() => Promise.resolve()),
  renewToken: vi.fn(() => Promise.resolve()),
  readProfile: vi.fn<(uid: string) => Promise<Partial<User> | null>>(),
}))
vi.mock('@/lib/firebase/auth', () => ({
  watchAuthUser: (
    listener: (user: AuthUser | null) => void,
    onUnknown: (error: unknown) => void,
  ) => {
    firebase.listener.mockImplementation(listener)
    firebase.onUnknown.mockImplementation(onUnknown)
  },
  signOut: firebase.signOut,
  renewToken: firebase.renewToken,
}))
vi.mock('@/lib/firebase/profile', () => ({ readProfile: firebase.readProfile }))

const SITI = { name: 'Siti', email: 'siti@desa.test', avatarurl: '', disabled: false }
const EDITOR = { ...SITI, role: 'editor' } as const
const token = (role?: string): AuthUser => ({ uid: 'siti', email: SITI.email, name: 'Siti', role })

const forget = vi.fn()

beforeEach(async () => {
  vi.clearAllMocks()
  stored.clear()
  onSignOut(forget)
  firebase.signOut.mockImplementation(() => {
    firebase.listener(null)
    return Promise.resolve()
  })
  firebase.readProfile.mockResolvedValue(EDITOR)
  await watchSession()
  useSession.setState({ session: { status: 'loading' } })
})

const session = () => useSession.getState().session

async function enter(role?: string) {
  firebase.listener(token(role))
  await vi.waitFor(() => expect(firebase.readProfile).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(session().status).not.toBe('loading'))
}

it('shows the user data from the token until the user document is read', async () => {
  let answer: (profile: typeof EDITOR) => void = () => {}
  firebase.readProfile.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  await enter('kontributor')
  expect(session()).toMatchObject({ person: { role: 'kontributor' } })
  answer(EDITOR)
  await vi.waitFor(() => expect(session()).toMatchObject({ person: { role: 'editor' } }))
  expect(firebase.renewToken).toHaveBeenCalledOnce()
})

it('waits for the user document if the token contains no role', async () => {
  await enter()
  expect(session()).toMatchObject({ status: 'signed-in', person: { uid: 'siti', role: 'editor' } })
})

it.each([
  [null, 'Akun ini belum terdaftar sebagai pengguna situs. Hubungi admin desa.'],
  [{ ...EDITOR, disabled: true }, 'Akun ini dinonaktifkan. Hubungi admin desa.'],
])('signs out a user without access and shows the reason', async (profile, notice) => {
  firebase.readProfile.mockResolvedValue(profile)
  await enter()
  expect(session()).toEqual({ status: 'signed-out', notice })
  expect(firebase.signOut).toHaveBeenCalledOnce()
})

it('keeps the input of a disabled user and deletes the input of a removed user', async () => {
  await enter('editor')
  await keep()
  firebase.readProfile.mockResolvedValue({ ...EDITOR, disabled: true })
  await refreshSession()
  expect(session()).toMatchObject({
    status: 'signed-out',
    notice: expect.stringContaining('dinonaktifkan') as string,
  })
  await keep('b')
  expect([...stored.keys()]).toEqual(['a', 'b'])

  firebase.readProfile.mockResolvedValue(EDITOR)
  firebase.listener(token('editor'))
  await vi.waitFor(() => expect(firebase.readProfile).toHaveBeenCalledTimes(3))
  expect(session().status).toBe('signed-in')
  firebase.readProfile.mockResolvedValue(null)
  await refreshSession()
  expect([...stored.keys()]).toEqual([])
})

it('hides unsaved input of a user from the next user of the device', async () => {
  await enter('editor')
  firebase.readProfile.mockResolvedValue({ ...EDITOR, disabled: true })
  await refreshSession()
  await keep()
  firebase.readProfile.mockResolvedValue({ ...EDITOR, name: 'Budi' })
  firebase.listener({ ...token('editor'), uid: 'budi' })
  await vi.waitFor(() => expect(session()).toMatchObject({ person: { uid: 'budi' } }))
  expect(useAutosaves.getState().entries).toEqual({})
  expect(stored.size).toBe(1)
})

it('signs out a user whose document cannot be read, and keeps their input', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  await keep()
  firebase.readProfile.mockRejectedValue(new Error('No network.'))
  await enter()
  expect(session()).toMatchObject({
    notice: expect.stringContaining('tidak dapat dibaca') as string,
  })
  expect(stored.size).toBe(1)
  logged.mockClear()
})

it('stores the failure if the session cannot be checked, and keeps an existing session after a network failure', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  firebase.onUnknown(new Error('No network.'))
  expect(session()).toEqual({ status: 'loading', failure: expect.any(Error) as Error })
  await enter('editor')
  firebase.onUnknown(new Error('No network.'))
  expect(session().status).toBe('signed-in')
  firebase.readProfile.mockRejectedValue(new Error('No network.'))
  await refreshSession()
  expect(session().status).toBe('signed-in')
  logged.mockClear()
})

it('stores the user and the reason when a session ends unexpectedly', async () => {
  await enter('editor')
  firebase.readProfile.mockResolvedValue({ ...EDITOR, role: 'petugas' })
  firebase.renewToken.mockImplementationOnce(() => {
    firebase.listener(null)
    return Promise.resolve()
  })
  await refreshSession()
  expect(session()).toMatchObject({
    status: 'signed-out',
    ended: { uid: 'siti' },
    notice: 'Peran Anda sekarang Petugas pengaduan.',
  })
})

it('keeps the stored reason for the end of a session when the user document is read again', async () => {
  firebase.renewToken.mockReturnValueOnce(new Promise(() => {}))
  await enter('kontributor')
  await vi.waitFor(() => expect(firebase.renewToken).toHaveBeenCalledOnce())
  await refreshSession()
  firebase.listener(null)
  expect(session()).toMatchObject({ notice: 'Peran Anda sekarang Editor.' })
})

it('deletes admin data and unsaved input in all tabs when signing out', async () => {
  const heard = new BroadcastChannel('desa-session')
  const announced = new Promise((resolve) => (heard.onmessage = resolve))
  await enter('editor')
  await keep()
  await signOutEverywhere()
  expect(session()).toEqual({ status: 'signed-out' })
  expect(forget).toHaveBeenCalledOnce()
  expect(stored.size).toBe(0)
  await announced
  heard.close()
})

it('ignores a user document that arrives after signing out', async () => {
  await enter('editor')
  let answer: (profile: typeof EDITOR) => void = () => {}
  firebase.readProfile.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const refreshing = refreshSession()
  await signOutEverywhere()
  answer(EDITOR)
  await refreshing
  expect(session().status).toBe('signed-out')
})

function keep(id = 'a') {
  return autosaveEntry(entryWith({ id }))
}
