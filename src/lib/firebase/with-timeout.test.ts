import { beforeEach, expect, it, vi } from 'vitest'
import { withTimeout } from './with-timeout'

beforeEach(() => vi.useFakeTimers())

it('resolves with the result of the request', async () => {
  expect(await withTimeout(() => Promise.resolve('isi'))).toBe('isi')
  expect(vi.getTimerCount()).toBe(0)
})

it.each([
  ['30 seconds', undefined, 30_000],
  ['the given timeout', 10_000, 10_000],
])('ends a hanging request after %s', async (_, timeout, milliseconds) => {
  const answer = withTimeout(() => new Promise(() => {}), timeout)
  const refused = expect(answer).rejects.toMatchObject({ code: 'deadline-exceeded' })
  await vi.advanceTimersByTimeAsync(milliseconds)
  await refused
})

it('sends no request while offline', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const request = vi.fn(() => Promise.resolve('isi'))
  await expect(withTimeout(request)).rejects.toMatchObject({ code: 'unavailable' })
  expect(request).not.toHaveBeenCalled()
})

it('adds a reason for the user to a failure', async () => {
  const failed = withTimeout(() => Promise.reject(new SyntaxError('Unexpected token <')))
  await expect(failed).rejects.toHaveProperty('reason', expect.stringContaining('SyntaxError'))
})
