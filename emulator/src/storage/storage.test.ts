import { readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { crc32c } from './objects/crc32c'
import { BUCKET, PROJECT, setupStorage, webUrl } from '../../tests/support/setup-storage'

const CONTENT = Buffer.from('isi berkas')

const { send, storage, decide, restart, folder } = setupStorage()

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
})

describe('rules', () => {
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
})

describe('a download token', () => {
  const content = (token: string) => get(`${webUrl('a')}?alt=media&token=${token}`)
  /** Gives the token of a new object. */
  async function upload(): Promise<string> {
    const { text } = await send('POST', `/v0/b/${BUCKET}/o?name=a`, {}, 'isi')
    return (JSON.parse(text) as { downloadTokens: string }).downloadTokens
  }

  it('opens the content alone, without asking the rules, until other content takes its place', async () => {
    const token = await upload()
    decide(() => false)
    expect(await content(token)).toMatchObject({ status: 200, text: 'isi' })
    expect((await get(`${webUrl('a')}?token=${token}`)).status).toBe(403)
    decide(() => true)
    await upload()
    expect((await content(token)).status).toBe(403)
  })

  it('that is wrong is refused, even if the rules would allow it', async () => {
    await upload()
    for (const token of ['', 'wrong']) expect((await content(token)).status).toBe(403)
    put('a')
    expect((await content('')).status).toBe(403)
  })
})

describe('refused is', () => {
  it.each([
    ['POST', webUrl('a')],
    ['PUT', webUrl('a')],
    ['DELETE', `/v0/b/${BUCKET}/o`],
    ['GET', `/v0/b/${BUCKET}`],
  ])('%s %s, with 501', async (method, url) => {
    expect((await send(method, url)).status).toBe(501)
  })
})
