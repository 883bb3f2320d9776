import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { route } from '../http/router'
import { HOSTING_API_PATH } from './rest'
import { createSite } from './site'
import { newFolder } from '../../tests/support/new-folder'
import { send as sendTo } from '../../tests/support/send'

const SITE = '/v1beta1/sites/demo-desa'
const DEPLOY_PATH = '/__/emulator/hosting:deploy'
const OWNER: Record<string, string> = { authorization: 'Bearer owner' }
const CONFIG = {
  cleanUrls: true,
  trailingSlashBehavior: 'REMOVE',
  rewrites: [{ glob: '/admin{,/**}', path: '/shell.html' }],
  headers: [{ glob: '**', headers: { 'Cache-Control': 'no-cache' } }],
}

let project: string
let site: ReturnType<typeof start>
beforeEach(() => {
  project = newFolder()
  const hosting = { public: 'dist', cleanUrls: true, trailingSlash: false, ignore: ['**/.*'] }
  const firebase = { firestore: { rules: 'r', indexes: 'i' }, storage: { rules: 's' }, hosting }
  writeFileSync(join(project, 'firebase.json'), JSON.stringify(firebase))
  write('index.html', 'folder')
  site = start()
})
afterEach(() => vi.useRealTimers())

function start() {
  return createSite({
    dataFolder: join(project, 'data'),
    projectFolder: project,
    siteId: 'demo-desa',
    url: 'http://127.0.0.1:5000',
    log: () => undefined,
  })
}

function write(file: string, text: string) {
  mkdirSync(dirname(join(project, 'dist', file)), { recursive: true })
  writeFileSync(join(project, 'dist', file), text)
}

const handle = route([
  [HOSTING_API_PATH, (request) => site.api(request)],
  ['/', (request) => site.handle(request)],
])
const send = (method: string, url: string, body: object | Buffer = {}, headers = OWNER) =>
  sendTo(handle, method, url, headers, Buffer.isBuffer(body) ? body : JSON.stringify(body))

async function ask<Result = { name: string }>(
  method: string,
  url: string,
  body: object | Buffer = {},
): Promise<Result> {
  const answer = await send(method, url, body)
  expect(answer).toMatchObject({ status: 200 })
  return JSON.parse(answer.text) as Result
}

const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const packed = (text: string) => gzipSync(text)
const create = async () => (await ask('POST', `${SITE}/versions`, { config: CONFIG })).name
const finalize = (version: string) =>
  send('PATCH', `/v1beta1/${version}?updateMask=status`, { status: 'FINALIZED' })
const release = (version: string) => send('POST', `${SITE}/releases?versionName=${version}`)

interface Populated {
  uploadRequiredHashes?: string[]
  uploadUrl: string
}
const populate = (version: string, files: Record<string, string>) =>
  ask<Populated>('POST', `/v1beta1/${version}:populateFiles`, { files })

async function upload(version: string, texts: Record<string, string>) {
  const files = Object.entries(texts).map(([path, text]): [string, string] => [
    path,
    hash(packed(text)),
  ])
  const { uploadRequiredHashes = [], uploadUrl } = await populate(
    version,
    Object.fromEntries(files),
  )
  for (const content of Object.values(texts).map(packed))
    if (uploadRequiredHashes.includes(hash(content)))
      await send('POST', `${uploadUrl}/${hash(content)}`, content)
}

async function publish(texts: Record<string, string>): Promise<string> {
  const version = await create()
  await upload(version, texts)
  expect((await finalize(version)).status).toBe(200)
  expect((await release(version)).status).toBe(200)
  return version
}

async function clone(sourceVersion: string): Promise<string> {
  const body = { sourceVersion, finalize: false }
  const operation = await ask<{ name: string; done?: boolean }>(
    'POST',
    `${SITE}/versions:clone`,
    body,
  )
  expect(operation.done).toBeUndefined()
  const answer = await ask<{ done: boolean; response: { name: string; status: string } }>(
    'GET',
    `/v1beta1/${operation.name}`,
  )
  expect(answer).toMatchObject({ done: true, response: { status: 'CREATED' } })
  return answer.response.name
}

interface PublicList {
  files: { path: string; hash: string; status: string }[]
  nextPageToken?: string
}
const list = (version: string, query = '') =>
  ask<PublicList>('GET', `/v1beta1/${version}/files${query}`)
const live = async () =>
  (await ask<{ release?: { version: { name: string } } }>('GET', `${SITE}/channels/live`)).release
    ?.version.name
const text = async (path: string) => (await send('GET', path)).text
const contents = () => readdirSync(join(project, 'data', 'demo-desa.web.app', 'contents'))

it('publishing a version returns the hashes of the contents to upload, accepts the uploads, and makes the version live with its release', async () => {
  const version = await create()
  const content = packed('berita')
  const file = { '/berita.html': hash(content) }
  const { uploadRequiredHashes, uploadUrl } = await populate(version, file)
  expect(uploadRequiredHashes).toEqual([hash(content)])
  expect(uploadUrl).toBe(`http://127.0.0.1:5000/upload/${version}/files`)
  expect((await list(version)).files).toMatchObject([{ status: 'EXPECTED' }])
  expect((await send('POST', `${uploadUrl}/${hash(content)}`, content)).status).toBe(200)
  const finalized = { name: version, status: 'FINALIZED', fileCount: '1' }
  expect(JSON.parse((await finalize(version)).text)).toMatchObject(finalized)
  expect([await text('/'), await live()]).toEqual(['folder', undefined])
  const released = await release(version)
  expect(JSON.parse(released.text)).toMatchObject({ type: 'DEPLOY', version: { name: version } })
  expect(await text('/berita')).toBe('berita')
  expect(await live()).toBe(version)
  expect((await list(version)).files).toEqual([
    { path: '/berita.html', hash: hash(content), status: 'ACTIVE' },
  ])
})

it('the file list of a version is sorted by path and returned page by page', async () => {
  const version = await publish({ '/c.html': '1', '/a.html': '1', '/b.html': '2' })
  const first = await list(version, '?pageSize=2')
  expect(first.files.map(({ path }) => path)).toEqual(['/a.html', '/b.html'])
  const second = await list(version, `?pageSize=2&pageToken=${first.nextPageToken}`)
  expect(second.files.map(({ path }) => path)).toEqual(['/c.html'])
  expect(second).not.toHaveProperty('nextPageToken')
  expect(await list(await create())).toEqual({ files: [] })
})

describe('the publishing API', () => {
  const upToDate = packed('isi')

  it.each([
    ['content with a different hash', packed('lain'), hash(upToDate), 'content hash'],
    ['content that belongs to no file', packed('lain'), hash(packed('lain')), 'No file'],
  ])('rejects %s', async (_, content, name, message) => {
    const { uploadUrl } = await populate(await create(), { '/a.html': hash(upToDate) })
    const answer = await send('POST', `${uploadUrl}/${name}`, content)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(message)
    expect(contents()).toEqual([])
  })

  it('does not finalize a version without its contents, and does not release an unfinished version', async () => {
    const version = await create()
    await populate(version, { '/a.html': hash(upToDate) })
    const answer = await finalize(version)
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text)).toMatchObject({ error: { status: 'FAILED_PRECONDITION' } })
    expect(answer.text).toContain(hash(upToDate))
    expect((await release(version)).text).toContain('FAILED_PRECONDITION')
    expect(await text('/')).toBe('folder')
  })

  it.each([
    ['GET', '/v1beta1/sites/demo-desa/versions/0123/files'],
    ['PATCH', '/v1beta1/sites/demo-desa/versions/0123?updateMask=status'],
    ['POST', '/v1beta1/sites/demo-desa/releases?versionName=sites/demo-desa/versions/0123'],
    ['POST', `/upload/sites/demo-desa/versions/0123/files/${hash(upToDate)}`],
  ])('responds with 404 for a missing version: %s %s', async (method, url) => {
    const body = method === 'PATCH' ? { status: 'FINALIZED' } : {}
    expect((await send(method, url, body)).status).toBe(404)
  })

  it.each([
    [{ files: { 'a.html': hash(upToDate) } }],
    [{ files: { '/a.html': 'abc' } }],
    [{ files: Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`/${n}`, ''])) }],
  ])('rejects populateFiles with %j', async (body) => {
    const name = `/v1beta1/${await create()}:populateFiles`
    expect((await send('POST', name, body)).status).toBe(400)
  })

  it.each([
    ['POST', `${SITE}/versions`, { config: { redirects: [{ glob: '/a', location: '/b' }] } }, 400],
    ['PATCH', `${SITE}/config?updateMask=cloudLoggingEnabled`, {}, 501],
    ['GET', `${SITE}/channels/preview`, {}, 501],
    ['GET', '/v1beta1/sites/other/channels/live', {}, 501],
  ])('rejects unsupported requests: %s %s %j', async (method, url, body, status) => {
    expect((await send(method, url, body)).status).toBe(status)
  })

  it.each([
    ['GET', `${SITE}/channels/live`],
    ['POST', DEPLOY_PATH],
  ])('responds with 401 to %s %s without administrator credentials', async (method, url) => {
    const answer = await send(method, url, {}, {})
    expect(answer.status).toBe(401)
    expect(JSON.parse(answer.text)).toMatchObject({ error: { status: 'UNAUTHENTICATED' } })
  })
})

describe('the version store', () => {
  it('restores the live version, other versions and unfinished versions after a restart', async () => {
    const version = await publish({ '/a.html': 'a' })
    const next = await clone(version)
    await populate(next, { '/b.html': hash(packed('b')) })
    site = start()
    expect(await text('/a')).toBe('a')
    expect(await live()).toBe(version)
    await upload(next, { '/b.html': 'b' })
    site = start()
    await finalize(next)
    expect(await live()).toBe(version)
    await release(next)
    site = start()
    expect(await live()).toBe(next)
    expect([await text('/a'), await text('/b')]).toEqual(['a', 'b'])
  })

  it('keeps all versions by default, and with maxVersions only the newest versions and their contents', async () => {
    const [first, second] = [
      await publish({ '/a.html': '1', '/b.html': 'sama' }),
      await publish({ '/a.html': '2', '/b.html': 'sama' }),
    ]
    expect((await list(first)).files).toHaveLength(2)
    const config = { maxVersions: '2' }
    expect(await ask('PATCH', `${SITE}/config?updateMask=maxVersions`, config)).toEqual(config)
    const third = await publish({ '/a.html': '3', '/b.html': 'sama' })
    expect((await send('GET', `/v1beta1/${first}/files`)).status).toBe(404)
    expect((await list(second)).files).toHaveLength(2)
    expect(contents()).toHaveLength(3)
    await release(second)
    await publish({ '/a.html': '4' })
    expect((await send('GET', `/v1beta1/${second}/files`)).status).toBe(404)
    expect((await list(third)).files).toHaveLength(2)
  })

  it('deletes an unfinished version and its contents only after 12 hours', async () => {
    const version = await create()
    await upload(version, { '/a.html': 'a' })
    await publish({ '/b.html': 'b' })
    expect(contents()).toHaveLength(2)
    vi.useFakeTimers({ now: Date.now() + 13 * 60 * 60 * 1000 })
    await publish({ '/b.html': 'b' })
    expect((await finalize(version)).status).toBe(404)
    expect(contents()).toHaveLength(1)
  })
})

it('deploying the public folder makes its files the live version, without ignored files', async () => {
  await publish({ '/old.html': 'lama' })
  write('assets/app.js', 'app')
  write('.git/config', 'hidden')
  const { name } = await ask('POST', DEPLOY_PATH)
  expect(await live()).toBe(name)
  const paths = (await list(name)).files.map(({ path }) => path)
  expect(paths).toEqual(['/assets/app.js', '/index.html'])
  expect(await text('/assets/app.js')).toBe('app')
  expect((await send('GET', '/old')).status).toBe(404)
  write('index.html', 'changed')
  expect(await text('/')).toBe('folder')
})
