import { beforeAll, describe, expect, it } from 'vitest'
import { CODE, entryAt, FIRST } from '../complaints/complaints'
import { ATTACKERS, expectRefused, expectTaken, setupAttack } from './attackers'

/** Text in every stored document. No response to an attacker may contain it. */
const SECRET = 'Rahasiawarga'

/** One document of each private collection except the users. */
const PRIVATE = {
  complaints: CODE,
  complaint_verdicts: CODE,
  drafts: '01JZ0000000000000000000001',
  bin: 'news-01JZ0000000000000000000002',
  audit: 'kejadian-1',
  versions: 'versi-1',
  users: 'admin',
} as const
type Collection = keyof typeof PRIVATE
const COLLECTIONS = Object.keys(PRIVATE) as Collection[]

const attack = setupAttack('demo-attack-reading')
const { ask, nameOf, project } = attack

beforeAll(async () => {
  const secret = { id: 'a', note: SECRET, name: SECRET, collection: 'news', createdBy: 'admin' }
  for (const [collection, id] of Object.entries(PRIVATE))
    if (collection !== 'users') await project.store({ [`${collection}/${id}`]: secret })
  await project.store({
    [entryAt(FIRST)]: secret,
    'desk_settings/1': secret,
    [`complaint_status/${CODE}`]: { id: CODE, status: 'Baru' },
    'search_index/manifest/search_shards/a': secret,
    'complaint_notices/a': secret,
    'complaint_work/email': secret,
    'push_subscriptions/a': secret,
    'push_work/news': secret,
  })
})

const field = (fieldPath: string) => ({ fieldPath })
const from = (collectionId: string) => ({ from: [{ collectionId }] })
const filter = (fieldPath: string, op: string, value: object) => ({
  where: { fieldFilter: { field: field(fieldPath), op, value } },
})
const named = (collection: Collection) => ({
  referenceValue: nameOf(`${collection}/${PRIVATE[collection]}`),
})
const either = (...filters: { where: object }[]) => ({
  where: { compositeFilter: { op: 'OR', filters: filters.map(({ where }) => where) } },
})

/** Queries for a whole collection or its one document. */
const QUERIES: [name: string, query: (collection: Collection) => object][] = [
  ['all of it', () => ({})],
  ['a single document', () => ({ limit: 1 })],
  ['what an offset leaves', () => ({ offset: 0, limit: 1 })],
  [
    'an id that is at least nothing',
    () => filter('id', 'GREATER_THAN_OR_EQUAL', { stringValue: '' }),
  ],
  [
    'an id that is one of some',
    () =>
      filter('id', 'IN', {
        arrayValue: { values: [{ stringValue: 'a' }, { stringValue: 'admin' }] },
      }),
  ],
  [
    'a name from the first on',
    (collection) => filter('__name__', 'GREATER_THAN_OR_EQUAL', named(collection)),
  ],
  ['a name', (collection) => filter('__name__', 'EQUAL', named(collection))],
  [
    'a name that is one of some',
    (collection) => filter('__name__', 'IN', { arrayValue: { values: [named(collection)] } }),
  ],
  [
    'one thing or another',
    () =>
      either(
        filter('id', 'EQUAL', { stringValue: 'a' }),
        filter('id', 'EQUAL', { stringValue: 'admin' }),
      ),
  ],
  ['what does not have another id', () => filter('id', 'NOT_EQUAL', { stringValue: 'b' })],
  ['names alone', () => ({ select: { fields: [field('__name__')] } })],
  ['the last first', () => ({ orderBy: [{ field: field('id'), direction: 'DESCENDING' }] })],
  [
    'what follows a name',
    (collection) => ({
      orderBy: [{ field: field('__name__') }],
      startAt: { values: [named(collection)], before: true },
    }),
  ],
]

describe.each(QUERIES)('a query for %s', (_, query) => {
  it.each(COLLECTIONS)('returns nothing from %s', async (collection) => {
    const body = { structuredQuery: { ...from(collection), ...query(collection) } }
    for (const who of ATTACKERS) {
      const answer = await ask(who, 'runQuery', body)
      expectRefused(answer, who)
      expect(answer.text).not.toContain(SECRET)
    }
    expect((await ask('admin', 'runQuery', body)).text).toContain(PRIVATE[collection])
  })
})

describe.each(COLLECTIONS)('private content of %s', (collection) => {
  const document = nameOf(`${collection}/${PRIVATE[collection]}`)

  it.each([
    ['a count', [{ count: {} }]],
    ['whether there is one', [{ count: { upTo: 1 } }]],
    ['two counts', [{ count: {} }, { alias: 'lagi', count: {} }]],
  ])('stays hidden from %s', async (_, aggregations) => {
    const structuredAggregationQuery = { structuredQuery: from(collection), aggregations }
    for (const who of ATTACKERS)
      expectRefused(await ask(who, 'runAggregationQuery', { structuredAggregationQuery }), who)
    const { text } = await ask('admin', 'runAggregationQuery', { structuredAggregationQuery })
    expect(text).toMatch(/"integerValue":"[1-9]/)
  })

  it.each([
    ['by its name', {}],
    ['twice', { documents: [document, document] }],
    ['without its fields', { mask: { fieldPaths: ['bukan'] } }],
    ['in a new transaction', { newTransaction: { readWrite: {} } }],
    ['beside what is public', { documents: [nameOf('site_settings/1'), document] }],
  ])('stays hidden when requested %s', async (_, more) => {
    const body = { documents: [document], ...more }
    for (const who of ATTACKERS) expectRefused(await ask(who, 'batchGet', body), who)
    expect((await ask('admin', 'batchGet', body)).text).toContain(`"found":{"name":"${document}"`)
  })

  it('stays hidden from a query in a transaction', async () => {
    for (const who of [...ATTACKERS, 'admin'] as const) {
      const { text } = await ask(who, 'beginTransaction', {})
      const { transaction } = JSON.parse(text) as { transaction: string }
      const body = { structuredQuery: from(collection), transaction }
      const answer = await ask(who, 'runQuery', body)
      if (who === 'admin') expect(answer.text).toContain(PRIVATE[collection])
      else expectRefused(answer, who)
    }
  })
})

// The site makes no such query, so even an admin is refused.
describe('a collection group query', () => {
  it.each([...COLLECTIONS, 'history', 'complaint_status', 'search_shards', 'desk_settings'])(
    'returns nothing from %s',
    async (collectionId) => {
      const body = { structuredQuery: { from: [{ collectionId, allDescendants: true }], limit: 1 } }
      for (const who of [...ATTACKERS, 'admin'] as const)
        expectRefused(await ask(who, 'runQuery', body), who)
      expect((await ask('owner', 'runQuery', body)).text).toContain(`/${collectionId}/`)
    },
  )

  it('returns nothing without a collection name', async () => {
    const body = { structuredQuery: { from: [{ allDescendants: true }], limit: 50 } }
    for (const who of [...ATTACKERS, 'admin'] as const)
      expectRefused(await ask(who, 'runQuery', body), who)
    expect((await ask('owner', 'runQuery', body)).text).toContain(SECRET)
  })
})

describe('only the owner of the project', () => {
  it.each([
    'complaint_status',
    'complaint_notices',
    'complaint_work',
    'search_index/manifest/search_shards',
  ])('lists or counts %s', async (path) => {
    const [collectionId = '', parent = ''] = [
      path.split('/').at(-1),
      path.split('/').slice(0, -1).join('/'),
    ]
    const structuredQuery = { ...from(collectionId), limit: 1 }
    const count = { structuredAggregationQuery: { structuredQuery, aggregations: [{ count: {} }] } }
    for (const who of [...ATTACKERS, 'admin'] as const) {
      expectRefused(await ask(who, 'runQuery', { structuredQuery }, parent), who)
      expectRefused(await ask(who, 'runAggregationQuery', count, parent), who)
    }
    expect((await ask('owner', 'runQuery', { structuredQuery }, parent)).text).toContain(
      nameOf(path),
    )
  })

  it.each(['', `complaints/${CODE}`])('lists the collections below %j', async (path) => {
    for (const who of [...ATTACKERS, 'admin'] as const)
      expectRefused(await ask(who, 'listCollectionIds', {}, path), who)
    expectTaken(await ask('owner', 'listCollectionIds', {}, path))
  })
})

it('hides the history of a report from holders of its code', async () => {
  const body = { structuredQuery: from('history') }
  for (const who of ATTACKERS)
    expectRefused(await ask(who, 'runQuery', body, `complaints/${CODE}`), who)
  expect((await ask('admin', 'runQuery', body, `complaints/${CODE}`)).text).toContain(SECRET)
})
