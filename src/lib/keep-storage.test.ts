import { beforeEach, expect, it, vi } from 'vitest'

const persist = vi.fn<() => Promise<boolean>>()

beforeEach(() => {
  vi.resetModules()
  persist.mockReset().mockResolvedValue(false)
  vi.stubGlobal('navigator', { storage: { persist } })
})

it('keepStorageOnce asks for persistent storage once, and keepStorage asks at every call', async () => {
  const { keepStorage, keepStorageOnce } = await import('./keep-storage')
  keepStorageOnce()
  keepStorageOnce()
  expect(persist).toHaveBeenCalledTimes(1)
  keepStorage()
  expect(persist).toHaveBeenCalledTimes(2)
})

it.each([{}, { storage: {} }, { storage: { persist: () => Promise.reject(new TypeError()) } }])(
  'tolerates a browser without persistent storage (%j)',
  async (browser) => {
    vi.stubGlobal('navigator', browser)
    const { keepStorage } = await import('./keep-storage')
    keepStorage()
    await Promise.resolve()
  },
)
