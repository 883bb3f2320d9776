import { afterEach, expect, it, vi } from 'vitest'
import { shell } from './shell'

vi.mock('workbox-precaching', () => ({ matchPrecache: () => Promise.resolve(undefined) }))

afterEach(() => void vi.unstubAllGlobals())

it('a shell that is not stored any more is one that a navigation takes, though its address redirects', async () => {
  const redirected = new Response('kerangka', { headers: { 'content-type': 'text/html' } })
  Object.defineProperty(redirected, 'redirected', { value: true })
  vi.stubGlobal('fetch', () => Promise.resolve(redirected))
  const answer = await shell()
  expect(answer.redirected).toBe(false)
  expect(answer.headers.get('content-type')).toBe('text/html')
  expect(await answer.text()).toBe('kerangka')
})
