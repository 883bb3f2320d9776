import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepOldAssets } from './keep-old-assets'

let folder: string
let server: Server
let live: Record<string, string>
let origin: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'desa-assets-'))
  mkdirSync(join(folder, 'assets', 'deep'), { recursive: true })
  build({ 'assets/app-new.js': 'new', 'assets/deep/same.js': 'same', 'assets/build-2.txt': '{}' })
  live = {}
  server = createServer(({ url = '' }, response) => {
    const body = live[url]
    response.writeHead(body === undefined ? 404 : 200).end(body ?? '<h1>Site Not Found</h1>')
  }).listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const build = (files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
}
const read = (path: string) => readFileSync(join(folder, path), 'utf8')
const list = () => JSON.parse(read('assets/files.json')) as unknown

const isLive = (build: string, own: string[], carried: string[] = []) =>
  (live = {
    '/assets/files.json': JSON.stringify({ build, own, carried }),
    ...Object.fromEntries([...own, ...carried].map((path) => [path, `${build}: ${path}`])),
  })

it('copies nothing for a first deployment, and lists the assets of that deployment', async () => {
  expect(await keepOldAssets(origin, folder, '2')).toBe(0)
  expect(list()).toEqual({
    build: '2',
    own: expect.arrayContaining(['/assets/app-new.js', '/assets/deep/same.js']) as unknown,
    carried: [],
  })
})

it('copies the assets of the previous build for open tabs', async () => {
  isLive(
    '1',
    ['/assets/app-old.js', '/assets/deep/same.js', '/assets/deep/old.js'],
    ['/assets/a.js'],
  )
  expect(await keepOldAssets(origin, folder, '2')).toBe(2)
  expect(read('assets/app-old.js')).toBe('1: /assets/app-old.js')
  expect(read('assets/deep/old.js')).toBe('1: /assets/deep/old.js')
  expect(read('assets/deep/same.js')).toBe('same')
  expect(list()).toMatchObject({ carried: ['/assets/app-old.js', '/assets/deep/old.js'] })
})

it('keeps the assets of the previous build when the current build is deployed again', async () => {
  isLive('2', ['/assets/app-new.js'], ['/assets/app-old.js'])
  expect(await keepOldAssets(origin, folder, '2')).toBe(1)
  expect(list()).toMatchObject({ carried: ['/assets/app-old.js'] })
})

it('does not copy the file that identifies the previous build', async () => {
  isLive('1', ['/assets/build-1.txt'])
  expect(await keepOldAssets(origin, folder, '2')).toBe(0)
})

it('rejects if a live asset cannot be read', async () => {
  isLive('1', ['/assets/app-old.js'])
  delete live['/assets/app-old.js']
  await expect(keepOldAssets(origin, folder, '2')).rejects.toThrow('/assets/app-old.js: 404')
})

it('rejects a list with paths outside of assets', async () => {
  isLive('1', ['/assets/../../etc/passwd'])
  await expect(keepOldAssets(origin, folder, '2')).rejects.toThrow()
})
