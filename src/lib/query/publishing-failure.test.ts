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
])('all is well where %s', async (_, state) => {
  stored = state()
  expect(await told()).toBeNull()
})

it('what failed is told', async () => {
  const failure = { code: 'quota', at: ago(5) }
  stored = { failure, released: ago(6) }
  expect(await told()).toEqual(failure)
})

const PAGES = { code: 'pages', at: ago(5), pages: ['Panen'] }

it('what could not be rendered of what was published is told', async () => {
  stored = { failure: PAGES, released: ago(0) }
  expect(await told()).toEqual(PAGES)
})

it.each([null, PAGES])(
  'where no day has been published for long, publishing has stopped: %j',
  async (failure) => {
    const released = ago(4)
    stored = { failure, released }
    expect(await told()).toEqual({ code: 'stopped', at: released })
  },
)
