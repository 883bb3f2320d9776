import { expect, it, vi } from 'vitest'
import { contentPages, contentQuery } from './content-query'
import { createQueryClient } from './query-client'

const items = (...ids: string[]) => ids.map((id) => ({ id }))

it('what is cached and fresh is not read again', async () => {
  const client = createQueryClient()
  const read = vi.fn(() => Promise.resolve('isi'))
  const query = contentQuery(['a'], read)
  await query.fetch(client)
  await query.fetch(client)
  expect(read).toHaveBeenCalledTimes(1)
  expect(client.getQueryData(query.queryKey)).toBe('isi')
})

it('a stricter age makes it read again', async () => {
  const client = createQueryClient()
  const read = vi.fn(() => Promise.resolve('isi'))
  const query = contentQuery(['a'], read)
  await query.fetch(client)
  await query.fetch(client, 0)
  expect(read).toHaveBeenCalledTimes(2)
})

it('a failed refresh is logged and leaves what was cached', async () => {
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { retry: false } })
  const read = vi.fn(() => Promise.resolve('isi'))
  const query = contentQuery(['a'], read)
  await query.fetch(client)
  read.mockRejectedValue(new Error('putus'))
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  await query.fetch(client, 0)
  expect(logged).toHaveBeenCalledWith('Gagal memuat ["content","a"]:', expect.any(Error))
  expect(client.getQueryData(query.queryKey)).toBe('isi')
  logged.mockClear()
})

it('a full page has a next one that begins after its last item', () => {
  const { options } = contentPages(['b'], 2, () => Promise.resolve(items()))
  const page = items('z', 'y')
  expect(options.getNextPageParam(page, [page], undefined, [])).toBe('y')
})

it('a short page is the last one', () => {
  const { options } = contentPages(['b'], 2, () => Promise.resolve(items()))
  const page = items('z')
  expect(options.getNextPageParam(page, [page], undefined, [])).toBeUndefined()
})

it('what was not there is asked for again', async () => {
  const client = createQueryClient()
  const read = vi.fn<() => Promise<string | null>>(() => Promise.resolve(null))
  const query = contentQuery(['a'], read)
  await query.fetch(client)
  read.mockResolvedValue('isi')
  await query.fetch(client)
  expect(client.getQueryData(query.queryKey)).toBe('isi')
})
