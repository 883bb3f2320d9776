import { expect, it } from 'vitest'
import { parseQuery } from './query-request'

const ROOT = 'projects/demo-unit/databases/(default)/documents'

it('treats null as an omitted field, as protocol buffers do', () => {
  const given = { from: [{ collectionId: 'news' }], where: null, orderBy: null, limit: null }
  const { from } = given
  expect(parseQuery(given, '', ROOT)).toEqual(parseQuery({ from }, '', ROOT))
})
