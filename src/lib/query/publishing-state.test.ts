import { expect, it, vi } from 'vitest'
import * as v from 'valibot'
import { publishingStateQuery } from './publishing-state'
import { createQueryClient } from './query-client'

let stored: Record<string, unknown> | null

vi.mock('../firebase/documents', () => ({
  readDocument: (_: string, schema: v.GenericSchema) =>
    Promise.resolve(stored && v.parse(schema, stored)),
}))

const DAY = 24 * 60 * 60_000
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString()

const QUOTA = { code: 'quota', at: ago(5) }
const PAGES = { code: 'pages', at: ago(5), pages: ['Panen'] }
const LONG_AGO = ago(4)
const STOPPED = { code: 'stopped', at: LONG_AGO }

it.each([
  ['nothing if nobody has written anything', null, null],
  ['nothing if the first publication is about to begin', { dirty: ago(0) }, null],
  ['nothing after a publication within the last days', { released: ago(2), failure: null }, null],
  ['a failure', { failure: QUOTA, released: ago(6) }, QUOTA],
  ['pages that could not be rendered', { failure: PAGES, released: ago(0) }, PAGES],
  [
    'that publishing has stopped after days without a publication',
    { failure: null, released: LONG_AGO },
    STOPPED,
  ],
  [
    'that publishing has stopped, rather than old page failures',
    { failure: PAGES, released: LONG_AGO },
    STOPPED,
  ],
])('reports %s', async (_, state, failure) => {
  stored = state
  expect(await createQueryClient().fetchQuery(publishingStateQuery)).toMatchObject({ failure })
})
