import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const send = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const reports = () =>
  send.mock.calls.map(([, { body }]) => (JSON.parse(body as string) as { data: object }).data)

async function report(error: unknown, isSameVisit = false) {
  if (!isSameVisit) vi.resetModules()
  const { sendErrorReport } = await import('./send-error-report')
  await sendErrorReport(error, 'script', '/berita/:id')
}

beforeEach(() => {
  localStorage.clear()
  send.mockReset().mockImplementation(() => Promise.resolve(new Response('{}')))
  vi.stubGlobal('fetch', send)
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'doNotTrack')
})

it('sends only the kind and message of the error, and the build, route and browser', async () => {
  document.head.innerHTML = '<script type="module" src="/assets/index-Ab12.js"></script>'
  await report(new TypeError('x of "Budi" at 0812'))
  expect(reports()).toEqual([
    {
      kind: 'script',
      message: 'TypeError: x of "…" at 0',
      build: 'index-Ab12',
      route: '/berita/:id',
      browser: 'lain',
    },
  ])
})

it.each([
  ['Failed to fetch dynamically imported module: https://desa.id/assets/a.js', 'chunk'],
  ['Minified React error #418; visit https://react.dev/errors/418', 'hydration'],
])('recognises the kind of the error “%s”', async (message, kind) => {
  await report(new Error(message))
  expect(reports()).toMatchObject([{ kind }])
})

it('reports each kind of error once per visit, and at most three errors a day', async () => {
  await report(new Error('a'))
  await report(new Error('b'), true)
  expect(send).toHaveBeenCalledOnce()
  for (let visit = 0; visit < 5; visit += 1) await report(new Error('c'))
  expect(send).toHaveBeenCalledTimes(3)
})

const fromExtension = new Error('a')
fromExtension.stack = 'Error: a\n at chrome-extension://abc/x.js:1:1'

it.each([
  ['a lost network', new TypeError('Failed to fetch')],
  ['a cancelled request', new DOMException('Stopped.', 'AbortError')],
  ['a loop of a ResizeObserver', 'ResizeObserver loop completed with undelivered notifications.'],
  ['an extension', fromExtension],
])('ignores %s', async (_, error) => {
  await report(error)
  expect(send).not.toHaveBeenCalled()
})

it('ignores an error whose message is shown to the visitor', async () => {
  vi.resetModules()
  const { UserFacingError } = await import('../errors')
  await report(new UserFacingError('Pilih foto lain.'), true)
  expect(send).not.toHaveBeenCalled()
})

it('sends nothing while offline, from devices that ask not to be tracked, or without storage', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
  await report(new Error('a'))
  Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true })
  await report(new Error('a'))
  Reflect.deleteProperty(navigator, 'doNotTrack')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })
  await report(new Error('a'))
  expect(send).not.toHaveBeenCalled()
})
