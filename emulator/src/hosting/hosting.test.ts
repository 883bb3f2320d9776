import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { compileHosting, compileIgnore, HostingJson, toServingConfig } from './config'
import { inFolder, StaticFiles } from './files'
import { createHosting } from './hosting'
import { newFolder } from '../../tests/support/new-folder'
import { send } from '../../tests/support/send'

let project: string

beforeEach(() => {
  project = newFolder()
  write('dist/index.html', '<title>home</title>')
  write('dist/assets/app-1.js', `console.log(${'"text", '.repeat(500)}1)`)
  write('secret.txt', 'outside of the folder')
})

function write(file: string, text: string) {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), text)
}

const CLEAN = { public: 'dist', cleanUrls: true, trailingSlash: false }

function site(config: Record<string, unknown> = {}) {
  const json = v.parse(HostingJson, { ...CLEAN, ...config })
  const files = inFolder(join(project, json.public), compileIgnore(json.ignore))
  const serve = createHosting(compileHosting(toServingConfig(json)), new StaticFiles(files))
  return (path: string, headers?: Record<string, string>, method = 'GET') =>
    send(serve, method, path, headers)
}

it.each([
  ['the reserved namespace over files', '/__/x.txt', 404, 'Nothing is served'],
  ['files over rewrites', '/assets/app-1.js', 200, 'console.log'],
  ['rewrites over 404.html', '/app/x', 200, '<title>home</title>'],
  ['404.html over a plain 404', '/other', 404, 'nothing here'],
])('gives precedence to %s: %s', async (_, path, status, text) => {
  for (const file of ['__/x.txt', '404.html']) write(`dist/${file}`, 'nothing here')
  const source = path === '/other' ? '/app/**' : '**'
  const answer = await site({ rewrites: [{ source, destination: '/index.html' }] })(path)
  expect(answer.status).toBe(status)
  expect(answer.text).toContain(text)
})

it.each([
  ...['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%00'],
  // Below a folder that "ignore" matches.
  '/.git/config',
])('does not expose %s', async (path) => {
  write('dist/.git/config', 'hidden')
  const answer = await site({ ignore: ['**/.*'] })(path)
  expect(answer.status).toBe(404)
  expect(answer.text).not.toMatch(/outside|hidden/)
})

it.each([
  ['/**', '/a/b', true],
  ['/foo/**', '/foo', false],
  ['/foo/**', '/foo/a/b', true],
  ['**/*.@(jpg|png)', '/a.png', true],
  ['*.js', '/a/b.js', false],
  ['/!(api|assets)/**', '/assets/x', false],
  ['/', '/', true],
])('the glob $0 matches the path $1: $2', (source, path, expected) => {
  const json = v.parse(HostingJson, { ...CLEAN, rewrites: [{ source, destination: '/' }] })
  expect(compileHosting(toServingConfig(json)).rewrites[0]?.match(path)).toBe(expected)
})

describe('headers', () => {
  const headers = [
    { source: '**', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
    { source: '/assets/**', headers: [{ key: 'cache-control', value: 'immutable' }] },
    { source: '**/*.js', headers: [{ key: 'X-Script', value: 'yes' }] },
  ]

  it.each([
    ['/', 200, { 'cache-control': 'no-cache' }],
    ['/assets/app-1.js', 200, { 'cache-control': 'immutable', 'x-script': 'yes' }],
    // The headers of 404.html apply, so that the 404 is not cached like the file.
    ['/assets/gone.js', 404, { 'cache-control': 'no-cache' }],
  ])('of %s come from the last matching rule', async (path, status, expected) => {
    expect(await site({ headers })(path)).toMatchObject({ status, headers: expected })
  })
})

it.each([
  ['/lama/a/b', '/a/b'],
  ['/lama/', '/'],
  ['/first/gallery', '/galeri'],
  ['/first/gallery/2', '/galeri'],
  ['/tentang/', '/tentang'],
])('a redirect takes precedence over files: %s redirects to %s', async (path, location) => {
  write('dist/tentang.html', 'page')
  write('dist/first/gallery.html', 'page')
  const redirects = [
    { source: '/lama/:rest*', destination: '/:rest', type: 301 },
    { source: '/first/gallery{,/**}', destination: '/galeri', type: 301 },
  ]
  expect(await site({ redirects })(path)).toMatchObject({ status: 301, headers: { location } })
})

it.each([
  ['/tentang', 200, 'page'],
  ['/tentang/', 301, '/tentang'],
  ['/tentang.html', 301, '/tentang'],
  ['/profil', 200, 'folder'],
  ['/profil/', 301, '/profil'],
  ['/profil/index.html', 301, '/profil'],
  ['/index.html', 301, '/'],
  ['/', 200, '<title>home</title>'],
])(
  'redirects to clean URLs without a trailing slash: %s returns %i %s',
  async (path, status, result) => {
    write('dist/tentang.html', 'page')
    write('dist/profil/index.html', 'folder')
    const answer = await site()(path)
    expect(answer.status).toBe(status)
    expect(status === 301 ? answer.headers['location'] : answer.text).toBe(result)
  },
)

describe('responses', () => {
  it('use the best encoding that the client accepts', async () => {
    const get = site()
    const plain = await get('/assets/app-1.js')
    const brotli = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, deflate, br' })
    expect(brotliDecompressSync(brotli.body as Buffer).toString()).toBe(plain.text)
    expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding' })
    expect(brotli.headers['etag']).not.toBe(plain.headers['etag'])
  })

  it('contain pictures without compression', async () => {
    write('dist/a.png', 'x'.repeat(5000))
    const { headers } = await site()('/a.png', { 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['content-type']).toBe('image/png')
  })

  it('omit the body if the client has the current file', async () => {
    const get = site({ headers: [{ source: '**', headers: [{ key: 'x-a', value: 'b' }] }] })
    const etag = (await get('/')).headers['etag'] ?? ''
    expect(await get('/', { 'if-none-match': `"old", W/${etag}` })).toMatchObject({
      status: 304,
      headers: { etag, 'x-a': 'b' },
    })
  })

  it('contain the new content after the file has changed', async () => {
    const get = site()
    const before = await get('/')
    write('dist/index.html', '<title>HOME</title>')
    utimesSync(join(project, 'dist/index.html'), new Date(), new Date(Date.now() + 5000))
    const after = await get('/', { 'if-none-match': before.headers['etag'] ?? '' })
    expect(after.text).toBe('<title>HOME</title>')
  })
})

it.each([
  [{ cleanUrls: false }],
  [{ trailingSlash: true }],
  [{ redirects: [{ source: '/x', destination: '/y', type: 302 }] }],
  [{ rewrites: [{ source: '/api/**', function: 'api' }] }],
])('rejects the unsupported configuration %j', (config) => {
  expect(v.is(HostingJson, CLEAN)).toBe(true)
  expect(v.is(HostingJson, { ...CLEAN, ...config })).toBe(false)
  expect(v.is(HostingJson, [CLEAN, CLEAN])).toBe(false)
})
