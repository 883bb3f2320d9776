import { expect, it, vi } from 'vitest'
import { onceReadable } from './once-readable'

const PACE = { between: 1, most: 5 }
const refused = (code: string) => Object.assign(new Error('refused'), { code })

it.each([
  ['an index is made', new Error('x cannot be read.', { cause: refused('failed-precondition') })],
  ['the rules are those of before', refused('permission-denied')],
])('while %s, it is waited for, and said once', async (_, error) => {
  const read = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(error)
    .mockRejectedValueOnce(error)
    .mockResolvedValue('halaman')
  const onWait = vi.fn()
  expect(await onceReadable(read, onWait, PACE)).toBe('halaman')
  expect(onWait).toHaveBeenCalledOnce()
})

it('what goes on for too long is an error', async () => {
  const read = vi.fn(() => Promise.reject(refused('failed-precondition')))
  await expect(onceReadable(read, () => undefined, PACE)).rejects.toThrow('refused')
  expect(read).toHaveBeenCalledTimes(6)
})

it('any other failure is one at once', async () => {
  const read = vi.fn(() => Promise.reject(refused('unavailable')))
  await expect(onceReadable(read, () => undefined, PACE)).rejects.toThrow('refused')
  expect(read).toHaveBeenCalledOnce()
})
