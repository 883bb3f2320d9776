import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseCaller } from '../auth/id-token'
import { ApiError } from '../http/message'
import type { FirestoreListRequest, FirestoreRequest } from '../rules/access'
import { createFirestore, type Firestore } from './firestore'

const PROJECT = 'demo-unit'
const ROOT = `projects/${PROJECT}/databases/(default)/documents`
const NOW = Date.parse('2026-01-02T03:04:05.678Z')

let dataFolder: string
let firestore: Firestore
/** What the rules were asked, in order; they allow what `allows` says. */
let asked: (FirestoreRequest | FirestoreListRequest)[]
let allows: (request: FirestoreRequest | FirestoreListRequest) => boolean

beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'firestore-'))
  asked = []
  allows = () => true
  open()
})
afterEach(() => {
  firestore.close()
  rmSync(dataFolder, { recursive: true })
})

function open(now = () => NOW) {
  firestore = createFirestore({
    dataFolder,
    rulesFor: () => ({
      firestore(request) {
        asked.push(request)
        return { allowed: allows(request), reasons: [] }
      },
      storage: () => ({ allowed: false, reasons: [] }),
    }),
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

/** The parsed answer; a refusal, however it is told, is thrown as its status name. */
function post(verb: string, body: unknown, authorization?: string): unknown {
  try {
    const response = firestore.handle({
      method: 'POST',
      path: `/v1/${ROOT}:${verb}`,
      query: new URLSearchParams(),
      headers: { authorization },
      body: Buffer.from(JSON.stringify(body)),
    })
    const answer: unknown = JSON.parse(String(response.body))
    if (response.status === 200) return answer
    throw new Error((answer as { error: { status: string } }[])[0]?.error.status)
  } catch (error) {
    throw error instanceof ApiError ? new Error(error.status) : error
  }
}

const commit = (writes: object[], authorization?: string) =>
  post('commit', { writes }, authorization) as { commitTime: string }
const update = (path: string, n = 1, more: object = {}) => ({
  update: { name: `${ROOT}/${path}`, fields: { n: { integerValue: String(n) } } },
  ...more,
})
const remove = (path: string) => ({ delete: `${ROOT}/${path}` })
const seed = (...paths: string[]) =>
  commit(
    paths.map((path) => update(path)),
    'Bearer owner',
  )
const n = (path: string) => firestore.readDocument(PROJECT, path)?.fields['n']

describe('what was committed', () => {
  it('is there after a restart, and what was deleted is not', () => {
    seed('things/a', 'things/b')
    commit([remove('things/a'), update('things/b', 2)])
    reopen()
    expect(n('things/a')).toBeUndefined()
    expect(n('things/b')).toEqual({ integerValue: '2' })
  })

  it('is on disk before the answer', () => {
    seed('things/a')
    expect(readFileSync(journal(), 'utf8')).toContain('things/a')
  })

  it('survives a line that a kill cut short', () => {
    seed('things/a')
    appendFileSync(journal(), '{"put":[{"path":"things/b","fie')
    reopen()
    expect(n('things/a')).toBeDefined()
    seed('things/c')
    reopen()
    expect(n('things/c')).toBeDefined()
  })

  it('does not fill the disk with its history', () => {
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

  it('in one project is not in another', () => {
    seed('things/a')
    expect(firestore.readDocument('demo-other', 'things/a')).toBeNull()
  })
})

describe('commit times', () => {
  it('grow while the clock stands still', () => {
    expect(seed('things/a').commitTime).toBe('2026-01-02T03:04:05.678000Z')
    expect(seed('things/a').commitTime).toBe('2026-01-02T03:04:05.679000Z')
  })

  it('grow when the clock was set back between two starts', () => {
    const first = seed('things/a').commitTime
    reopen(() => NOW - 60_000)
    expect(seed('things/b').commitTime > first).toBe(true)
  })
})

describe('rules', () => {
  it('are asked for each document that is read, missing ones too', () => {
    seed('things/a')
    post('batchGet', { documents: [`${ROOT}/things/a`, `${ROOT}/things/b`] })
    expect(asked).toMatchObject([
      { method: 'get', path: 'things/a', resource: { path: 'things/a' } },
      { method: 'get', path: 'things/b', resource: null },
    ])
  })

  it('that refuse one document refuse the read', () => {
    allows = (request) => request.method === 'get' && request.path === 'things/a'
    const documents = [`${ROOT}/things/a`, `${ROOT}/things/b`]
    expect(() => post('batchGet', { documents })).toThrow('PERMISSION_DENIED')
  })

  it('decide on a query before anything is looked at', () => {
    allows = () => false
    const structuredQuery = { from: [{ collectionId: 'nothing' }], limit: 3 }
    expect(() => post('runQuery', { structuredQuery })).toThrow('PERMISSION_DENIED')
    expect(asked).toMatchObject([{ method: 'list', query: { collectionId: 'nothing', limit: 3 } }])
  })

  it('decide on an aggregation as on a query', () => {
    allows = () => false
    const structuredAggregationQuery = {
      structuredQuery: { from: [{ collectionId: 'things' }] },
      aggregations: [{ count: {} }],
    }
    expect(() => post('runAggregationQuery', { structuredAggregationQuery })).toThrow(
      'PERMISSION_DENIED',
    )
    expect(asked).toMatchObject([{ method: 'list' }])
  })

  it('see each write with the document before and after it', () => {
    seed('things/b', 'things/c')
    commit([
      update('things/a', 7),
      update('things/b', 2, { updateMask: { fieldPaths: ['m'] } }),
      remove('things/c'),
    ])
    expect(asked).toMatchObject([
      {
        method: 'create',
        resource: null,
        requestResource: { fields: { n: { integerValue: '7' } } },
      },
      {
        method: 'update',
        resource: { path: 'things/b' },
        requestResource: { fields: { n: { integerValue: '1' } } },
      },
      { method: 'delete', resource: { path: 'things/c' } },
    ])
  })

  it('look up documents before and after the whole batch', () => {
    seed('things/a', 'things/b')
    const seen: unknown[] = []
    allows = (request) => {
      for (const when of ['before', 'after'] as const)
        for (const path of ['things/a', 'things/b'])
          seen.push(request.lookup(path, when)?.fields['n'] ?? null)
      return true
    }
    commit([update('things/b', 2), remove('things/a')])
    const perWrite = [{ integerValue: '1' }, { integerValue: '1' }, null, { integerValue: '2' }]
    expect(seen).toEqual([...perWrite, ...perWrite])
  })

  it('take place at the time that server timestamps get', () => {
    commit([
      update('things/a', 1, {
        updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
      }),
    ])
    expect(asked).toMatchObject([
      { requestResource: { fields: { at: { timestampValue: asked[0]?.time } } } },
    ])
  })

  it('that refuse one write refuse all', () => {
    allows = (request) => request.method !== 'list' && request.path !== 'things/b'
    expect(() => commit([update('things/a'), update('things/b')])).toThrow('PERMISSION_DENIED')
    expect(n('things/a')).toBeUndefined()
  })

  it('do not tell a stranger whether a document exists', () => {
    seed('things/a')
    allows = () => false
    const exists = { currentDocument: { exists: true } }
    expect(() => commit([update('things/a', 2, exists)])).toThrow('PERMISSION_DENIED')
    expect(() => commit([update('things/b', 2, exists)])).toThrow('PERMISSION_DENIED')
  })

  it('are not asked about the administrator', () => {
    allows = () => false
    seed('things/a')
    const read = post('batchGet', { documents: [`${ROOT}/things/a`] }, 'Bearer owner')
    expect(read).toMatchObject([{ found: {} }])
    expect(asked).toEqual([])
  })

  it('leave :batchWrite to the administrator', () => {
    expect(() => post('batchWrite', {})).toThrow('PERMISSION_DENIED')
  })
})

describe('a token', () => {
  it('that proves nothing is refused, where signing out would be allowed', () => {
    expect(() => commit([update('things/a')], 'Bearer nonsense')).toThrow('UNAUTHENTICATED')
  })
})

it('refuses a query without its index', () => {
  const where = (fieldPath: string, op: string) => ({
    fieldFilter: { field: { fieldPath }, op, value: { integerValue: '1' } },
  })
  const structuredQuery = {
    from: [{ collectionId: 'things' }],
    where: {
      compositeFilter: { op: 'AND', filters: [where('a', 'EQUAL'), where('b', 'LESS_THAN')] },
    },
  }
  expect(() => post('runQuery', { structuredQuery })).toThrow('FAILED_PRECONDITION')
})

it.each([['listen'], ['write'], ['partitionQuery']])('says that :%s is not supported', (verb) => {
  expect(() => post(verb, {}, 'Bearer owner')).toThrow('UNIMPLEMENTED')
})
