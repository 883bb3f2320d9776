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

it('a lock of a living process keeps other processes out, even if the process does not respond', () => {
  leave({ pid: other.pid })
  expect(() => lockDataFolder(folder, URL)).toThrow(
    `sedang dipakai oleh ${URL} (proses ${other.pid})`,
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

it('lets one process take over at a time', () => {
  writeFileSync(file, '')
  writeFileSync(`${file}.removing`, '')
  expect(() => lockDataFolder(folder, URL)).toThrow(`hapus ${file}.removing`)
  expect(readFileSync(file, 'utf8')).toBe('')
})

it('gives the folder to one of many processes that start at once after a crash', async () => {
  leave({ pid: 2 ** 22 + 1 })
  const program = `
    import { lockDataFolder } from './lock.ts'
    try { lockDataFolder(process.argv[1], '${URL}'); console.log('taken') } catch { console.log('refused') }
    process.stdin.resume()`
  const starters = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program, folder], {
      cwd: import.meta.dirname,
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  )
  const said = await Promise.all(
    starters.map(async ({ stdout }) => String(await once(stdout, 'data')).trim()),
  )
  for (const starter of starters) starter.kill('SIGKILL')
  expect(said.filter((word) => word === 'taken')).toHaveLength(1)
}, 30_000)
