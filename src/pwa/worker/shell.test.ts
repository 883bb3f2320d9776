import { beforeEach, expect, it, vi } from 'vitest'
import { shell } from './shell'

const KEY = 'https://desa.id/shell.html?__WB_REVISION__=1'
const kept = new Map<string, Response>()

vi.mock('./precache', () => ({
  precache: {
    matchPrecache: () => Promise.resolve(kept.get(KEY)?.clone()),
    getCacheKeyForURL: (url: string) =>
      url === '/shell.html' ? KEY : url === '/assets/ini.js' ? url : undefined,
  },
}))

beforeEach(() => {
  kept.clear()
  const put = (key: string, response: Response) => Promise.resolve(void kept.set(key, response))
  vi.stubGlobal('caches', { open: () => Promise.resolve({ put }) })
})

const named = (village: string, script = '/assets/ini.js') =>
  new Response(`${village}<script type="module" src="${script}"></script>`)

const serves = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer)

async function shown(): Promise<string> {
  const behind: Promise<unknown>[] = []
  const waitUntil = (promise: Promise<unknown>) => void behind.push(promise)
  const answer = await shell({ waitUntil } as unknown as ExtendableEvent)
  await Promise.all(behind)
  return answer.text()
}

it('fetches a shell that is not cached, and hides its redirect, which navigations would reject', async () => {
  const redirected = new Response('kerangka', { headers: { 'content-type': 'text/html' } })
  Object.defineProperty(redirected, 'redirected', { value: true })
  serves(() => Promise.resolve(redirected))
  const answer = await shell()
  expect(answer.redirected).toBe(false)
  expect(answer.headers.get('content-type')).toBe('text/html')
  expect(await answer.text()).toBe('kerangka')
})

it('shows the new name of a renamed village from the second page load', async () => {
  kept.set(KEY, named('Desa Lama'))
  serves(() => Promise.resolve(named('Desa Baru')))
  expect(await shown()).toContain('Desa Lama')
  expect(await shown()).toContain('Desa Baru')
})

it.each([
  ['of another build', () => Promise.resolve(named('Desa Baru', '/assets/lain.js'))],
  ['that the server fails to send', () => Promise.resolve(new Response('maaf', { status: 503 }))],
  ['that the network fails to send', () => Promise.reject(new TypeError('no network'))],
])('does not replace the stored shell with a shell %s', async (_, answer) => {
  kept.set(KEY, named('Desa Lama'))
  serves(answer)
  await shown()
  expect(await shown()).toContain('Desa Lama')
})
