import { deleteApp as deleteAdminApp, initializeApp as initializeAdmin } from 'firebase-admin/app'
import { type Auth as AdminAuth, getAuth } from 'firebase-admin/auth'
import { type Auth, reload, signInWithEmailAndPassword } from 'firebase/auth'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { setupConnections } from './support/connect'
import { setupEmulator } from './support/setup-emulator'

const EMAIL = 'sari@desa.test'
const PASSWORD = 'rahasia1'
const project = `demo-admin-auth-${process.pid}`

const emulator = setupEmulator()
const { connectAuth } = setupConnections()
const adminApp = initializeAdmin({ projectId: project }, project)
let admin: AdminAuth
let auth: Auth

beforeAll(() => {
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = new URL(emulator.url()).host
  admin = getAuth(adminApp)
})
beforeEach(() => {
  auth = connectAuth(emulator.url(), project)
})
afterEach(() => emulator.asOwner('DELETE', `/__/emulator/projects/${project}`))
afterAll(() => deleteAdminApp(adminApp))

const code = (name: string) => expect.objectContaining({ code: `auth/${name}` }) as Error
const create = (properties: object = {}) =>
  admin.createUser({ uid: 'u1', email: EMAIL, password: PASSWORD, ...properties })
const signIn = async (password = PASSWORD) =>
  (await signInWithEmailAndPassword(auth, EMAIL, password)).user
/** Returns the current second, because sign-in and revocation times have a resolution of one second. */
const second = () => Math.floor(Date.now() / 1_000)

/** Resolves in the next second. A timer alone can fire one millisecond too early. */
const nextSecond = () => {
  const now = second()
  return vi.waitUntil(() => second() > now, { timeout: 5_000 })
}

describe('an account created by the administrator', () => {
  it('can sign in', async () => {
    const created = await create({ displayName: 'Sari', emailVerified: true })
    const user = await signIn()
    expect(user).toMatchObject({ uid: 'u1', displayName: 'Sari', emailVerified: true })
    expect(created.metadata.lastRefreshTime).toBeNull()
    expect((await admin.getUser('u1')).metadata.lastRefreshTime).not.toBeNull()
  })

  it('requires a unique id and e-mail address, and can be looked up by each of them', async () => {
    await create()
    await expect(create({ uid: 'u2' })).rejects.toEqual(code('email-already-exists'))
    await expect(create({ email: 'b@desa.test' })).rejects.toEqual(code('uid-already-exists'))
    expect((await admin.getUser('u1')).email).toBe(EMAIL)
    expect((await admin.getUserByEmail('SARI@desa.test')).uid).toBe('u1')
    await expect(admin.getUser('nobody')).rejects.toEqual(code('user-not-found'))
    await expect(admin.getUserByEmail('no@desa.test')).rejects.toEqual(code('user-not-found'))
  })
})

it('lists accounts page by page', async () => {
  for (const n of [1, 2, 3]) await create({ uid: `u${n}`, email: `${n}@desa.test` })
  const first = await admin.listUsers(2)
  expect(first.users.map(({ uid }) => uid)).toEqual(['u1', 'u2'])
  const second = await admin.listUsers(2, first.pageToken)
  expect(second.users.map(({ uid }) => uid)).toEqual(['u3'])
  expect(second.pageToken).toBeUndefined()
})

it('a password reset link for a known address opens the page for a new password', async () => {
  await expect(admin.generatePasswordResetLink(EMAIL)).rejects.toEqual(code('email-not-found'))
  await admin.createUser({ uid: 'u1', email: EMAIL })
  const page = await fetch(await admin.generatePasswordResetLink(EMAIL))
  expect(page.status).toBe(200)
  expect(await page.text()).toContain(EMAIL)
})

it('the ID token contains new custom claims until they are removed', async () => {
  await create()
  const user = await signIn()
  await admin.setCustomUserClaims('u1', { role: 'editor' })
  expect((await user.getIdTokenResult()).claims['role']).toBeUndefined()
  expect((await user.getIdTokenResult(true)).claims['role']).toBe('editor')
  expect(await admin.verifyIdToken(await user.getIdToken())).toMatchObject({
    uid: 'u1',
    role: 'editor',
  })
  expect((await admin.getUser('u1')).customClaims).toEqual({ role: 'editor' })
  await admin.setCustomUserClaims('u1', null)
  expect((await user.getIdTokenResult(true)).claims['role']).toBeUndefined()
})

it('a disabled account cannot sign in, use its tokens or look itself up until it is enabled', async () => {
  await create()
  const user = await signIn()
  const token = await user.getIdToken()
  await admin.updateUser('u1', { disabled: true })
  await expect(signIn()).rejects.toEqual(code('user-disabled'))
  await expect(admin.verifyIdToken(token)).rejects.toEqual(code('user-disabled'))
  await expect(reload(user)).rejects.toEqual(code('user-disabled'))
  await admin.updateUser('u1', { disabled: false })
  expect((await signIn()).uid).toBe('u1')
})

it('revoking tokens ends all sessions that started before, but not later sessions', async () => {
  await create()
  const user = await signIn()
  const token = await user.getIdToken()
  await nextSecond()
  await admin.revokeRefreshTokens('u1')
  await expect(admin.verifyIdToken(token, true)).rejects.toEqual(code('id-token-revoked'))
  await expect(user.getIdToken(true)).rejects.toEqual(code('user-token-expired'))
  const again = await signIn()
  expect((await admin.verifyIdToken(await again.getIdToken(), true)).uid).toBe('u1')
  await again.getIdToken(true)
})
