import { expect, it, vi } from 'vitest'
import { waitUntilReadable } from './wait-until-readable'

const PACE = { between: 1, maximum: 5 }
const refused = (code: string) => Object.assign(new Error('refused'), { code })

it.each([
  [
    'an index is being built',
    new Error('x cannot be read.', { cause: refused('failed-precondition') }),
  ],
  ['the previous rules still apply', refused('permission-denied')],
])('retries while %s, and calls onWait only once', async (_, error) => {
  const read = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(error)
    .mockRejectedValueOnce(error)
    .mockResolvedValue('halaman')
  const onWait = vi.fn()
  expect(await waitUntilReadable(read, onWait, PACE)).toBe('halaman')
  expect(onWait).toHaveBeenCalledOnce()
})

it('rejects with the last error after the maximum wait', async () => {
  const read = vi.fn(() => Promise.reject(refused('failed-precondition')))
  await expect(waitUntilReadable(read, () => undefined, PACE)).rejects.toThrow('refused')
  expect(read).toHaveBeenCalledTimes(6)
})

it('rejects immediately after a permanent error', async () => {
  const read = vi.fn(() => Promise.reject(refused('unavailable')))
  await expect(waitUntilReadable(read, () => undefined, PACE)).rejects.toThrow('refused')
  expect(read).toHaveBeenCalledOnce()
})
