import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockDataFolder } from './lock'

let folder: string
const other = createServer((_, response) => response.end('{"status":"ok"}'))
let otherUrl: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  await new Promise<void>((resolve) => {
    other.listen(0, '127.0.0.1', resolve)
  })
  otherUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
})
afterEach(async () => {
  await new Promise((resolve) => other.close(resolve))
  rmSync(folder, { recursive: true })
})

it('keeps a second server out while the first answers', async () => {
  await lockDataFolder(folder, otherUrl)
  await expect(lockDataFolder(folder, 'http://127.0.0.1:1')).rejects.toThrow('sedang dipakai')
})

it('lets the next one in when it was given back', async () => {
  const unlock = await lockDataFolder(folder, otherUrl)
  unlock()
  await lockDataFolder(folder, 'http://127.0.0.1:1')
})

it.each([
  ['a holder that does not answer', { pid: process.pid, url: 'http://127.0.0.1:1' }],
  ['a dead process', { pid: 2 ** 22 + 1, url: '' }],
  ['a broken file', null],
])('is not stopped by %s', async (_, holder) => {
  const text = holder ? JSON.stringify({ ...holder, url: holder.url || otherUrl }) : '{'
  writeFileSync(join(folder, 'lock.json'), text)
  await lockDataFolder(folder, 'http://127.0.0.1:2')
})
