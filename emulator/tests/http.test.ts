import { request as httpRequest } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { firestoreRules } from './support/rules-requests'
import { setupEmulator } from './support/setup-emulator'

const emulator = setupEmulator()
const DOCUMENTS = '/v1/projects/demo-http/databases/(default)/documents'
const ACCOUNTS = '/identitytoolkit.googleapis.com/v1'

afterEach(async () => {
  const health = await fetch(`${emulator.url()}/__/health`)
  expect([health.status, await health.json()]).toMatchObject([200, { status: 'ok' }])
})

/** Sends a path that `fetch` would normalize or reject. */
function raw(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    httpRequest(emulator.url(), { path }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })
}

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  emulator.request('POST', path, body, headers)

const unsigned = (claims: object) =>
  [{ alg: 'none', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.') + '.'

const CLAIMS = { sub: 'u', aud: 'demo-http', exp: Math.floor(Date.now() / 1000) + 3600 }

it.each([
  `${DOCUMENTS}:commit`,
  `${DOCUMENTS}:batchGet`,
  `${DOCUMENTS}:runQuery`,
  `${ACCOUNTS}/accounts:signUp`,
])('rejects malformed JSON and bodies of the wrong shape sent to %s with 400', async (path) => {
  for (const body of ['{', '[]', 'null', '"text"', '\u0000', '{"writes":1,"email":1}'])
    expect((await post(path, body)).status, body).toBe(400)
})

it('uploading invalid rules reports the position of the error, and leaves the previous rules in force', async () => {
  const content = firestoreRules('match /secret/{id} { allow read: if; }')
  const body = { rules: { files: [{ name: 'x', content }] } }
  const rules = '/emulator/v1/projects/demo-http:securityRules'
  const answer = await emulator.request('PUT', rules, body)
  expect(answer.status).toBe(400)
  const message = expect.stringMatching(/^Error compiling rules:\nL4:\d+ /) as string
  expect(await answer.json()).toMatchObject({ error: { message, status: 'INVALID_ARGUMENT' } })
  const secret = JSON.stringify({ documents: [`${DOCUMENTS.slice(4)}/secret/a`] })
  expect((await post(`${DOCUMENTS}:batchGet`, secret)).status).toBe(403)
})

it.each([
  ['PUT', ':securityRules'],
  ['PATCH', '/config'],
  ['GET', '/oobCodes'],
  ['DELETE', '/databases/(default)/documents'],
])('the default project allows %s %s only to the administrator', async (method, path) => {
  const body = method === 'PUT' || method === 'PATCH' ? '{}' : undefined
  for (const name of ['demo-desa', 'demo%2Ddesa'])
    for (const authorization of ['', `Bearer ${unsigned({ ...CLAIMS, aud: 'demo-desa' })}`]) {
      const url = `/emulator/v1/projects/${name}${path}`
      const headers: Record<string, string> = authorization ? { authorization } : {}
      expect((await emulator.request(method, url, body, headers)).status).toBe(401)
    }
})

it('an invalid token does not grant administrator access', async () => {
  for (const authorization of ['', 'Bearer x', `Bearer ${unsigned(CLAIMS)}`]) {
    const headers = authorization ? { authorization } : {}
    const created = await post(`${ACCOUNTS}/projects/demo-http/accounts`, '{}', headers)
    const loaded = await post('/__/emulator/projects/demo-http:load', '{}', headers)
    const path = '/__/emulator/projects/demo-http'
    const cleared = await emulator.request('DELETE', path, undefined, headers)
    expect([created.status, loaded.status, cleared.status]).toEqual([401, 401, 401])
  }
})

describe('a URL', () => {
  it.each(['/%', '/%ZZ', '/v0/b/x/o/%E0%A4%A', '/v1/projects/%/x', 'http:x'])(
    'is rejected with 400 if it is malformed: %s',
    async (path) => {
      expect(await raw(path)).toBe(400)
    },
  )

  it.each([
    ['/__/unknown', 404],
    ['/v1/projects/demo-http', 404],
    [`${ACCOUNTS}/unknown`, 501],
    ['/v0/b/not-a-bucket/o/x', 404],
  ])('that does not exist (%s) is rejected with %i', async (path, status) => {
    expect((await fetch(emulator.url() + path)).status).toBe(status)
  })

  it.each(['..', '%2e%2e', '%2e%2e%2fdemo-desa', 'UPPER', `p${'x'.repeat(100)}`])(
    'is rejected with 400 for the project id %s',
    async (project) => {
      for (const path of [
        `/v1/projects/${project}/databases/(default)/documents/news/a`,
        `/emulator/v1/projects/${project}/oobCodes`,
        `/v0/b/${project}.firebasestorage.app/o/x`,
      ])
        expect(await raw(path), path).toSatisfy((status) => status === 400 || status === 404)
    },
  )
})

it('responds with 413 to an oversized body, and then to the next request without delay', async () => {
  const big = 'x'.repeat(12 * 1024 * 1024)
  expect((await post(`${DOCUMENTS}:commit`, big)).status).toBe(413)
  expect((await post(`${ACCOUNTS}/accounts:signUp`, big)).status).toBe(413)
})
