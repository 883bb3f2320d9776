import { describe, expect, it } from 'vitest'
import { assertIndexed } from './index-check'
import { parseIndexes } from './index-definitions'
import { parseQuery } from './query-request'

/**
 * Google's emulator runs queries without checking indexes, so these expectations come from
 * production's documentation: firebase.google.com/docs/firestore/query-data/index-overview (INDEX
 * below) and …/query-data/multiple-range-fields (RANGES).
 */

const ROOT = 'projects/demo-x/databases/(default)/documents'
const STRING = { stringValue: 'a' }
const LIST = { arrayValue: { values: [STRING, { stringValue: 'b' }] } }
const NAME = { referenceValue: `${ROOT}/cities/a` }

const OPERATORS: Readonly<Record<string, [op: string, value: object]>> = {
  '=': ['EQUAL', STRING],
  '<': ['LESS_THAN', STRING],
  '>': ['GREATER_THAN', STRING],
  in: ['IN', LIST],
  has: ['ARRAY_CONTAINS', STRING],
}

function filter(text: string): object {
  const [fieldPath = '', symbol = ''] = text.split(' ')
  const [op, value] = OPERATORS[symbol] ?? []
  return {
    fieldFilter: { field: { fieldPath }, op, value: fieldPath === '__name__' ? NAME : value },
  }
}

function query(text: string): object {
  const [, filters = '', orders] = /^(.*?) ?(?:\bby (.*))?$/.exec(text) ?? []
  const all = filters.split(' & ').map(filter)
  return {
    ...(filters && {
      where: all.length > 1 ? { compositeFilter: { op: 'AND', filters: all } } : all[0],
    }),
    orderBy: orders?.split(', ').map((order) => {
      const [fieldPath, direction] = order.split(' ')
      return { field: { fieldPath }, direction: direction ? 'DESCENDING' : 'ASCENDING' }
    }),
  }
}

function index(text: string) {
  return {
    collectionGroup: 'cities',
    queryScope: 'COLLECTION',
    fields: text.split(', ').map((field): object => {
      const [fieldPath, mode] = field.split(' ')
      if (mode === 'contains') return { fieldPath, arrayConfig: 'CONTAINS' }
      return { fieldPath, order: mode ? 'DESCENDING' : 'ASCENDING' }
    }),
  }
}

interface Served {
  indexes?: object[]
  fieldOverrides?: object[]
  allDescendants?: boolean
}

function refusal(
  text: string,
  { indexes = [], fieldOverrides = [], allDescendants = false }: Served = {},
): string | null {
  const from = [{ collectionId: 'cities', allDescendants }]
  const plan = parseQuery({ from, ...query(text) }, '', ROOT)
  try {
    assertIndexed(plan, parseIndexes(JSON.stringify({ indexes, fieldOverrides })))
    return null
  } catch (error) {
    return String(error)
  }
}

// INDEX, "Queries supported by single-field indexes"
it.each([
  '',
  'state =',
  'population <',
  'p > & p <',
  'state in',
  'regions has',
  'country = & capital = & state =',
  'by population',
  'by population desc',
  // The SDK adds this order explicitly.
  'by population desc, __name__ desc',
  'p < by p desc',
  'state = & __name__ >',
  'state = by __name__ desc',
])('the query %j needs no composite index', (text) => {
  expect(refusal(text)).toBeNull()
})

it.each([
  // INDEX, "Queries supported by composite indexes"
  ['state = by pop', 'state, pop'],
  ['state = by pop desc', 'state, pop desc'],
  ['state = & pop >', 'state, pop'],
  ['state in by pop', 'state, pop'],
  ['by state, pop desc', 'state, pop desc'],
  // The document name has the opposite direction of the other field.
  ['by pop, __name__ desc', 'pop, __name__ desc'],
  ['regions has by pop', 'regions contains, pop'],
  ['regions has & state =', 'state, regions contains'],
  // The direction does not matter for an equality.
  ['state = by pop', 'state desc, pop'],
  ['`the-state` = by m.pop', '`the-state`, m.pop'],
  // RANGES
  ['pop > & density <', 'density, pop'],
  ['pop > & density < by pop desc', 'pop desc, density desc'],
])('the query %j requires a composite index, such as %j', (text, served) => {
  expect(refusal(text)).toContain(`"fields":[{`)
  expect(refusal(text, { indexes: [index(served)] })).toBeNull()
})

it.each<[string, object]>([
  // INDEX: "To run the same queries but with a descending sort order, you need an additional index"
  ['an index with the opposite sort direction', index('state, pop desc')],
  ['an index with its fields in reverse order', index('pop, state')],
  ['an index with another field between the two fields', index('state, capital, pop')],
  ['an index that begins with another field', index('capital, state, pop')],
  ['an index that ends with another field', index('state, pop, capital')],
  ['an index on the elements of a list', index('state contains, pop')],
  ['an index of another collection', { ...index('state, pop'), collectionGroup: 'towns' }],
  ['an index of collection groups', { ...index('state, pop'), queryScope: 'COLLECTION_GROUP' }],
])('a query with an equality filter and a sort order does not use %s', (_, other) => {
  expect(refusal('state = by pop', { indexes: [other] })).toContain('requires an index')
})

// INDEX, "Taking advantage of index merging": one index per equality, all with the same order
it.each([
  [
    'serves several equality filters with one sort order',
    ['category, rating', 'city, rating'],
    true,
  ],
  ['requires an index for every equality filter', ['category, rating'], false],
  ['requires the same sort order in all indexes', ['category, rating', 'city, rating desc'], false],
])('index merging %s', (_, texts, served) => {
  const found = refusal('category = & city = by rating', { indexes: texts.map(index) })
  expect(found === null).toBe(served)
})

describe('a collection group query', () => {
  const inGroup = (text: string, served: Served = {}) =>
    refusal(text, { ...served, allDescendants: true })

  // INDEX: "Single-field indexes with collection group scope are not maintained by default"
  it('scans all documents without an index, and needs an index override to filter by one field', () => {
    const indexes = [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }]
    const override = { collectionGroup: 'cities', fieldPath: 'state', indexes }
    expect(inGroup('')).toBeNull()
    expect(inGroup('state =')).toContain('"fieldOverrides"')
    expect(inGroup('state =', { fieldOverrides: [override] })).toBeNull()
  })

  it('needs a composite index with collection group scope', () => {
    const narrow = index('state, pop')
    const wide = { ...narrow, queryScope: 'COLLECTION_GROUP' }
    expect(inGroup('state = by pop', { indexes: [narrow] })).not.toBeNull()
    expect(inGroup('state = by pop', { indexes: [wide] })).toBeNull()
  })

  it('suggests, in its error, an index override that includes the automatic indexes', () => {
    const entry = /"fieldOverrides" in \S+ (.*)/.exec(inGroup('by pop') ?? '')?.[1]
    const fieldOverrides = [JSON.parse(entry ?? '') as object]
    expect(inGroup('by pop', { fieldOverrides })).toBeNull()
    expect(refusal('by pop desc', { fieldOverrides })).toBeNull()
  })
})

it('rejects a query on a field that is exempt from automatic indexing', () => {
  const fieldOverrides = [{ collectionGroup: 'cities', fieldPath: 'notes', indexes: [] }]
  expect(refusal('notes =', { fieldOverrides })).not.toBeNull()
  expect(refusal('state =', { fieldOverrides })).toBeNull()
})

it('the error for a missing index contains its definition, and the query succeeds with that index', () => {
  const text = 'state = by pop desc'
  const named = /Add to "indexes" in firestore.indexes.json: (.*)/.exec(refusal(text) ?? '')?.[1]
  const missing = JSON.parse(named ?? '') as object
  expect(missing).toEqual(index('state, pop desc'))
  expect(refusal(text, { indexes: [missing] })).toBeNull()
})

it('rejects a query that only sorts by document name in descending order, as production does', () => {
  expect(refusal('by __name__ desc')).toContain('descending order')
})
