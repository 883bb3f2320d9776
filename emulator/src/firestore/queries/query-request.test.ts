import { expect, it } from 'vitest'
import { parseQuery } from './query-request'

const ROOT = 'projects/demo-unit/databases/(default)/documents'

it('treats null as an omitted field, as protocol buffers do', () => {
  const given = { from: [{ collectionId: 'news' }], where: null, orderBy: null, limit: null }
  const { from } = given
  expect(parseQuery(given, '', ROOT)).toEqual(parseQuery({ from }, '', ROOT))
})

it('rejects deeply nested filters before they overflow the stack', () => {
  let where: unknown = { unaryFilter: { field: { fieldPath: 'a' }, op: 'IS_NULL' } }
  for (let i = 0; i < 20_000; i++) where = { compositeFilter: { op: 'AND', filters: [where] } }
  expect(() => parseQuery({ where }, '', ROOT)).toThrow('nested too deep')
})
