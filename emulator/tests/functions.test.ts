import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { refused, setupFunctionsProject } from './support/functions-project'

/** Writes the credentials that `gcloud auth application-default login` creates. */
function signInWithGcloud(home: string) {
  const folder = join(home, '.config', 'gcloud')
  mkdirSync(folder, { recursive: true })
  const user = { client_id: 'a', client_secret: 'b', refresh_token: 'c' }
  const credentials = JSON.stringify({ type: 'authorized_user', ...user })
  writeFileSync(join(folder, 'application_default_credentials.json'), credentials)
  vi.stubEnv('HOME', home)
  vi.stubEnv('GIVEN_SECRET', 'rahasia')
}

const project = setupFunctionsProject(signInWithGcloud)
afterAll(() => vi.unstubAllEnvs())

const ACCOUNT = { localId: 'u1', email: 'a@desa.test', password: 'rahasia1' }

beforeAll(async () => {
  const loaded = await project.asOwner('POST', '/__/emulator/projects/demo-desa:load', {
    accounts: [{ ...ACCOUNT, customClaims: { role: 'editor' } }],
  })
  expect(loaded.status).toBe(200)
})

const at = (name: string, region = 'asia-southeast2') =>
  `${project.url()}/demo-desa/${region}/${name}`

describe('a callable', () => {
  it('returns its data', async () => {
    expect(await project.call('echo', { a: [1, 'é', null] })).toEqual({
      data: { a: [1, 'é', null] },
      uid: null,
      role: null,
    })
    expect(await project.call('echo')).toMatchObject({ data: null })
  })

  it('receives the verified caller with custom claims', async () => {
    await project.signIn(ACCOUNT.email, ACCOUNT.password)
    expect(await project.call('echo')).toMatchObject({ uid: 'u1', role: 'editor' })
    await project.signOut()
  })

  it('rejects an invalid token', async () => {
    const answer = await fetch(at('echo'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer forged' },
      body: '{"data":null}',
    })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ error: { status: 'UNAUTHENTICATED' } })
  })

  it('exists only in its own region', async () => {
    expect(await project.call('elsewhere', null, 'us-central1')).toBe('elsewhere')
    expect(await refused(project.call('elsewhere'))).toMatchObject({ code: 'functions/not-found' })
  })

  it('fails with not-found for an unknown name and for a function that is not callable', async () => {
    for (const name of ['absent', 'onTopic', 'page', 'group', 'constructor'])
      expect(await refused(project.call(name)), name).toMatchObject({ code: 'functions/not-found' })
  })

  it('returns the details of an HttpsError, and INTERNAL without a message for other errors', async () => {
    const details = { text: 'Belum bisa.' }
    const refusal = { code: 'functions/failed-precondition', details }
    expect(await refused(project.call('refuse'))).toMatchObject(refusal)
    const error = await refused(project.call('fail'))
    expect(error).toMatchObject({ code: 'functions/internal' })
    expect(String(error)).not.toContain('secret')
  })

  it('can read the environment variables of the emulated project', async () => {
    const config = { projectId: 'demo-desa', storageBucket: 'demo-desa.firebasestorage.app' }
    expect(await project.call('environment')).toEqual({
      ...{ GCLOUD_PROJECT: 'demo-desa', FUNCTIONS_EMULATOR: 'true' },
      FIREBASE_CONFIG: JSON.stringify(config),
    })
  })

  it('reads secrets from the environment, gets empty text for missing secrets, and finds no credentials of the developer', async () => {
    expect(await project.call('secrets')).toEqual({ given: 'rahasia', missing: '' })
    expect(await project.call('credentials')).toMatch('Could not load the default credentials')
  })
})

it('responds to another origin with the CORS headers that the function declares', async () => {
  const ask = async (name: string) => {
    const { status, headers } = await fetch(at(name), {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:9',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    })
    return [status, headers.get('access-control-allow-origin')]
  }
  expect(await ask('echo')).toEqual([204, 'http://localhost:9'])
  expect(await ask('openToOne')).toEqual([204, 'http://localhost:5173'])
})

describe('the process of a function', () => {
  it.each(['exit', 'rejectLater', 'hoard'])(
    'is replaced for the next call if the function %s ends it, and the ended call returns INTERNAL',
    async (name) => {
      const before = await project.call('processId')
      expect(await refused(project.call(name))).toMatchObject({ code: 'functions/internal' })
      expect(await project.call('processId')).not.toBe(before)
      expect((await fetch(`${project.url()}/__/health`)).status).toBe(200)
    },
    30_000,
  )

  it('stops when a function in an endless loop reaches its timeout', async () => {
    expect(await refused(project.call('loopForever'))).toMatchObject({
      code: 'functions/deadline-exceeded',
    })
    expect(await project.call('echo', 1)).toMatchObject({ data: 1 })
  }, 30_000)
})
