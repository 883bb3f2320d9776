import { beforeEach, describe, expect, it } from 'vitest'
import { CODE, FIRST, progressAt, SECOND } from '../complaints/complaints'
import { storePictures } from '../pictures'
import { ATTACKERS, expectRefused, expectTaken, setupAttack, type Who } from './attackers'

const PICTURE = 'images/1763700000000.jpg'
const FRESH = 'images/1763700000001.jpg'
const STORED = [
  PICTURE,
  'images/usulan/kontributor-2/1763700000000.jpg',
  `images/pengaduan/${CODE}/1763700000000.jpg`,
  `images/pengaduan/${CODE}/balasan/${FIRST}_1.jpg`,
]
/** Existing files and unused names. */
const NAMES = [
  ...STORED,
  FRESH,
  'images/1763700000000_640',
  'images/usulan/kontributor-2/1763700000001.jpg',
  `images/pengaduan/${CODE}/1763700000001.jpg`,
  `images/pengaduan/${CODE}/balasan/${SECOND}_1.jpg`,
  'images/pengaduan/1763700000000.jpg',
  'index.html',
  'cadangan/semua.json',
]

const attack = setupAttack('demo-attack-writing-files')
const { beginUpload, bucket, file, project, send, uploadMultipart } = attack

beforeEach(async () => {
  await project.store({ [progressAt(CODE)]: { id: CODE, replies: {} } })
  await storePictures(project, ...STORED)
})

const type = { 'content-type': 'image/jpeg' }
const at = (name: string) => `${bucket}?name=${encodeURIComponent(name)}`

/** Ways to write one file. */
const WAYS: [name: string, write: (who: Who, name: string) => ReturnType<typeof send>][] = [
  [
    'its content alone',
    (who, name) => send(who, 'POST', at(name), { headers: type, body: 'Diretas' }),
  ],
  [
    'its metadata and content',
    (who, name) => {
      const query = `?name=${encodeURIComponent(name)}`
      return uploadMultipart(
        who,
        query,
        { name, contentType: 'image/jpeg' },
        'image/jpeg',
        'Diretas',
      )
    },
  ],
  ['the beginning of an upload in pieces', (who, name) => beginUpload(who, name)],
]

describe.each(WAYS)('with %s', (_, write) => {
  it.each(ATTACKERS)('refuses uploads of %s', async (who) => {
    for (const name of NAMES) expectRefused(await write(who, name), name)
    expect((await send('editor', 'GET', file(PICTURE, '?alt=media'))).text).toBe('gambar')
    expect((await send('editor', 'GET', file(FRESH))).status).toBe(404)
  })

  it('accepts a picture from an editor', async () => {
    expectTaken(await write('editor', PICTURE))
  })
})

describe('callers without the right', () => {
  it('cannot delete a file', async () => {
    for (const who of ATTACKERS)
      for (const name of NAMES) expectRefused(await send(who, 'DELETE', file(name)), name)
    expect((await send('editor', 'DELETE', file(PICTURE))).status).toBe(204)
  })

  it.each([
    { contentType: 'text/html' },
    { cacheControl: 'no-store' },
    { contentDisposition: 'attachment; filename=a.apk' },
    { metadata: { a: 'b' } },
    {},
  ])('cannot change metadata to %j', async (body) => {
    for (const who of ATTACKERS)
      for (const name of STORED)
        expectRefused(await send(who, 'PATCH', file(name), { body }), `${who}: ${name}`)
    for (const name of STORED) expectTaken(await send('owner', 'PATCH', file(name), { body }))
  })

  it('cannot override the method with a header', async () => {
    const headers = { ...type, 'x-http-method-override': 'DELETE' }
    for (const who of ATTACKERS) {
      await send(who, 'GET', file(PICTURE), { headers })
      await send(who, 'POST', file(PICTURE), { headers, body: '' })
    }
    expect((await send('editor', 'GET', file(PICTURE, '?alt=media'))).text).toBe('gambar')
  })

  it('cannot finish an upload that another client started without its address', async () => {
    const headers = { 'x-goog-upload-command': 'upload, finalize', 'x-goog-upload-offset': '0' }
    const [, , begin] = WAYS
    const begun = await begin?.[1]('editor', PICTURE)
    const address = new URL(begun?.headers.get('x-goog-upload-url') ?? '')
    const finish = (who: Who, query: string) =>
      send(who, 'POST', `${address.pathname}${query}`, { headers, body: 'Diretas' })
    for (const who of ATTACKERS)
      for (const id of ['', '1', '*']) {
        const { status } = await finish(who, `?upload_id=${id}&name=${PICTURE}`)
        expect(status, who).toBe(404)
      }
    expectTaken(await finish('editor', address.search))
  })
})
