import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AccountSeed } from '../auth/seed-accounts'
import { ApiError, type ApiRequest, json } from '../http/message'
import { isEmptyProject, loadSample } from './first-start'
import { createSeedEndpoints } from './seed-endpoints'
import type { Services } from './seed'

const OWNER = { authorization: 'Bearer owner' }

let folder: string
let requests: { method: string; path: string; body: unknown }[]
let accounts: AccountSeed[]
let objects: { name: string; text: string }[]
let cleared: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seed-'))
  requests = []
  accounts = []
  objects = []
  cleared = []
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const services: Services = {
  firestore: {
    handle({ method, path, headers, body }) {
      if (headers['authorization'] !== 'Bearer owner') throw new Error('not as owner')
      requests.push({ method, path, body: body.length > 0 ? JSON.parse(body.toString()) : null })
      return json({})
    },
  },
  auth: {
    handle: () => json({}),
    load: (_, seeds) => Promise.resolve(void accounts.push(...seeds)),
    clear: (project) => cleared.push(`auth ${project}`),
    close: () => undefined,
  },
  storage: {
    handle: () => Promise.resolve(json({})),
    put: (_, name, content) => objects.push({ name, text: content.toString() }),
    clear: (project) => cleared.push(`storage ${project}`),
  },
}

async function call(method: string, path: string, body: unknown, headers = {}): Promise<number> {
  const request: ApiRequest = {
    method,
    path: `/__/emulator/projects/${path}`,
    query: new URLSearchParams(),
    headers,
    body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
  }
  try {
    return (await createSeedEndpoints(services)(request)).status
  } catch (error) {
    if (error instanceof ApiError) return error.toResponse().status
    throw error
  }
}

describe('loading', () => {
  const account = { localId: 'u', email: 'a@x.test', password: 'rahasia1' }

  it('puts documents, accounts and objects', async () => {
    const seed = {
      documents: { 'news/a': { views: 1 } },
      accounts: [account],
      objects: [{ name: 'a.txt', contentType: 'text/plain', base64: 'aXNp' }],
    }
    expect(await call('POST', 'demo-a:load', seed, OWNER)).toBe(200)
    const root = 'projects/demo-a/databases/(default)/documents'
    expect(requests).toEqual([
      {
        method: 'POST',
        path: `/v1/${root}:commit`,
        body: {
          writes: [
            { update: { name: `${root}/news/a`, fields: { views: { integerValue: '1' } } } },
          ],
        },
      },
    ])
    expect(accounts).toEqual([account])
    expect(objects).toEqual([{ name: 'a.txt', text: 'isi' }])
  })

  it('splits many documents into commits that Firestore takes', async () => {
    const documents = Object.fromEntries(
      Array.from({ length: 450 }, (_, index) => [`news/${index}`, {}]),
    )
    await call('POST', 'demo-a:load', { documents }, OWNER)
    const sizes = requests.map(({ body }) => (body as { writes: unknown[] }).writes.length)
    expect(sizes).toEqual([200, 200, 50])
  })

  it.each([
    ['{', OWNER, 400],
    [{ documents: { 'news/a': 1 } }, OWNER, 400],
    [{ accounts: [{ localId: 'u' }] }, OWNER, 400],
    [{ objects: [{ name: 'x', contentType: 'y', file: '/etc/passwd' }] }, OWNER, 400],
    [{}, {}, 401],
  ])('of %j with %j is answered %i', async (body, headers, status) => {
    expect(await call('POST', 'demo-a:load', body, headers)).toBe(status)
    expect([requests, accounts, objects]).toEqual([[], [], []])
  })
})

describe('clearing', () => {
  it('empties documents, accounts and objects', async () => {
    expect(await call('DELETE', 'demo-a', '', OWNER)).toBe(200)
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /emulator/v1/projects/demo-a/databases/(default)/documents',
    ])
    expect(cleared).toEqual(['auth demo-a', 'storage demo-a'])
  })

  it('is for the administrator', async () => {
    expect(await call('DELETE', 'demo-a', '')).toBe(401)
    expect(cleared).toEqual([])
  })
})

describe('the first start', () => {
  const sample = () => {
    const file = join(folder, 'sample.json')
    writeFileSync(join(folder, 'a.txt'), 'from a file')
    const objects = [{ name: 'a.txt', contentType: 'text/plain', file: 'a.txt' }]
    writeFileSync(file, JSON.stringify({ objects }))
    return file
  }

  it('reads the files of objects beside the sample', async () => {
    await loadSample(sample(), folder, 'demo-desa', services)
    expect(objects).toEqual([{ name: 'a.txt', text: 'from a file' }])
  })

  it('is one when there is no folder yet', () => {
    expect(isEmptyProject(folder, 'demo-desa')).toBe(true)
  })

  it('is repeated from nothing when it was interrupted', async () => {
    const failing: Services = {
      ...services,
      firestore: { handle: () => ({ status: 500 }) },
    }
    const file = join(folder, 'sample.json')
    writeFileSync(file, JSON.stringify({ documents: { 'news/a': {} } }))
    await expect(loadSample(file, folder, 'demo-desa', failing)).rejects.toThrow('500')
    writeFileSync(join(folder, 'demo-desa', 'half.jsonl'), 'x')
    expect(isEmptyProject(folder, 'demo-desa')).toBe(true)
    expect(existsSync(join(folder, 'demo-desa', 'half.jsonl'))).toBe(false)
  })

  it('is not repeated when it succeeded', async () => {
    await loadSample(sample(), folder, 'demo-desa', services)
    writeFileSync(join(folder, 'demo-desa', 'auth.jsonl'), '')
    expect(isEmptyProject(folder, 'demo-desa')).toBe(false)
  })
})
