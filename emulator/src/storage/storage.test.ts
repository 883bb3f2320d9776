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

describe('downloading an object', () => {
  it('returns the content with its headers', async () => {
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

  it('omits the body if the client has the current content', async () => {
    put('a')
    const etag = (await get(`${webUrl('a')}?alt=media`)).headers['etag'] ?? ''
    const again = () => get(`${webUrl('a')}?alt=media`, { 'if-none-match': etag })
    expect((await again()).status).toBe(304)
    put('a')
    expect((await again()).status).toBe(200)
  })

  it('returns the latest content after a restart, and ignores partly written content', async () => {
    put('../../escape')
    storage().put(PROJECT, '../../escape', Buffer.from('new'), {})
    writeFileSync(join(folder(), 'abc.123'), 'content without metadata')
    writeFileSync(join(folder(), 'abc.new'), '{"name":')
    restart()
    expect((await get(`${webUrl('../../escape')}?alt=media`)).text).toBe('new')
    expect(readdirSync(dirname(dirname(folder())))).toEqual([PROJECT])
    expect(readdirSync(folder())).toHaveLength(2)
  })
})

it('a request denied by the rules does not reveal whether the object exists', async () => {
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

describe('a download token', () => {
  const content = (token: string) => get(`${webUrl('a')}?alt=media&token=${token}`)
  async function upload(): Promise<string> {
    const { text } = await send('POST', `/v0/b/${BUCKET}/o?name=a`, {}, 'isi')
    return (JSON.parse(text) as { downloadTokens: string }).downloadTokens
  }

  it('allows reading only the content, without checking rules, until the content is replaced', async () => {
    const token = await upload()
    decide(() => false)
    expect(await content(token)).toMatchObject({ status: 200, text: 'isi' })
    expect((await get(`${webUrl('a')}?token=${token}`)).status).toBe(403)
    decide(() => true)
    await upload()
    expect((await content(token)).status).toBe(403)
  })

  it('grants no access if it is wrong, even if the rules would allow the request', async () => {
    await upload()
    for (const token of ['', 'wrong']) expect((await content(token)).status).toBe(403)
    put('a')
    expect((await content('')).status).toBe(403)
  })
})

it.each([
  ['POST', webUrl('a')],
  ['PUT', webUrl('a')],
  ['DELETE', `/v0/b/${BUCKET}/o`],
  ['GET', `/v0/b/${BUCKET}`],
])('responds with 501 to an unsupported request: %s %s', async (method, url) => {
  expect((await send(method, url)).status).toBe(501)
})
