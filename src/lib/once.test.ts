import { expect, it, vi } from 'vitest'
import { createOnce } from './once'

it('runs one at a time, and again afterwards, also after a failure', async () => {
  const told = vi.fn()
  const once = createOnce(told)
  let end = () => {}
  const work = vi.fn(() => new Promise<void>((resolve) => (end = resolve)))
  const running = once(work)
  await once(work)
  expect(work).toHaveBeenCalledOnce()
  end()
  await running
  await expect(once(() => Promise.reject(new Error('Failed.')))).rejects.toThrow('Failed.')
  await once(() => Promise.resolve())
  expect(told.mock.calls).toEqual([[true], [false], [true], [false], [true], [false]])
})
