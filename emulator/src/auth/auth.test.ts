import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Auth, createAuth } from './auth'
import { newFolder } from '../../tests/support/new-folder'
import { send } from '../../tests/support/send'

const API = '/identitytoolkit.googleapis.com/v1'
const ACCOUNT = { localId: 'u1', email: 'a@x.test', password: 'rahasia1' }

let dataFolder: string
let auth: Auth

beforeEach(() => {
  dataFolder = newFolder()
  auth = open()
})
afterEach(() => auth.close())

const open = () => createAuth({ dataFolder, defaultProject: 'demo-desa', log: () => undefined })

async function call(
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  method = body === undefined ? 'GET' : 'POST',
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? {})
  const answer = await send(auth.handle, method, path, headers, text)
  return {
    status: answer.status,
    body: JSON.parse(answer.text) as Record<string, never> & {
      error?: { message: string }
      users?: Record<string, unknown>[]
      idToken?: string
      refreshToken?: string
    },
  }
}

const asOwner = (operation: string, body?: unknown) =>
  call(`${API}/projects/demo-p/${operation}`, body, { authorization: 'Bearer owner' })

const signIn = (key = 'demo-p') => call(`${API}/accounts:signInWithPassword?key=${key}`, ACCOUNT)

describe('the admin API', () => {
  it.each([
    ['accounts', { email: 'nonsense' }, 'INVALID_EMAIL'],
    ['accounts:update', { localId: 'none' }, 'USER_NOT_FOUND'],
    ['accounts:update', { localId: 'u1', customAttributes: '{' }, 'INVALID_CLAIMS'],
    [
      'accounts:update',
      { localId: 'u1', deleteAttribute: ['DISPLAY_NAME'] },
      'INVALID_ARGUMENT : deleteAttribute.0: This is not supported here.',
    ],
  ])('answers %s with body %j with the error %s', async (operation, body, message) => {
    await asOwner('accounts', ACCOUNT)
    const answer = await asOwner(operation, body)
    expect([answer.status, answer.body.error?.message]).toEqual([400, message])
  })

  it('shows the administrator that a password exists, and hides password hashes from users', async () => {
    await asOwner('accounts', ACCOUNT)
    const { idToken } = (await signIn()).body
    const own = await call(`${API}/accounts:lookup?key=demo-p`, { idToken })
    const owners = await asOwner('accounts:lookup', { localId: ['u1'] })
    expect(own.body.users?.[0]).not.toHaveProperty('passwordHash')
    expect(owners.body.users?.[0]).toHaveProperty('passwordHash')
    expect(JSON.stringify(owners.body)).not.toContain(ACCOUNT.password)
  })
})

describe('refresh tokens', () => {
  const refresh = (refreshToken: string, key = 'demo-p') => {
    const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken })
    return call(`/securetoken.googleapis.com/v1/token?key=${key}`, form.toString())
  }

  it('stay valid after a restart', async () => {
    await asOwner('accounts', ACCOUNT)
    const { refreshToken = '' } = (await signIn()).body
    auth.close()
    auth = open()
    expect((await refresh(refreshToken)).body).toMatchObject({
      user_id: 'u1',
      token_type: 'Bearer',
    })
  })

  it('fail in another project', async () => {
    await asOwner('accounts', ACCOUNT)
    const { refreshToken = '' } = (await signIn()).body
    const { body } = await refresh(refreshToken, 'demo-q')
    expect(body.error?.message).toBe('INVALID_REFRESH_TOKEN')
  })
})

describe('the lifetime of ID tokens', () => {
  const configure = (body: unknown, authorization?: string) => {
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization }
    return call('/emulator/v1/projects/demo-p/config', body, headers, 'PATCH')
  }
  const expiresIn = async (key?: string) => (await signIn(key)).body['expiresIn']

  it('applies to one project until the project is cleared', async () => {
    for (const project of ['demo-p', 'demo-q']) await auth.load(project, [ACCOUNT])
    expect((await configure({ idTokenLifetime: 5 }, 'Bearer owner')).status).toBe(200)
    expect([await expiresIn(), await expiresIn('demo-q')]).toEqual(['5', '3600'])
    auth.clear('demo-p')
    await auth.load('demo-p', [ACCOUNT])
    expect(await expiresIn()).toBe('3600')
  })

  it('can be shortened but not extended, and only by the administrator', async () => {
    expect((await configure({ idTokenLifetime: 5 })).status).toBe(401)
    expect((await configure({ idTokenLifetime: 3601 }, 'Bearer owner')).status).toBe(400)
  })
})
