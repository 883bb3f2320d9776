import { beforeEach, expect, it, vi } from 'vitest'
import * as v from 'valibot'
import { publishingFailureQuery } from './publishing-failure'
import { createQueryClient } from './query-client'

let stored: Record<string, unknown> | null

vi.mock('../firebase/documents', () => ({
  readDocument: (_: string, schema: v.GenericSchema) =>
    Promise.resolve(stored && v.parse(schema, stored)),
}))

const DAY = 24 * 60 * 60_000
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString()
const told = () => createQueryClient().fetchQuery(publishingFailureQuery)

beforeEach(() => {
  stored = null
})

it.each([
  ['nobody has written anything', () => null],
  ['the first publication is about to begin', () => ({ dirty: ago(0) })],
  ['it was published within the last days', () => ({ released: ago(2), failure: null })],
])('reports no failure if %s', async (_, state) => {
  stored = state()
  expect(await told()).toBeNull()
})

it('reports a failure', async () => {
  const failure = { code: 'quota', at: ago(5) }
  stored = { failure, released: ago(6) }
  expect(await told()).toEqual(failure)
})

const PAGES = { code: 'pages', at: ago(5), pages: ['Panen'] }

it('reports pages that could not be rendered', async () => {
  stored = { failure: PAGES, released: ago(0) }
  expect(await told()).toEqual(PAGES)
})

it.each([null, PAGES])(
  'reports that publishing has stopped after some days without a publication: %j',
  async (failure) => {
    const released = ago(4)
    stored = { failure, released }
    expect(await told()).toEqual({ code: 'stopped', at: released })
  },
)
