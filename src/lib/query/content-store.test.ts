import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import { contentKeys } from './content-keys'
import { contentQuery } from './content-query'
import { keepContent, restoreContent } from './content-store'
import { createQueryClient } from './query-client'

const read = vi.fn()
const budget = contentQuery(contentKeys.list('budget_belanja', 2026), read)

/** As the page is opened anew. */
async function open() {
  const client = createQueryClient()
  keepContent(client)
  await restoreContent(client)
  return client
}

it('what was just read is not read again when the page is opened anew', async () => {
  read.mockResolvedValue(['lama'])
  await budget.fetch(await open())
  read.mockClear()
  const client = await open()
  await budget.fetch(client)
  expect(client.getQueryData(budget.queryKey)).toEqual(['lama'])
  expect(read).not.toHaveBeenCalled()
})

it('what was changed here since is shown and read again when the page is opened anew', async () => {
  read.mockResolvedValue(['lama'])
  const before = await open()
  await budget.fetch(before)
  await before.invalidateQueries({ queryKey: contentKeys.collection('budget_belanja') })
  read.mockResolvedValue(['baru'])
  const client = await open()
  expect(client.getQueryData(budget.queryKey)).toEqual(['lama'])
  await budget.fetch(client)
  expect(client.getQueryData(budget.queryKey)).toEqual(['baru'])
})
