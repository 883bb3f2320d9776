import { notifyManager } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client'
import { watchCache } from './watch-cache'

it('calls back once for simultaneous changes, and again for later changes', async () => {
  const client = createQueryClient()
  const onChange = vi.fn()
  const stop = watchCache(client.getQueryCache(), onChange)
  const change = () =>
    notifyManager.batch(() => {
      for (const key of ['a', 'b', 'c']) client.setQueryData([key], 1)
    })
  change()
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
  change()
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2))
  stop()
  change()
  expect(onChange).toHaveBeenCalledTimes(2)
})
