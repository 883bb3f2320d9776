import { expect, it, vi } from 'vitest'
import { singleFlight } from './single-flight'

it('ignores calls while the work runs, and runs again afterwards, even after a failure', async () => {
  const onBusy = vi.fn()
  const once = singleFlight(onBusy)
  let end = () => {}
  const work = vi.fn(() => new Promise<void>((resolve) => (end = resolve)))
  const running = once(work)
  await once(work)
  expect(work).toHaveBeenCalledOnce()
  end()
  await running
  await expect(once(() => Promise.reject(new Error('Failed.')))).rejects.toThrow('Failed.')
  await once(() => Promise.resolve())
  expect(onBusy.mock.calls).toEqual([[true], [false], [true], [false], [true], [false]])
})
