import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseCaller } from '../auth/id-token'
import { ApiError } from '../http/message'
import type { Ruleset, StorageRequest } from '../rules/access'
import { crc32c } from './crc32c'
import { createStorage, type Storage } from './storage'

const PROJECT = 'demo-storage'
const CONTENT = Buffer.from('isi berkas')

let dataFolder: string
let storage: Storage
let asked: StorageRequest[]
let allowed: boolean

beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'storage-'))
  asked = []
  allowed = true
  storage = open()
})
afterEach(() => {
  rmSync(dataFolder, { recursive: true })
})

const ruleset: Ruleset = {
  firestore: () => ({ allowed: false, reasons: [] }),
  storage(request) {
    asked.push(request)
    return { allowed, reasons: ['because'] }
  },
}

const open = () =>
  createStorage({
    dataFolder,
    rulesFor: () => ruleset,
    parseCaller,
    readDocument: () => null,
    log: () => undefined,
  })

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const [pathname = '', search] = path.split('?')
  const query = new URLSearchParams(search)
  const response = await storage
    .handle({ method, path: pathname, query, headers, body: Buffer.alloc(0) })
    .catch((error: unknown) => {
      if (error instanceof ApiError) return error.toResponse()
      throw error
    })
  return { ...response, headers: response.headers ?? {}, text: String(response.body ?? '') }
}

const url = (name: string, bucket = `${PROJECT}.firebasestorage.app`) =>
  `/v0/b/${bucket}/o/${encodeURIComponent(name)}`

const put = (name: string, settings = {}) => {
  storage.put(PROJECT, name, CONTENT, { contentType: 'image/png', ...settings })
}

describe('an object', () => {
  it('is read with its headers', async () => {
    put('images/a b.png', { cacheControl: 'public,max-age=60' })
    const answer = await get(`${url('images/a b.png')}?alt=media`)
    expect(answer).toMatchObject({ status: 200, text: 'isi berkas' })
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public,max-age=60',
      'content-disposition': "inline; filename*=utf-8''a%20b.png",
      'x-goog-hash': `crc32c=${crc32c(CONTENT)},md5=FuYEEogEnjeomnCOk/NrXQ==`,
    })
  })

  it('is found under both names of the bucket', async () => {
    put('a')
    expect((await get(`${url('a', `${PROJECT}.appspot.com`)}?alt=media`)).status).toBe(200)
  })

  it('has metadata, with its size as text', async () => {
    put('images/a.png', { metadata: { by: 'sari' } })
    expect(JSON.parse((await get(url('images/a.png'))).text)).toMatchObject({
      name: 'images/a.png',
      bucket: `${PROJECT}.firebasestorage.app`,
      size: '10',
      contentType: 'image/png',
      metadata: { by: 'sari' },
      metageneration: '1',
    })
  })

  it('is not sent again to who has it, until it changes', async () => {
    put('a')
    const etag = (await get(`${url('a')}?alt=media`)).headers['etag'] ?? ''
    const again = () => get(`${url('a')}?alt=media`, { 'if-none-match': etag })
    expect((await again()).status).toBe(304)
    put('a')
    expect((await again()).status).toBe(200)
  })

  it('survives a restart, its newest content alone', async () => {
    put('../../escape')
    storage.put(PROJECT, '../../escape', Buffer.from('new'), {})
    storage = open()
    expect((await get(`${url('../../escape')}?alt=media`)).text).toBe('new')
    expect(readdirSync(dataFolder)).toEqual([PROJECT])
    expect(readdirSync(join(dataFolder, PROJECT, 'storage'))).toHaveLength(2)
  })

  it('that was half written is gone after a restart', async () => {
    put('a')
    const folder = join(dataFolder, PROJECT, 'storage')
    writeFileSync(join(folder, 'abc.123'), 'content without metadata')
    writeFileSync(join(folder, 'abc.new'), '{"name":')
    storage = open()
    expect((await get(url('a'))).status).toBe(200)
    expect(readdirSync(folder)).toHaveLength(2)
  })

  it('is gone after clearing', async () => {
    put('a')
    storage.clear(PROJECT)
    expect((await get(url('a'))).status).toBe(404)
  })
})

describe('rules', () => {
  it('are asked with name, bucket and metadata', async () => {
    put('images/a.png')
    await get(url('images/a.png'))
    expect(asked).toMatchObject([
      {
        method: 'get',
        path: 'images/a.png',
        bucket: `${PROJECT}.firebasestorage.app`,
        caller: { kind: 'anonymous' },
        resource: { name: 'images/a.png', size: 10, contentType: 'image/png' },
      },
    ])
  })

  it('that refuse hide whether there is an object', async () => {
    put('a')
    allowed = false
    const [there, missing] = [await get(url('a')), await get(url('b'))]
    expect([there.status, there.text]).toEqual([missing.status, missing.text])
    expect(there.text).toBe('{"error":{"code":403,"message":"Permission denied."}}')
  })

  it('do not bind the administrator', async () => {
    put('a')
    allowed = false
    expect((await get(url('a'), { authorization: 'Bearer owner' })).status).toBe(200)
    expect(asked).toEqual([])
  })
})

describe('refused is', () => {
  it('a missing object, with 404', async () => {
    expect(await get(url('none'))).toMatchObject({
      status: 404,
      text: '{"error":{"code":404,"message":"Not Found."}}',
    })
  })

  it.each(['POST', 'PATCH', 'DELETE'])('%s, with 501', async (method) => {
    expect((await get(url('a'), {}, method)).status).toBe(501)
  })

  it('a list, with 501', async () => {
    expect((await get(`/v0/b/${PROJECT}.firebasestorage.app/o?prefix=`)).status).toBe(501)
  })

  it('an unknown bucket, with 404', async () => {
    expect((await get(url('a', 'other.example'))).status).toBe(404)
  })
})

describe('crc32c', () => {
  it('gives the check value of the polynomial', () => {
    // "123456789" → 0xE3069283 (RFC 3720, appendix B.4, and every catalogue of CRCs).
    expect(crc32c(Buffer.from('123456789'))).toBe(Buffer.from('e3069283', 'hex').toString('base64'))
  })
})
