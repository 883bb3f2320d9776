import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { clockOf } from '@/lib/query/freshness/content-clock'
import { leaveRetiredBuild } from './retired-build'

const { flushAll, reloadLatestVersion } = vi.hoisted(() => ({
  flushAll: vi.fn<() => Promise<boolean>>(),
  reloadLatestVersion: vi.fn<() => Promise<void>>(),
}))
vi.mock('@/services/autosave/flush-all', () => ({ flushAll }))
vi.mock('@/services/update/reload-latest-version', () => ({ reloadLatestVersion }))

beforeEach(() => {
  sessionStorage.clear()
  flushAll.mockReset().mockResolvedValue(true)
  reloadLatestVersion.mockReset().mockResolvedValue()
  document.head.innerHTML = '<script type="module" src="/assets/satu.js"></script>'
})

async function start(...retired: string[]) {
  const client = new QueryClient()
  clockOf(client).retired = retired
  leaveRetiredBuild(client)
  await new Promise((resolve) => setTimeout(resolve))
}

it('reloads a page of a retired build once, even if the server sends the same build again', async () => {
  await start('/assets/satu.js')
  expect(reloadLatestVersion).toHaveBeenCalledOnce()
  await start('/assets/satu.js')
  expect(reloadLatestVersion).toHaveBeenCalledOnce()
})

it('does not reload until the device can store unsaved input', async () => {
  flushAll.mockResolvedValueOnce(false)
  await start('/assets/satu.js')
  expect(reloadLatestVersion).not.toHaveBeenCalled()
  await start('/assets/satu.js')
  expect(reloadLatestVersion).toHaveBeenCalledOnce()
})

it('does not reload a page of another build', async () => {
  await start('/assets/dua.js')
  expect(flushAll).not.toHaveBeenCalled()
})
