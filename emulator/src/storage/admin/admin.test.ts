import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BUCKET, PROJECT, setupStorage } from '../../../tests/support/setup-storage'

const { send, storage, folder } = setupStorage()

const UPLOAD = `/upload/storage/v1/b/${BUCKET}/o`
const objectUrl = (name: string) => `/b/${BUCKET}/o/${encodeURIComponent(name)}`
const MULTIPART = { 'content-type': 'multipart/related; boundary=b' }
const BODY = '--b\r\n\r\n{}\r\n--b\r\n\r\nisi\r\n--b--'
const PIECE = 'x'.repeat(256 * 1024)

const put = (name: string, settings = {}) => {
  storage().put(PROJECT, name, Buffer.from('isi'), settings)
}

describe('the admin API of Storage', () => {
  it.each([
    ['GET', objectUrl('a'), { origin: 'http://localhost:5000' }],
    ['DELETE', objectUrl('a'), { origin: 'null' }],
    ['GET', `/download/storage/v1${objectUrl('a')}`, { 'sec-fetch-site': 'same-origin' }],
    ['POST', `${UPLOAD}?uploadType=multipart&name=b`, { 'sec-fetch-site': 'none' }],
  ])('rejects requests from web pages: %s %s with %j', async (method, url, headers) => {
    put('a')
    const answer = await send(method, url, headers)
    expect(answer.status).toBe(403)
    expect(answer.text).not.toContain('isi')
    expect(readdirSync(folder())).toHaveLength(2)
  })

  it.each([
    ['PUT', objectUrl('a'), 501],
    ['POST', `/b/${BUCKET}/o`, 501],
    ['GET', `/b/${BUCKET}/o?versions=true`, 501],
    ['POST', `${UPLOAD}?uploadType=multipart&name=b&predefinedAcl=publicRead`, 501],
    ['PUT', `${UPLOAD}?upload_id=x`, 404],
    ['GET', objectUrl('b'), 404],
    ['GET', '/b/other/o/a', 404],
    ['DELETE', `${objectUrl('a')}?ifGenerationMatch=0`, 501],
    ['POST', `${UPLOAD}?uploadType=multipart&name=b`, 400],
  ])('rejects an unsupported or invalid request: %s %s returns %i', async (method, url, status) => {
    put('a')
    expect((await send(method, url)).status).toBe(status)
    expect(readdirSync(folder())).toHaveLength(2)
  })
})

it.each(['multipart', 'resumable'])(
  'a %s upload fails with 412 unless ifGenerationMatch is the current generation',
  async (type) => {
    const upload = async (generation: string) => {
      const url = `${UPLOAD}?uploadType=${type}&name=a&ifGenerationMatch=${generation}`
      const answer = await send('POST', url, MULTIPART, type === 'multipart' ? BODY : '{}')
      const { location } = answer.headers
      if (location === undefined) return answer
      const session = location.replace('http://localhost:5000', '')
      return send('PUT', session, { 'content-range': 'bytes 0-2/3' }, 'isi')
    }
    const first = await upload('0')
    expect(first.status).toBe(200)
    expect((await upload('0')).status).toBe(412)
    const { generation } = JSON.parse(first.text) as { generation: string }
    expect((await upload(generation)).status).toBe(200)
    expect((await upload(generation)).status).toBe(412)
  },
)

describe('a resumable upload of the admin SDK', () => {
  const start = async () => {
    const answer = await send('POST', `${UPLOAD}?uploadType=resumable&name=a`, {}, '{}')
    return (answer.headers['location'] ?? '').replace('http://localhost:5000', '')
  }
  const piece = (url: string, range: string, content = '') =>
    send('PUT', url, { 'content-range': `bytes ${range}` }, content)

  it('reports its progress until it is complete, and then returns the object', async () => {
    const url = await start()
    const first = await piece(url, '0-262143/*', PIECE)
    expect([first.status, first.headers['range']]).toEqual([308, 'bytes=0-262143'])
    expect((await piece(url, '*/*')).headers['range']).toBe('bytes=0-262143')
    const last = await piece(url, '262144-262146/262147', 'end')
    expect(JSON.parse(last.text)).toMatchObject({ name: 'a', size: '262147' })
    expect((await piece(url, '*/*')).text).toBe(last.text)
  })

  it.each([
    ['0-1/3', 'isi'],
    ['0-2/2', 'isi'],
    ['1-3/4', 'isi'],
    ['x', 'isi'],
  ])('rejects the range %s of %j with 400', async (range, content) => {
    expect((await piece(await start(), range, content)).status).toBe(400)
    expect(readdirSync(folder())).toEqual([])
  })
})
