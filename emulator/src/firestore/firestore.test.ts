import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseCaller } from '../auth/id-token'
import { denyAll } from '../rules/compile'
import { createFirestore, type Firestore } from './firestore'
import { newFolder } from '../../tests/support/new-folder'

const PROJECT = 'demo-unit'
const ROOT = `projects/${PROJECT}/databases/(default)/documents`
const NOW = Date.parse('2026-01-02T03:04:05.678Z')

let dataFolder: string
let firestore: Firestore

beforeEach(() => {
  dataFolder = newFolder()
  open()
})
afterEach(() => firestore.close())

function open(now = () => NOW) {
  firestore = createFirestore({
    dataFolder,
    rulesFor: () => denyAll('The administrator is not asked for rules.'),
    indexes: () => ({ indexes: [], fieldOverrides: [] }),
    parseCaller,
    log: () => undefined,
    now,
  })
}

function reopen(now?: () => number) {
  firestore.close()
  open(now)
}

const journal = () => join(dataFolder, PROJECT, 'firestore.jsonl')

function commit(writes: object[]): { commitTime: string } {
  const response = firestore.handle({
    method: 'POST',
    path: `/v1/${ROOT}:commit`,
    query: new URLSearchParams(),
    headers: { authorization: 'Bearer owner' },
    body: Buffer.from(JSON.stringify({ writes })),
  })
  return JSON.parse(String(response.body)) as { commitTime: string }
}

const update = (path: string, n = 1) => ({
  update: { name: `${ROOT}/${path}`, fields: { n: { integerValue: String(n) } } },
})
const remove = (path: string) => ({ delete: `${ROOT}/${path}` })
const seed = (...paths: string[]) => commit(paths.map((path) => update(path)))
const n = (path: string) => firestore.readDocument(PROJECT, path)?.fields['n']

describe('committed changes', () => {
  it('survive a restart, including deletions', () => {
    seed('things/a', 'things/b')
    commit([remove('things/a'), update('things/b', 2)])
    reopen()
    expect(n('things/a')).toBeUndefined()
    expect(n('things/b')).toEqual({ integerValue: '2' })
  })

  it('do not fill the disk with history', () => {
    const big = (i: number) => ({
      update: {
        name: `${ROOT}/things/a`,
        fields: { t: { stringValue: `${i}`.padEnd(500_000, 'x') } },
      },
    })
    for (let i = 0; i < 30; i++) commit([big(i)])
    expect(readFileSync(journal()).length).toBeLessThan(7_000_000)
    reopen()
    expect(firestore.readDocument(PROJECT, 'things/a')?.fields['t']).toEqual(
      big(29).update.fields.t,
    )
    expect(readFileSync(journal()).length).toBeLessThan(600_000)
  })
})

describe('commit times', () => {
  it('increase while the clock stands still', () => {
    expect(seed('things/a').commitTime).toBe('2026-01-02T03:04:05.678000Z')
    expect(seed('things/a').commitTime).toBe('2026-01-02T03:04:05.679000Z')
  })

  it('increase after the clock was set back between two starts', () => {
    const first = seed('things/a').commitTime
    reopen(() => NOW - 60_000)
    expect(seed('things/b').commitTime > first).toBe(true)
  })
})
