import {
  type Auth,
  createUserWithEmailAndPassword,
  deleteUser,
  reload,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
} from 'firebase/auth'
import { beforeEach, describe, expect, it } from 'vitest'
import { setupConnections } from './support/connect'
import { setupEmulator } from './support/setup-emulator'

const EMAIL = 'Warga@Desa.test'
const PASSWORD = 'rahasia1'

const emulator = setupEmulator()
const { asOwner } = emulator
const { connectAuth } = setupConnections()
let projects = 0
let project: string
let auth: Auth

const connect = (apiKey = project) => connectAuth(emulator.url(), project, apiKey)

beforeEach(() => {
  project = `demo-auth-${projects++}`
  auth = connect()
})

const signUp = () => createUserWithEmailAndPassword(auth, EMAIL, PASSWORD)
const signIn = (email = EMAIL, password = PASSWORD, on = auth) =>
  signInWithEmailAndPassword(on, email, password)

const API = '/identitytoolkit.googleapis.com/v1'
const callAsOwner = (operation: string, body: Record<string, unknown>) =>
  asOwner('POST', `${API}/projects/${project}/${operation}`, body)

async function lastCode(): Promise<string> {
  const { oobCodes } = (await asOwner('GET', `/emulator/v1/projects/${project}/oobCodes`)) as {
    oobCodes: { oobCode: string }[]
  }
  return oobCodes.at(-1)?.oobCode ?? ''
}

const code = (name: string) => expect.objectContaining({ code: `auth/${name}` }) as Error

describe('signing up', () => {
  it('signs in the new user, and stores the address in lower case', async () => {
    const { user } = await signUp()
    expect(user.email).toBe('warga@desa.test')
    expect(user.emailVerified).toBe(false)
    const { claims, expirationTime } = await user.getIdTokenResult()
    expect(claims).toMatchObject({
      aud: project,
      iss: `https://securetoken.google.com/${project}`,
      sub: user.uid,
      user_id: user.uid,
      email: 'warga@desa.test',
      email_verified: false,
      firebase: { sign_in_provider: 'password' },
    })
    expect(Date.parse(expirationTime) - Date.now()).toBeGreaterThan(3_590_000)
  })

  it.each([
    [EMAIL, PASSWORD, 'email-already-in-use'],
    ['WARGA@DESA.TEST', PASSWORD, 'email-already-in-use'],
    ['a@desa.test', '12345', 'weak-password'],
    ['not an address', PASSWORD, 'invalid-email'],
  ])('as $0 with $1 fails with $2', async (email, password, expected) => {
    await signUp()
    await expect(createUserWithEmailAndPassword(auth, email, password)).rejects.toEqual(
      code(expected),
    )
  })
})

it('signing in succeeds with an address in any case, but only with the right password and project', async () => {
  const { user } = await signUp()
  await signOut(auth)
  const refused = code('invalid-credential')
  await expect(signIn(EMAIL, 'rahasia2')).rejects.toEqual(refused)
  await expect(signIn('nobody@desa.test')).rejects.toEqual(refused)
  await expect(signIn(EMAIL, PASSWORD, connect('demo-elsewhere'))).rejects.toEqual(refused)
  expect((await signIn('WARGA@desa.test')).user.uid).toBe(user.uid)
})

describe("the user's own account", () => {
  it('accepts a new name', async () => {
    const { user } = await signUp()
    await updateProfile(user, { displayName: 'Sari' })
    await reload(user)
    expect(user).toMatchObject({ displayName: 'Sari' })
    expect((await user.getIdTokenResult(true)).claims).toMatchObject({ name: 'Sari' })
  })

  it('accepts a new password, and then ends all other sessions', async () => {
    const { user } = await signUp()
    const { user: elsewhere } = await signIn(EMAIL, PASSWORD, connect())
    // Sign-in and revocation times have a resolution of one second.
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await updatePassword(user, 'rahasia2')
    await user.getIdToken(true)
    await expect(elsewhere.getIdToken(true)).rejects.toEqual(code('user-token-expired'))
    await expect(signIn()).rejects.toEqual(code('invalid-credential'))
    expect((await signIn(EMAIL, 'rahasia2')).user.uid).toBe(user.uid)
  })

  it('rejects a password change more than 5 minutes after signing in', async () => {
    const { user } = await signUp()
    const [header = '', payload = ''] = (await user.getIdToken()).split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
    const old = { ...claims, auth_time: Math.floor(Date.now() / 1000) - 301 }
    const idToken = `${header}.${Buffer.from(JSON.stringify(old)).toString('base64url')}.`
    const update = `${API}/accounts:update?key=${project}`
    const response = await emulator.request('POST', update, { idToken, password: 'rahasia2' })
    expect(await response.text()).toContain('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    await signIn()
  })

  it('can be deleted by the user', async () => {
    const { user } = await signUp()
    await deleteUser(user)
    await expect(signIn()).rejects.toEqual(code('invalid-credential'))
  })
})

describe('the administrator', () => {
  it.each([
    ['accounts', { email: 'nonsense' }, 'INVALID_EMAIL'],
    ['accounts:update', { localId: 'none' }, 'USER_NOT_FOUND'],
    ['accounts:update', { localId: 'u1', customAttributes: '{' }, 'INVALID_CLAIMS'],
    ['accounts:update', { localId: 'u1', deleteAttribute: ['DISPLAY_NAME'] }, 'not supported here'],
  ])('calls %s with %j and receives the error %s', async (operation, body, message) => {
    await callAsOwner('accounts', { localId: 'u1', email: EMAIL, password: PASSWORD })
    await expect(callAsOwner(operation, body)).rejects.toThrow(message)
  })

  it('receives the password hash of a user, but users do not', async () => {
    const { user } = await signUp()
    const lookup = `${API}/accounts:lookup?key=${project}`
    const own = await emulator.request('POST', lookup, { idToken: await user.getIdToken() })
    const all = JSON.stringify(await callAsOwner('accounts:lookup', { localId: [user.uid] }))
    expect(await own.text()).not.toContain('passwordHash')
    expect(all).toContain('passwordHash')
    expect(all).not.toContain(PASSWORD)
  })
})

it('rejects a refresh token of another project', async () => {
  const { user } = await signUp()
  const form = { grant_type: 'refresh_token', refresh_token: user.refreshToken }
  const token = '/securetoken.googleapis.com/v1/token?key=demo-elsewhere'
  const answer = await emulator.request('POST', token, new URLSearchParams(form).toString())
  expect(await answer.text()).toContain('INVALID_REFRESH_TOKEN')
})

describe('a session with short-lived tokens', () => {
  const config = () => `/emulator/v1/projects/${project}/config`
  const setLifetime = (idTokenLifetime: number) => asOwner('PATCH', config(), { idTokenLifetime })

  it('cannot change its own token lifetime, which only the administrator can shorten', async () => {
    const { status } = await emulator.request('PATCH', config(), { idTokenLifetime: 5 })
    expect(status).toBe(401)
    await expect(setLifetime(3601)).rejects.toThrow('INVALID_ARGUMENT')
  })

  it('loses access to Firestore and Storage when it expires, even to public documents', async () => {
    await setLifetime(5)
    const { user } = await signUp()
    await setLifetime(0)
    const token = await user.getIdToken()
    const status = async (path: string, authorization: string, method = 'GET') =>
      (await fetch(emulator.url() + path, { method, headers: { authorization } })).status
    const root = `projects/${project}/databases/(default)/documents`
    expect(await status(`/v1/${root}:runQuery`, `Bearer ${token}`, 'POST')).toBe(401)
    const bucket = `${project}.firebasestorage.app`
    expect(await status(`/v0/b/${bucket}/o/a?alt=media`, `Firebase ${token}`)).toBe(401)
  })
})

describe('resetting a password', () => {
  const replace = async (oobCode: string, password: string) => {
    const link = `/__/auth/action?mode=resetPassword&oobCode=${oobCode}&apiKey=${project}`
    const body = new URLSearchParams({ password })
    return (await fetch(emulator.url() + link, { method: 'POST', body })).status
  }

  it('accepts the code from the e-mail only once', async () => {
    const { user } = await signUp()
    await sendPasswordResetEmail(auth, EMAIL)
    const reset = await lastCode()
    expect(await replace(reset, '123')).toBe(400)
    expect(await replace(reset, 'rahasia2')).toBe(200)
    expect((await signIn(EMAIL, 'rahasia2')).user.uid).toBe(user.uid)
    expect(await replace(reset, 'rahasia3')).toBe(400)
  })

  it('reports success for an unknown address, but sends no e-mail', async () => {
    await sendPasswordResetEmail(auth, 'nobody@desa.test')
    expect(await lastCode()).toBe('')
    expect(await replace('guess', PASSWORD)).toBe(400)
  })
})
