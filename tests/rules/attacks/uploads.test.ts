import { beforeEach, describe, expect, it } from 'vitest'
import { CODE, NEVER_SENT, progressAt } from '../complaints/complaints'
import { storePictures } from '../pictures'
import { type Answer, expectRefused, expectTaken, setupAttack, type Who } from './attackers'

const { beginUpload, bucket, file, project, send, uploadMultipart } =
  setupAttack('demo-attack-uploads')
const PICTURE = 'images/1763700000000.png'
const HTML = '<script>alert(document.domain)</script>'
const SVG = `<svg xmlns="http://www.w3.org/2000/svg">${HTML}</svg>`

beforeEach(async () => {
  await project.store({ [progressAt(CODE)]: { id: CODE } })
  await storePictures(project, PICTURE, `images/pengaduan/${CODE}/1763700000000.jpg`)
})

let last = 1_763_800_000_000
const fresh = (ending = '.png') => `images/${last++}${ending}`
const photo = (ending = '.png') => `images/pengaduan/${NEVER_SENT}/${last++}${ending}`
const at = (name: string) => `${bucket}?name=${encodeURIComponent(name)}`

/** Uploads content with the type that the request names. */
const raw = (who: Who, name: string, type: string, body: string | Blob = HTML) =>
  send(who, 'POST', at(name), { headers: { 'content-type': type }, body })

const multipart = (who: Who, query: string, metadata: object, type: string, body = HTML) =>
  uploadMultipart(who, query, metadata, type, body)

function finish(who: Who, begun: Answer, body: string, headers: Record<string, string> = {}) {
  expectTaken(begun)
  const { pathname, search } = new URL(begun.headers.get('x-goog-upload-url') ?? '')
  const command = { 'x-goog-upload-command': 'upload, finalize', 'x-goog-upload-offset': '0' }
  return send(who, 'POST', pathname + search, { headers: { ...command, ...headers }, body })
}

/** Returns the headers with which a file is served. */
async function served(who: Who, name: string) {
  const { headers, text } = await send(who, 'GET', file(name, '?alt=media'))
  const [type, sniffing] = [headers.get('content-type'), headers.get('x-content-type-options')]
  return { type, sniffing, text }
}

describe.each([
  ['an editor’s picture', 'editor', 'editor', fresh],
  ['a reporter’s photo', 'visitor', 'petugas', photo],
] as const)('%s', (_, who, reader, path) => {
  it.each(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])(
    'cannot be interpreted as HTML when served as %s',
    async (type) => {
      const name = path({ 'image/jpeg': '.jpg' }[type] ?? type.replace('image/', '.'))
      expectTaken(await raw(who, name, type))
      expect(await served(reader, name)).toEqual({ type, sniffing: 'nosniff', text: HTML })
    },
  )

  it.each([
    ...[
      'text/html',
      'image/svg+xml',
      'application/xhtml+xml',
      'text/xml',
      'application/javascript',
    ],
    ...['application/pdf', 'application/octet-stream', 'application/vnd.android.package-archive'],
    ...['', 'image/*', 'image/PNG', 'IMAGE/PNG', 'image/png;charset=utf-8', 'image/png, text/html'],
    ...['text/html;image/png', ' image/png x', 'image/png\ttext/html', 'multipart/x-mixed-replace'],
  ])('cannot have the type %j', async (type) => {
    for (const body of [HTML, SVG]) {
      expectRefused(
        await multipart(who, `?name=${path()}`, { contentType: type }, type || 'text/html', body),
      )
      if (type !== '') expectRefused(await raw(who, path(), type, body))
    }
    expectTaken(await multipart(who, `?name=${path()}`, { contentType: 'image/png' }, 'image/png'))
  })

  it.each([
    ['.png.svg', 'image/png'],
    ['.svg', 'image/png'],
    ['.svg', 'image/svg+xml'],
    ['.html', 'image/png'],
    ['.png.html', 'image/png'],
    ['.html.png', 'image/png'],
    ['.png%2Fa.svg', 'image/png'],
    ['.png;a.svg', 'image/png'],
    ['.png?a=.svg', 'image/png'],
    ['.png#a.svg', 'image/png'],
    ['.png ', 'image/png'],
    ['.png.', 'image/png'],
    ['.PNG', 'image/png'],
    ['.png\0.svg', 'image/png'],
    ['.svg\0.png', 'image/png'],
    ['.png\u2028', 'image/png'],
    ['.apng', 'image/png'],
    ['.', 'image/png'],
  ])('cannot be named …%j', async (ending, type) => {
    expectRefused(await raw(who, path(ending), type))
  })

  it.each(['.png\n', '.png\r', '\n.png'])(
    'cannot have a line break in its name: …%j',
    async (ending) => {
      expect((await raw(who, path(ending), 'image/png')).status).toBe(400)
    },
  )

  it.each([
    ['a name to save it under', { contentDisposition: 'attachment; filename=undangan.apk' }],
    ['an inline name of another', { contentDisposition: 'inline; filename=undangan.html' }],
    ['a second disposition', { contentDisposition: 'inline, attachment' }],
    ['an encoding', { contentEncoding: 'gzip' }],
    ['two encodings', { contentEncoding: 'identity, gzip' }],
    ['an encoding in capitals', { contentEncoding: 'GZIP' }],
    ['a language', { contentLanguage: 'id' }],
  ])('cannot have %s', async (__, metadata) => {
    const all = { contentType: 'image/png', ...metadata }
    expectRefused(await multipart(who, `?name=${path()}`, all, 'image/png'))
    expectRefused(await beginUpload(who, path(), 'image/png', HTML.length, metadata))
    expectTaken(await beginUpload(who, path(), 'image/png', HTML.length))
  })

  it('must have the type with which it is served', async () => {
    const [lies, truth] = [path(), path()]
    expectRefused(await multipart(who, `?name=${lies}`, { contentType: 'text/html' }, 'image/png'))
    expectTaken(await multipart(who, `?name=${truth}`, { contentType: 'image/png' }, 'text/html'))
    expect((await served(reader, truth)).type).toBe('image/png')
  })

  it('must have the name under which it is stored', async () => {
    const [name, other] = [path(), path('.svg')]
    const answers = [
      await multipart(who, `?name=${name}`, { name: other, contentType: 'image/png' }, 'image/png'),
      await multipart(who, `?name=${other}`, { name, contentType: 'image/png' }, 'image/png'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 403])
    expect((await send('owner', 'GET', file(name))).status).toBe(200)
    expect((await send('owner', 'GET', file(other))).status).toBe(404)
  })

  it('cannot be changed between the start and the end of an upload', async () => {
    const name = path()
    const begun = await beginUpload(who, name, 'image/png', HTML.length)
    const lies = {
      'content-type': 'text/html',
      'x-goog-upload-header-content-type': 'text/html',
      'x-goog-upload-header-content-length': '99999999',
    }
    expectTaken(await finish(who, begun, HTML, lies))
    expect(await served(reader, name)).toMatchObject({ type: 'image/png', sniffing: 'nosniff' })
  })

  it('must have the announced length, and one above zero', async () => {
    const name = path()
    const begun = await beginUpload(who, name, 'image/png', 3)
    expect((await finish(who, begun, HTML)).status).toBe(400)
    expectRefused(await beginUpload(who, name, 'image/png', 0))
    expect((await send('owner', 'GET', file(name))).status).toBe(404)
  })

  it('must respect the size limit with every upload protocol', async () => {
    const most = who === 'visitor' ? 2 * 1024 ** 2 : 10 * 1024 ** 2
    expectRefused(await beginUpload(who, path(), 'image/png', most + 1))
    expectRefused(await raw(who, path(), 'image/png', new Blob([new Uint8Array(most + 1)])))
    expectTaken(await raw(who, path(), 'image/png', new Blob([new Uint8Array(most)])))
  })
})
