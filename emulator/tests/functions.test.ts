import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { setupFunctionsProject } from './support/functions-project'

/** Of a developer who has signed in with `gcloud auth application-default login`. */
function signInWithGcloud(home: string) {
  const folder = join(home, '.config', 'gcloud')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'application_default_credentials.json'),
    JSON.stringify({
      type: 'authorized_user',
      client_id: 'a',
      client_secret: 'b',
      refresh_token: 'c',
    }),
  )
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

const refused = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  )

describe('a callable', () => {
  it('answers with its data', async () => {
    expect(await project.call('echo', { a: [1, 'é', null] })).toEqual({
      data: { a: [1, 'é', null] },
      uid: null,
      role: null,
    })
    expect(await project.call('echo')).toMatchObject({ data: null })
  })

  it('knows the verified caller with custom claims', async () => {
    await project.signIn(ACCOUNT.email, ACCOUNT.password)
    expect(await project.call('echo')).toMatchObject({ uid: 'u1', role: 'editor' })
    await project.signOut()
  })

  it('refuses a token that is not valid', async () => {
    const answer = await fetch(at('echo'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer forged' },
      body: '{"data":null}',
    })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ error: { status: 'UNAUTHENTICATED' } })
  })

  it('in a group is named with a hyphen', async () => {
    expect(await project.call('group-nested')).toBe('nested')
  })

  it('is found in its own region alone', async () => {
    expect(await project.call('elsewhere', null, 'us-central1')).toBe('elsewhere')
    expect(await refused(project.call('elsewhere'))).toMatchObject({ code: 'functions/not-found' })
  })

  it('that does not exist is not found, nor is a function of another kind', async () => {
    for (const name of ['absent', 'onTopic', 'page', 'group', 'constructor'])
      expect(await refused(project.call(name)), name).toMatchObject({
        code: 'functions/not-found',
      })
  })

  it('sends the details of an HttpsError', async () => {
    expect(await refused(project.call('refuse'))).toMatchObject({
      code: 'functions/failed-precondition',
      details: { text: 'Belum bisa.' },
    })
  })

  it('that throws anything else is answered INTERNAL and keeps the reason to itself', async () => {
    const error = await refused(project.call('fail'))
    expect(error).toMatchObject({ code: 'functions/internal' })
    expect(String(error)).not.toContain('secret')
  })

  it('of another project is not found', async () => {
    const answer = await fetch(at('echo').replace('demo-desa', 'demo-other'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"data":null}',
    })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ error: { status: 'NOT_FOUND' } })
  })

  it('works in the environment of the emulated project', async () => {
    expect(await project.call('environment')).toEqual({
      GCLOUD_PROJECT: 'demo-desa',
      FUNCTIONS_EMULATOR: 'true',
      FIREBASE_CONFIG: JSON.stringify({
        projectId: 'demo-desa',
        storageBucket: 'demo-desa.firebasestorage.app',
      }),
    })
  })

  it("does not have the developer's own credentials", async () => {
    expect(await project.call('credentials')).toMatch('Could not load the default credentials')
  })

  it('has its secrets from the environment, those it lacks empty', async () => {
    expect(await project.call('secrets')).toEqual({ given: 'rahasia', missing: '' })
  })

  it('answers fifty at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => project.call('echo', index)),
    )
    expect(answers).toEqual(answers.map((_, data) => ({ data, uid: null, role: null })))
  })
})

it('a page of another origin is told what the function says of it', async () => {
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

describe('a function that ends its process', () => {
  it.each(['exit', 'rejectLater', 'hoard'])(
    '(%s) is answered INTERNAL, the next call by a new process',
    async (name) => {
      const before = await project.call('processId')
      expect(await refused(project.call(name))).toMatchObject({ code: 'functions/internal' })
      expect(await project.call('processId')).not.toBe(before)
      expect((await fetch(`${project.url()}/__/health`)).status).toBe(200)
    },
    30_000,
  )

  it('is ended when it loops beyond its time', async () => {
    expect(await refused(project.call('loopForever'))).toMatchObject({
      code: 'functions/deadline-exceeded',
    })
    expect(await project.call('echo', 1)).toMatchObject({ data: 1 })
  }, 30_000)
})
