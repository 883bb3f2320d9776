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

/** A process that lives and answers nothing, as one that is starting or paused. */
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

describe('a living process', () => {
  it('keeps others out, also when it does not answer', () => {
    leave({ pid: other.pid })
    expect(() => lockDataFolder(folder, URL)).toThrow(
      `sedang dipakai oleh ${URL} (proses ${other.pid})`,
    )
    expect(holder()).toMatchObject({ pid: other.pid })
  })

  it('keeps itself out', () => {
    lockDataFolder(folder, URL)
    expect(() => lockDataFolder(folder, URL)).toThrow('sedang dipakai')
  })

  it('lets the next one in when it has given the folder back', () => {
    lockDataFolder(folder, URL)()
    lockDataFolder(folder, URL)
    expect(readdirSync(folder)).toEqual(['lock.json'])
  })
})

describe('nobody is kept out by', () => {
  afterEach(() => {
    lockDataFolder(folder, URL)
    expect(holder()).toMatchObject({ pid: process.pid, url: URL })
    expect(readdirSync(folder)).toEqual(['lock.json'])
  })

  it('a dead process', async () => {
    leave({ pid: other.pid })
    other.kill('SIGKILL')
    await once(other, 'exit')
  })

  it.runIf(existsSync('/proc/self/stat'))('one that has got the number of a dead one', () => {
    leave({ pid: other.pid, started: '1' })
  })

  it.each(['', '{', '{}', 'null'])('a lock of "%s"', (text) => {
    writeFileSync(file, text)
  })
})

it('one process takes over at a time', () => {
  writeFileSync(file, '')
  writeFileSync(`${file}.removing`, '')
  expect(() => lockDataFolder(folder, URL)).toThrow(`hapus ${file}.removing`)
  expect(readFileSync(file, 'utf8')).toBe('')
})

it('of many that start at once over what a dead one left, one gets the folder', async () => {
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
