import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BUCKET, setupStorage } from '../../../tests/support/setup-storage'

const { send, folder } = setupStorage()

const OBJECTS = `/v0/b/${BUCKET}/o`
const MULTIPART = {
  'x-goog-upload-protocol': 'multipart',
  'content-type': 'multipart/related; boundary=b',
}

const multipart = (metadata: unknown, content: string, type = 'image/png') =>
  `--b\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(metadata)}\r\n` +
  `--b\r\nContent-Type: ${type}\r\n\r\n${content}\r\n--b--`

const LARGE = { a: 'x'.repeat(8192) }
const TOKENS = { firebaseStorageDownloadTokens: 'mine' }

describe('an upload in one request', () => {
  it.each([
    ['not multipart', `${OBJECTS}?name=a`, 'isi'],
    ['without a name', OBJECTS, multipart({}, '')],
    ['for a name with a line break', `${OBJECTS}?name=a%0Ab`, multipart({}, '')],
    ['for a name of 1025 bytes', `${OBJECTS}?name=${'a'.repeat(1025)}`, multipart({}, '')],
    ['with an invalid header', `${OBJECTS}?name=a`, multipart({ cacheControl: 'a\nb: c' }, '')],
    ['with metadata that is not text', `${OBJECTS}?name=a`, multipart({ metadata: { a: 1 } }, '')],
    ['with too much metadata', `${OBJECTS}?name=a`, multipart({ metadata: LARGE }, '')],
    ['with download tokens', `${OBJECTS}?name=a`, multipart({ metadata: TOKENS }, '')],
  ])('fails with 400 if it is %s', async (_, url, body) => {
    expect((await send('POST', url, MULTIPART, body)).status).toBe(400)
    expect(readdirSync(folder())).toEqual([])
  })

  it('fails with 501 for an unsupported setting', async () => {
    const body = multipart({ temporaryHold: true }, 'isi')
    expect((await send('POST', `${OBJECTS}?name=a`, MULTIPART, body)).status).toBe(501)
  })
})
