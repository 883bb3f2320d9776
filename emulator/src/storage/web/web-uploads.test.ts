import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BUCKET, OWNER, PROJECT, setupStorage } from '../../../tests/support/setup-storage'

const { send, storage, asked, decide, folder } = setupStorage()

const OBJECTS = `/v0/b/${BUCKET}/o`
const PIECE = 'x'.repeat(256 * 1024)
const CONTENT = `${PIECE}end`

const start = (headers: Record<string, string> = {}, body = '{"contentType":"image/png"}') =>
  send(
    'POST',
    `${OBJECTS}?name=a%20b`,
    {
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-length': String(CONTENT.length),
      'x-goog-upload-header-content-type': 'image/webp',
      ...headers,
    },
    body,
  )

const begin = async () =>
  ((await start()).headers['x-goog-upload-url'] ?? '').replace('http://localhost:5000', '')

const command = (url: string, name: string, offset = 0, content = '') =>
  send(
    'POST',
    url,
    { 'x-goog-upload-command': name, 'x-goog-upload-offset': String(offset) },
    content,
  )

describe('a resumable upload of the web SDK', () => {
  it.each([
    ['upload', 1, PIECE],
    ['upload', 0, 'not 256 KiB'],
    ['upload, finalize', 0, 'too short'],
    ['upload, finalize', 0, `${CONTENT}too long`],
  ])('rejects the command %s at offset %i with 400', async (name, offset, content) => {
    const url = await begin()
    expect((await command(url, name, offset, content)).status).toBe(400)
    expect(readdirSync(folder())).toEqual([])
  })

  it.each([
    [{ 'x-goog-upload-header-content-length': 'long' }, 400],
    [{ 'x-goog-upload-header-content-length': '33554433' }, 413],
  ])('fails with the header %j with %i', async (headers, status) => {
    expect((await start(headers)).status).toBe(status)
  })

  it('ends when its project is cleared', async () => {
    const url = await begin()
    storage().clear(PROJECT)
    expect((await command(url, 'query')).status).toBe(404)
  })
})

describe('a resumable upload under rules', () => {
  it('checks the declared metadata at the start, and the uploaded object at the end', async () => {
    const url = await begin()
    await command(url, 'upload, finalize', 0, CONTENT)
    const requestResource = { name: 'a b', size: CONTENT.length, contentType: 'image/png' }
    expect(asked()).toMatchObject([
      { method: 'create', requestResource: { ...requestResource, md5Hash: '' } },
      { method: 'create', requestResource },
    ])
  })

  it('stores no object if the rules deny the upload at the end', async () => {
    const url = await begin()
    decide(() => false)
    expect((await command(url, 'upload, finalize', 0, CONTENT)).status).toBe(403)
    expect(readdirSync(folder())).toEqual([])
    decide(() => true)
    expect((await command(url, 'finalize', CONTENT.length)).status).toBe(400)
  })

  it('checks the user who started the upload, even if another user continues it', async () => {
    const url = await begin()
    decide(() => false)
    const headers = { 'x-goog-upload-command': 'upload, finalize', 'x-goog-upload-offset': '0' }
    expect((await send('POST', url, { ...OWNER, ...headers }, CONTENT)).status).toBe(403)
  })
})
