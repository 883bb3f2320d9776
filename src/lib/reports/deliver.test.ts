import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { INPUT, resetServer, server } from '../firebase/__mocks__/report-database'
import { deliverReports } from './deliver'
import { addReport, deleteReport, readReport, readReports } from './report-store'

vi.mock('../firebase/report-database')
vi.mock('../firebase/report-photo')

const ID = '7K3M9QZX2B4CD5EF'

beforeEach(async () => {
  resetServer()
  for (const { id } of await readReports()) await deleteReport(id)
})

async function queue(id = ID, at = 0) {
  const photo = new Blob(['foto'], { type: 'image/jpeg' })
  const { category } = INPUT
  await addReport({ id, state: 'waiting', at, category, input: INPUT, photo })
}

const stateOf = async (id: string) => (await readReport(id))?.state

it('delivers a report with its photo, and then stores only its code on the device', async () => {
  await queue()
  expect(await deliverReports()).toBe(false)
  const path = server.reports.get(ID) ?? ''
  expect(path).toMatch(/^images\/pengaduan\/7K3M9QZX2B4CD5EF\/\d{13}\.jpg$/)
  expect(server.photos).toContain(path)
  const { category } = INPUT
  expect(await readReports()).toEqual([{ id: ID, state: 'sent', at: 0, category }])
})

it('delivers a report even if the device has no space to store the result', async () => {
  await queue()
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })
  expect(await deliverReports()).toBe(false)
  expect(await stateOf(ID)).toBe('sent')
  expect(logged).toHaveBeenCalledOnce()
  logged.mockClear()
})

it.each(
  ['received', 'upload', 'commit'].flatMap((step) =>
    (['lost', 'unheard'] as const).map((outcome) => ({ step, outcome })),
  ),
)(
  'keeps the report waiting if the request “$step” fails ($outcome), and creates one report at the next attempt',
  async ({ step, outcome }) => {
    await queue()
    server.outcome = (request) => (request === step ? outcome : undefined)
    expect(await deliverReports()).toBe(true)
    expect(await stateOf(ID)).toBe('waiting')
    server.outcome = () => undefined
    expect(await deliverReports()).toBe(false)
    expect(await stateOf(ID)).toBe('sent')
    expect(server.photos).toContain(server.reports.get(ID))
    expect(server.requests.filter((request) => request === 'commit')).toHaveLength(1)
  },
)

it('does not send the photo again after a lost response', async () => {
  await queue()
  server.outcome = (request) => (request === 'commit' ? 'unheard' : undefined)
  await deliverReports()
  expect((await readReport(ID))?.unanswered).toBe(true)
  server.outcome = () => undefined
  server.requests = []
  await deliverReports()
  expect(server.requests).toEqual(['received'])
})

it('gives the photo of each attempt its own name', async () => {
  await queue()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_763_700_000_000)
  server.outcome = (request) => (request === 'upload' ? 'unheard' : undefined)
  await deliverReports()
  clock.mockReturnValue(1_763_700_000_001)
  server.outcome = () => undefined
  await deliverReports()
  clock.mockRestore()
  expect([...server.photos].map((path) => path.slice(-17))).toEqual([
    '1763700000000.jpg',
    '1763700000001.jpg',
  ])
  expect(server.reports.get(ID)).toMatch(/1763700000001/)
})

it('creates one report if two senders deliver it concurrently without locks', async () => {
  await queue()
  await Promise.all([deliverReports(), deliverReports(), deliverReports()])
  expect(server.reports.size).toBe(1)
  expect(await stateOf(ID)).toBe('sent')
})

/** Returns an outcome that calls `change` at the request `step` and lets all other requests succeed. */
const at =
  (step: string, change: () => 'denied' | void): typeof server.outcome =>
  (request) =>
    request === step ? (change() ?? undefined) : undefined
const deny = () => 'denied' as const
const close = () => void (server.open = false)
const arriveLate = () => void server.reports.set(ID, 'images/pengaduan/yang-pertama.jpg')

it.each<[string, typeof server.outcome, object]>([
  [
    'refuses a report whose batch is denied, and keeps its text',
    at('commit', deny),
    { state: 'refused', problem: 'denied', input: INPUT },
  ],
  [
    'reports that the village accepts no reports',
    at('commit', close),
    { state: 'refused', problem: 'closed' },
  ],
  [
    'refuses a report before its photo if the village accepts no reports',
    at('received', close),
    { state: 'refused', problem: 'closed' },
  ],
  [
    'recognises an earlier attempt that reached the server late',
    at('commit', arriveLate),
    { state: 'sent' },
  ],
  [
    'recognises an earlier attempt even if its own photo is denied',
    at('upload', () => {
      arriveLate()
      close()
      return 'denied'
    }),
    { state: 'sent' },
  ],
])('%s', async (_, outcome, report) => {
  await queue()
  server.outcome = outcome
  expect(await deliverReports()).toBe(false)
  expect(await readReport(ID)).toMatchObject(report)
})

it('sends a report with a proof of work when the rules accept no more reports in this hour', async () => {
  await queue()
  server.isFull = true
  server.bits = 12
  const checking: unknown[] = []
  server.outcome = (request) => {
    if (request === 'question')
      void readReport(ID).then((report) => checking.push(report?.obstacle))
    return undefined
  }
  expect(await deliverReports()).toBe(false)
  expect(await stateOf(ID)).toBe('sent')
  expect(checking).toEqual(['busy'])
  expect(server.photos).toContain(server.reports.get(ID))
})

it('recognises that a report with a proof of work arrived although the response was lost', async () => {
  await queue()
  server.isFull = true
  server.bits = 4
  server.outcome = (request) => (request === 'receipt' ? 'unheard' : undefined)
  expect(await deliverReports()).toBe(true)
  expect(await readReport(ID)).toMatchObject({ state: 'waiting', unanswered: true })
  server.requests = []
  expect(await deliverReports()).toBe(false)
  expect(server.requests).toEqual(['received'])
})

it('waits for the next hour when the proof of work is too large or no function responds', async () => {
  await queue()
  server.isFull = true
  expect(await deliverReports()).toBe(true)
  expect(await readReport(ID)).toMatchObject({ state: 'waiting', obstacle: 'busy' })
  server.requests = []
  await deliverReports()
  expect(server.requests, 'no second photo').toEqual(['received', 'rate', 'question'])
  server.outcome = (request) => (request === 'question' ? 'lost' : undefined)
  await deliverReports()
  expect(await readReport(ID)).toMatchObject({ state: 'waiting', obstacle: 'busy' })
  server.isFull = false
  expect(await deliverReports()).toBe(false)
  expect(await stateOf(ID)).toBe('sent')
})

it('keeps a report waiting if its write is denied and the check whether it arrived gets no response', async () => {
  await queue()
  let asked = 0
  server.outcome = (request) =>
    request === 'received' && (asked += 1) > 1 ? 'unheard' : at('commit', deny)(request)
  expect(await deliverReports()).toBe(true)
  expect(await stateOf(ID)).toBe('waiting')
})

it('keeps a report with a denied photo waiting while the village accepts reports, and sends the others', async () => {
  await queue(ID, 1)
  await queue('1111111111111111', 2)
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  let uploads = 0
  server.outcome = (request) =>
    request === 'upload' && (uploads += 1) === 1 ? 'denied' : undefined
  expect(await deliverReports()).toBe(true)
  expect(await stateOf(ID)).toBe('waiting')
  expect(await stateOf('1111111111111111')).toBe('sent')
  expect(logged).toHaveBeenCalledOnce()
  logged.mockClear()
})

it('sends the oldest report first, until the network fails', async () => {
  await queue('2222222222222222', 2)
  await queue('3333333333333333', 3)
  await queue('1111111111111111', 1)
  let commits = 0
  server.outcome = (request) => (request === 'commit' && (commits += 1) > 1 ? 'lost' : undefined)
  expect(await deliverReports()).toBe(true)
  expect([...server.reports.keys()]).toEqual(['1111111111111111'])
  expect(commits).toBe(2)
})

it('sends the remaining reports after the server rejects an invalid report', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  await queue('1111111111111111', 1)
  await queue('2222222222222222', 2)
  let commits = 0
  server.outcome = (request) =>
    request === 'commit' && (commits += 1) === 1 ? 'invalid' : undefined
  expect(await deliverReports()).toBe(true)
  expect(await stateOf('1111111111111111')).toBe('waiting')
  expect(await stateOf('2222222222222222')).toBe('sent')
  expect(logged).toHaveBeenCalledOnce()
  logged.mockClear()
})

describe('the obstacle of a waiting report', () => {
  const page = { 'content-type': 'text/html; charset=utf-8' }

  it.each([
    ['names the server if it does not respond', () => new Response(''), 'server'],
    ['stays unknown if the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['stays unknown if a login page responds', () => new Response('', { headers: page })],
  ])('%s', async (_, fetched, obstacle?: string) => {
    await queue()
    server.outcome = () => 'unheard'
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('')))
    await deliverReports()
    vi.stubGlobal('fetch', async () => await fetched())
    await deliverReports()
    const report = await readReport(ID)
    expect([report?.state, report?.obstacle]).toEqual(['waiting', obstacle])
  })

  it.each(['commit', 'upload'])('names the rejection if the %s is rejected', async (step) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('')))
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    await queue()
    server.outcome = (request) => (request === step ? 'invalid' : undefined)
    await deliverReports()
    expect(await readReport(ID)).toMatchObject({ state: 'waiting', obstacle: 'rejected' })
    logged.mockClear()
  })
})
