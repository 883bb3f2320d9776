import { expect, it } from 'vitest'
import { parseAggregationQuery, parseQuery } from './query-request'

const from = [{ collectionId: 'news' }]
const value = { stringValue: 'a' }
const filtered = (where: unknown) => ({ from, where })

it('reads the numbers that firebase-admin sends for enumerations as it reads their names', () => {
  const query = (equal: unknown, isNull: unknown, or: unknown, descending: unknown) => ({
    from,
    where: {
      compositeFilter: {
        op: or,
        filters: [
          { fieldFilter: { field: { fieldPath: 'a' }, op: equal, value } },
          { unaryFilter: { field: { fieldPath: 'b' }, op: isNull } },
        ],
      },
    },
    orderBy: [{ field: { fieldPath: 'a' }, direction: descending }],
  })
  expect(parseQuery(query(5, 3, 2, 2))).toEqual(
    parseQuery(query('EQUAL', 'IS_NULL', 'OR', 'DESCENDING')),
  )
})

it.each([
  [1, 'LESS_THAN'],
  [4, 'GREATER_THAN_OR_EQUAL'],
  [6, 'NOT_EQUAL'],
  [7, 'ARRAY_CONTAINS'],
  [8, 'IN'],
  [10, 'NOT_IN'],
])('takes operator %i for %s', (number, name) => {
  const { where } = parseQuery(
    filtered({ fieldFilter: { field: { fieldPath: 'a' }, op: number, value } }),
  )
  expect(where).toEqual({ fieldFilter: { field: { fieldPath: 'a' }, op: name, value } })
})

it('takes null for a field that was left out, as protocol buffers do', () => {
  const { where, orderBy, limit } = parseQuery({ from, where: null, orderBy: null, limit: null })
  expect([where, orderBy, limit]).toEqual([undefined, undefined, undefined])
})

it.each<[string, unknown, string]>([
  ['what is not supported', { from, findNearest: {} }, 'findNearest'],
  [
    'an unknown operator',
    filtered({ fieldFilter: { field: { fieldPath: 'a' }, op: 'LIKE', value } }),
    'LIKE',
  ],
  [
    'operator 0, which stands for none',
    filtered({ fieldFilter: { field: { fieldPath: 'a' }, op: 0, value } }),
    'op',
  ],
  [
    'a filter of two kinds',
    filtered({
      unaryFilter: { field: { fieldPath: 'a' }, op: 2 },
      fieldFilter: { field: { fieldPath: 'a' }, op: 5, value },
    }),
    'one of',
  ],
  ['an empty filter', filtered({}), 'one of'],
  ['a limit that is no integer', { from, limit: 1.5 }, 'limit'],
])('refuses %s', (_, query, reason) => {
  expect(() => parseQuery(query)).toThrow(reason)
})

it('refuses filters that are nested too deep before they fill the stack', () => {
  let where: unknown = { unaryFilter: { field: { fieldPath: 'a' }, op: 'IS_NULL' } }
  for (let i = 0; i < 20_000; i++) where = { compositeFilter: { op: 'AND', filters: [where] } }
  expect(() => parseQuery(filtered(where))).toThrow('nested too deep')
})

it('names aggregations that have no alias', () => {
  const { aggregations } = parseAggregationQuery({
    structuredQuery: { from },
    aggregations: [{ alias: 'all', count: {} }, { sum: { field: { fieldPath: 'n' } } }],
  })
  expect(aggregations.map(({ alias }) => alias)).toEqual(['all', 'field_1'])
})
