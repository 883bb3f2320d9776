import { readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { crc32c } from './crc32c'
import { BUCKET, OWNER, PROJECT, setupStorage, webUrl } from '../../tests/support/setup-storage'

const CONTENT = Buffer.from('isi berkas')

const { send, storage, asked, decide, restart, folder } = setupStorage()

const get = (url: string, headers?: Record<string, string>) => send('GET', url, headers)

const put = (name: string, settings = {}) => {
  storage().put(PROJECT, name, CONTENT, { contentType: 'image/png', ...settings })
}

describe('an object', () => {
  it('is read with its headers', async () => {
    put('images/a b.png', { cacheControl: 'public,max-age=60' })
    const answer = await get(`${webUrl('images/a b.png')}?alt=media`)
    expect(answer).toMatchObject({ status: 200, text: 'isi berkas' })
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public,max-age=60',
      'content-disposition': "inline; filename*=utf-8''a%20b.png",
      'x-goog-hash': `crc32c=${crc32c(CONTENT)},md5=FuYEEogEnjeomnCOk/NrXQ==`,
    })
  })

  it('is not sent again to who has it, until it changes', async () => {
    put('a')
    const etag = (await get(`${webUrl('a')}?alt=media`)).headers['etag'] ?? ''
    const again = () => get(`${webUrl('a')}?alt=media`, { 'if-none-match': etag })
    expect((await again()).status).toBe(304)
    put('a')
    expect((await again()).status).toBe(200)
  })

  it('in which a browser runs scripts has no origin', async () => {
    put('a.svg', { contentType: 'image/svg+xml' })
    put('a.png')
    const policy = async (name: string) =>
      (await get(`${webUrl(name)}?alt=media`)).headers['content-security-policy']
    expect([await policy('a.svg'), await policy('a.png')]).toEqual(['sandbox', undefined])
  })

  it('survives a restart, its newest content alone', async () => {
    put('../../escape')
    storage().put(PROJECT, '../../escape', Buffer.from('new'), {})
    restart()
    expect((await get(`${webUrl('../../escape')}?alt=media`)).text).toBe('new')
    expect(readdirSync(dirname(dirname(folder())))).toEqual([PROJECT])
    expect(readdirSync(folder())).toHaveLength(2)
  })

  it('that was half written is gone after a restart', async () => {
    put('a')
    writeFileSync(join(folder(), 'abc.123'), 'content without metadata')
    writeFileSync(join(folder(), 'abc.new'), '{"name":')
    restart()
    expect((await get(webUrl('a'))).status).toBe(200)
    expect(readdirSync(folder())).toHaveLength(2)
  })

  it('is gone after clearing', async () => {
    put('a')
    storage().clear(PROJECT)
    expect((await get(webUrl('a'))).status).toBe(404)
  })
})

describe('rules', () => {
  it('are asked with name, bucket and metadata', async () => {
    put('images/a.png')
    await get(webUrl('images/a.png'))
    expect(asked()).toMatchObject([
      {
        method: 'get',
        path: 'images/a.png',
        bucket: BUCKET,
        caller: { kind: 'anonymous' },
        resource: { name: 'images/a.png', size: 10, contentType: 'image/png' },
      },
    ])
  })

  it('that refuse hide whether there is an object', async () => {
    put('a')
    decide(() => false)
    const large = JSON.stringify({ metadata: { a: 'x'.repeat(9000) } })
    for (const [method, body] of [
      ['GET', ''],
      ['PATCH', '{}'],
      ['PATCH', large],
      ['DELETE', ''],
    ] as const) {
      const [there, missing] = [
        await send(method, webUrl('a'), {}, body),
        await send(method, webUrl('b'), {}, body),
      ]
      expect([there.status, there.text]).toEqual([missing.status, missing.text])
      expect(there.text).toBe('{"error":{"code":403,"message":"Permission denied."}}')
    }
  })

  it('do not bind the administrator', async () => {
    put('a')
    decide(() => false)
    expect((await get(webUrl('a'), OWNER)).status).toBe(200)
    expect(asked()).toEqual([])
  })
})

describe('refused is', () => {
  it('a missing object, with 404', async () => {
    expect(await get(webUrl('none'))).toMatchObject({
      status: 404,
      text: '{"error":{"code":404,"message":"Not Found."}}',
    })
  })

  it.each([
    ['POST', webUrl('a')],
    ['PUT', webUrl('a')],
    ['DELETE', `/v0/b/${BUCKET}/o`],
    ['GET', `/v0/b/${BUCKET}`],
  ])('%s %s, with 501', async (method, url) => {
    expect((await send(method, url)).status).toBe(501)
  })

  it.each(['other.example', '..%2F..%2Fx.appspot.com'])('the bucket %s', async (bucket) => {
    expect((await get(webUrl('a', bucket))).status).toBeGreaterThanOrEqual(400)
  })
})

describe('crc32c', () => {
  it('gives the check value of the polynomial', () => {
    // "123456789" → 0xE3069283 (RFC 3720, appendix B.4, and every catalogue of CRCs).
    expect(crc32c(Buffer.from('123456789'))).toBe(Buffer.from('e3069283', 'hex').toString('base64'))
  })
})
