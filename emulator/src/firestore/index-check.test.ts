import { describe, expect, it } from 'vitest'
import { assertIndexed } from './index-check'
import { parseIndexes } from './index-definitions'
import { parseQuery } from './query-request'
import type { Value } from './wire'

/**
 * Google's emulator answers queries without looking for an index, so production's documentation is
 * the judge: firebase.google.com/docs/firestore/query-data/index-overview (INDEX below) and
 * …/query-data/multiple-range-fields (RANGES).
 */

const ROOT = 'projects/demo-x/databases/(default)/documents'
const STRING: Value = { stringValue: 'a' }
const LIST: Value = { arrayValue: { values: [STRING, { stringValue: 'b' }] } }

const where = (fieldPath: string, op: string, value: Value = STRING): object => ({
  fieldFilter: { field: { fieldPath }, op, value },
})
const equal = (field: string) => where(field, 'EQUAL')
const all = (...filters: object[]): object => ({ compositeFilter: { op: 'AND', filters } })
const any = (...filters: object[]): object => ({ compositeFilter: { op: 'OR', filters } })

/** `a` or `a desc` */
function orders(...texts: string[]): object[] {
  return texts.map((text) => {
    const [fieldPath = '', direction] = text.split(' ')
    return { field: { fieldPath }, direction: direction ? 'DESCENDING' : 'ASCENDING' }
  })
}

/** `a`, `a desc` or `a contains` */
function index(...texts: string[]) {
  return {
    collectionGroup: 'cities',
    queryScope: 'COLLECTION',
    fields: texts.map((text) => {
      const [fieldPath, mode] = text.split(' ')
      if (mode === 'contains') return { fieldPath, arrayConfig: 'CONTAINS' }
      return { fieldPath, order: mode ? 'DESCENDING' : 'ASCENDING' }
    }),
  }
}

type Entry = Omit<ReturnType<typeof index>, 'fields'> & { fields: object[] }

interface Query {
  from?: object[]
  where?: object
  orderBy?: object[]
}

interface Case {
  query: Query
  indexes?: Entry[]
  fieldOverrides?: object[]
}

/** What the query is refused with, or null when it is served. */
function refusal({ query, indexes = [], fieldOverrides = [] }: Case): string | null {
  const plan = parseQuery({ from: [{ collectionId: 'cities' }], ...query }, '', ROOT)
  try {
    assertIndexed(plan, parseIndexes(JSON.stringify({ indexes, fieldOverrides })))
    return null
  } catch (error) {
    return String(error)
  }
}

describe('needs no composite index', () => {
  // INDEX, "Queries supported by single-field indexes"
  it.each<[string, Query]>([
    ['a whole collection', {}],
    ['one equality', { where: equal('state') }],
    ['one range', { where: where('population', 'LESS_THAN') }],
    ['a range on both ends', { where: all(where('p', 'GREATER_THAN'), where('p', 'LESS_THAN')) }],
    ['one not-equal', { where: where('state', 'NOT_EQUAL') }],
    ['one in', { where: where('state', 'IN', LIST) }],
    ['one not-in', { where: where('state', 'NOT_IN', LIST) }],
    ['one array-contains', { where: where('regions', 'ARRAY_CONTAINS') }],
    ['one array-contains-any', { where: where('regions', 'ARRAY_CONTAINS_ANY', LIST) }],
    ['several equalities', { where: all(equal('country'), equal('capital'), equal('state')) }],
    ['several in', { where: all(where('country', 'IN', LIST), where('state', 'IN', LIST)) }],
    ['an or of equalities', { where: any(equal('country'), equal('state')) }],
    ['an ascending order', { orderBy: orders('population') }],
    ['a descending order', { orderBy: orders('population desc') }],
    ['the order that the SDK spells out', { orderBy: orders('population desc', '__name__ desc') }],
    [
      'an order by the field of a range',
      { where: where('p', 'LESS_THAN'), orderBy: orders('p desc') },
    ],
    [
      'an order by the field of an equality',
      { where: equal('state'), orderBy: orders('state desc') },
    ],
    [
      'an equality and a range of names',
      {
        where: all(
          equal('state'),
          where('__name__', 'GREATER_THAN', { referenceValue: `${ROOT}/cities/a` }),
        ),
      },
    ],
    [
      'an equality in descending order of names',
      { where: equal('state'), orderBy: orders('__name__ desc') },
    ],
  ])('%s', (_, query) => {
    expect(refusal({ query })).toBeNull()
  })
})

describe('needs a composite index, and is served by it', () => {
  it.each<[string, Query, Entry]>([
    // INDEX, "Queries supported by composite indexes"
    [
      'an equality and an order',
      { where: equal('state'), orderBy: orders('pop') },
      index('state', 'pop'),
    ],
    [
      'an equality and a descending order',
      { where: equal('state'), orderBy: orders('pop desc') },
      index('state', 'pop desc'),
    ],
    [
      'an equality and a range',
      { where: all(equal('state'), where('pop', 'GREATER_THAN')) },
      index('state', 'pop'),
    ],
    [
      'an equality and a not-equal',
      { where: all(equal('state'), where('pop', 'NOT_EQUAL')) },
      index('state', 'pop'),
    ],
    [
      'an in and an order',
      { where: where('state', 'IN', LIST), orderBy: orders('pop') },
      index('state', 'pop'),
    ],
    [
      'an order by two fields',
      { orderBy: orders('state', 'pop desc') },
      index('state', 'pop desc'),
    ],
    [
      'names against the direction of the order',
      { orderBy: orders('pop', '__name__ desc') },
      index('pop', '__name__ desc'),
    ],
    [
      'an array-contains and an order',
      { where: where('regions', 'ARRAY_CONTAINS'), orderBy: orders('pop') },
      index('regions contains', 'pop'),
    ],
    [
      'an array-contains and an equality',
      { where: all(where('regions', 'ARRAY_CONTAINS'), equal('state')) },
      index('state', 'regions contains'),
    ],
    [
      'an equality, whatever its direction in the index',
      { where: equal('state'), orderBy: orders('pop') },
      index('state desc', 'pop'),
    ],
    [
      'fields with odd names',
      { where: equal('`the-state`'), orderBy: orders('m.pop') },
      index('`the-state`', 'm.pop'),
    ],
    // RANGES
    [
      'ranges on two fields',
      { where: all(where('pop', 'GREATER_THAN'), where('density', 'LESS_THAN')) },
      index('density', 'pop'),
    ],
    [
      'ranges on two fields in an order of their own',
      {
        where: all(where('pop', 'GREATER_THAN'), where('density', 'LESS_THAN')),
        orderBy: orders('pop desc'),
      },
      index('pop desc', 'density desc'),
    ],
  ])('%s', (_, query, served) => {
    expect(refusal({ query })).toContain(`"fields":[{`)
    expect(refusal({ query, indexes: [served] })).toBeNull()
  })
})

describe('is not served by', () => {
  const query = { where: equal('state'), orderBy: orders('pop') }
  it.each<[string, Entry]>([
    // INDEX: "To run the same queries but with a descending sort order, you need an additional index"
    ['an index in the other direction', index('state', 'pop desc')],
    ['an index with its fields the other way round', index('pop', 'state')],
    ['an index with a field between', index('state', 'capital', 'pop')],
    ['an index that begins with another field', index('capital', 'state', 'pop')],
    ['an index that ends with another field', index('state', 'pop', 'capital')],
    ['an index on the elements of a list', index('state contains', 'pop')],
    ['an index of another collection', { ...index('state', 'pop'), collectionGroup: 'towns' }],
    ['an index of collection groups', { ...index('state', 'pop'), queryScope: 'COLLECTION_GROUP' }],
    [
      'a vector index',
      {
        ...index(),
        fields: [
          { fieldPath: 'state', vectorConfig: {} },
          { fieldPath: 'pop', order: 'ASCENDING' },
        ],
      },
    ],
  ])('%s', (_, other) => {
    expect(refusal({ query, indexes: [other] })).toContain('requires an index')
  })
})

describe('merging', () => {
  // INDEX, "Taking advantage of index merging": one index for each equality, all with the same order
  const query = { where: all(equal('category'), equal('city')), orderBy: orders('rating') }

  it('serves several equalities with one order', () => {
    const indexes = [index('category', 'rating'), index('city', 'rating')]
    expect(refusal({ query, indexes })).toBeNull()
  })

  it('needs every equality covered', () => {
    expect(refusal({ query, indexes: [index('category', 'rating')] })).not.toBeNull()
  })

  it('needs the same order in all', () => {
    const indexes = [index('category', 'rating'), index('city', 'rating desc')]
    expect(refusal({ query, indexes })).not.toBeNull()
  })
})

describe('each branch of an or', () => {
  const query = {
    where: any(equal('category'), all(equal('city'), equal('open'))),
    orderBy: orders('rating'),
  }

  it('needs its index', () => {
    const one = index('category', 'rating')
    const other = index('city', 'open', 'rating')
    expect(refusal({ query, indexes: [one] })).toContain('"city"')
    expect(refusal({ query, indexes: [other] })).toContain('"category"')
    expect(refusal({ query, indexes: [one, other] })).toBeNull()
  })
})

describe('a collection group', () => {
  const from = [{ collectionId: 'cities', allDescendants: true }]

  it('is scanned without an index', () => {
    expect(refusal({ query: { from } })).toBeNull()
  })

  // INDEX: "Single-field indexes with collection group scope are not maintained by default"
  it('needs an override for one field', () => {
    const override = {
      collectionGroup: 'cities',
      fieldPath: 'state',
      indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
    }
    const query = { from, where: equal('state') }
    expect(refusal({ query })).toContain('"fieldOverrides"')
    expect(refusal({ query, fieldOverrides: [override] })).toBeNull()
  })

  it('needs a composite index of its scope', () => {
    const query = { from, where: equal('state'), orderBy: orders('pop') }
    const narrow = index('state', 'pop')
    expect(refusal({ query, indexes: [narrow] })).not.toBeNull()
    expect(refusal({ query, indexes: [{ ...narrow, queryScope: 'COLLECTION_GROUP' }] })).toBeNull()
  })
})

describe('a field that is exempt from automatic indexing', () => {
  const exempt = (fieldPath: string, indexes: object[] = []) => ({
    collectionGroup: 'cities',
    fieldPath,
    indexes,
  })

  it('cannot be asked for', () => {
    const fieldOverrides = [exempt('notes')]
    expect(refusal({ query: { where: equal('notes') }, fieldOverrides })).not.toBeNull()
    expect(refusal({ query: { where: equal('state') }, fieldOverrides })).toBeNull()
  })

  // INDEX: "the map's subfields inherit those settings"
  it('takes the fields of its map with it, but for those with an override of their own', () => {
    const fieldOverrides = [exempt('map'), exempt('map.own', [{ order: 'ASCENDING' }])]
    expect(refusal({ query: { where: equal('map.inner') }, fieldOverrides })).not.toBeNull()
    expect(refusal({ query: { where: equal('map.own') }, fieldOverrides })).toBeNull()
  })

  it('keeps the indexes that are left', () => {
    const fieldOverrides = [exempt('pop', [{ order: 'DESCENDING' }])]
    expect(refusal({ query: { orderBy: orders('pop desc') }, fieldOverrides })).toBeNull()
    expect(refusal({ query: { orderBy: orders('pop') }, fieldOverrides })).not.toBeNull()
  })
})

it('names the entry that is missing, which then serves the query', () => {
  const query = { where: equal('state'), orderBy: orders('pop desc') }
  const entry = /Add to "indexes" in firestore.indexes.json: (.*)/.exec(
    refusal({ query }) ?? '',
  )?.[1]
  const missing = JSON.parse(entry ?? '') as Entry
  expect(missing).toEqual(index('state', 'pop desc'))
  expect(refusal({ query, indexes: [missing] })).toBeNull()
})

it('names an override that keeps what was indexed automatically', () => {
  const query = { from: [{ collectionId: 'cities', allDescendants: true }], orderBy: orders('pop') }
  const entry = /"fieldOverrides" in \S+ (.*)/.exec(refusal({ query }) ?? '')?.[1]
  const missing = JSON.parse(entry ?? '') as object
  expect(refusal({ query, fieldOverrides: [missing] })).toBeNull()
  expect(refusal({ query: { orderBy: orders('pop desc') }, fieldOverrides: [missing] })).toBeNull()
})

it('refuses to read all names backwards, as production does', () => {
  expect(refusal({ query: { orderBy: orders('__name__ desc') } })).toContain('descending order')
})
