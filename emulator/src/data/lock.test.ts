import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockDataFolder } from './lock'
import { newFolder } from '../../tests/support/new-folder'

const URL = 'http://127.0.0.1:1'

let folder: string
let file: string
let other: ChildProcess

beforeEach(async () => {
  folder = newFolder()
  file = join(folder, 'lock.json')
  other = spawn(process.execPath, ['--eval', 'console.log(); setInterval(() => {}, 1000)'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (other.stdout) await once(other.stdout, 'data')
})
afterEach(() => {
  other.kill('SIGKILL')
})

const holder = () => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
const leave = (changes: object) =>
  writeFileSync(file, JSON.stringify({ started: null, url: URL, ...changes }))

it('the lock of a running process excludes other processes, even if that process does not respond', () => {
  leave({ pid: other.pid })
  expect(() => lockDataFolder(folder, URL)).toThrow(
    `${URL} (process ${other.pid}) uses the data folder`,
  )
  expect(holder()).toMatchObject({ pid: other.pid })
})

describe('lockDataFolder replaces a lock', () => {
  afterEach(() => {
    lockDataFolder(folder, URL)
    expect(holder()).toMatchObject({ pid: process.pid, url: URL })
    expect(readdirSync(folder)).toEqual(['lock.json'])
  })

  it('whose process has ended', async () => {
    leave({ pid: other.pid })
    other.kill('SIGKILL')
    await once(other, 'exit')
  })

  it.runIf(existsSync('/proc/self/stat'))('whose process id was reused by another process', () => {
    leave({ pid: other.pid, started: '1' })
  })

  it.each(['', '{', '{}', 'null'])('whose content is "%s"', (text) => {
    writeFileSync(file, text)
  })
})

it('lockDataFolder throws while another process replaces the lock', () => {
  writeFileSync(file, '')
  writeFileSync(`${file}.removing`, '')
  expect(() => lockDataFolder(folder, URL)).toThrow(`delete ${file}.removing`)
  expect(readFileSync(file, 'utf8')).toBe('')
})
