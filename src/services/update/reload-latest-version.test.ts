import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reloadLatestVersion } from './reload-latest-version'

const reload = vi.fn()

/** Returns a fake device with these service workers. `take` activates the newer worker. */
function device(workers: { waiting?: object; installing?: object }) {
  const container = new EventTarget()
  const getRegistration = () => Promise.resolve({ waiting: null, installing: null, ...workers })
  vi.stubGlobal('navigator', { serviceWorker: Object.assign(container, { getRegistration }) })
  return { take: () => container.dispatchEvent(new Event('controllerchange')) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  reload.mockReset()
})

it('reloads the page immediately if there is no newer service worker, or no service worker at all', async () => {
  device({})
  await reloadLatestVersion(reload)
  expect(reload).toHaveBeenCalledOnce()
  vi.stubGlobal('navigator', {})
  await reloadLatestVersion(reload)
  expect(reload).toHaveBeenCalledTimes(2)
})

it.each(['waiting', 'installing'])(
  'activates a service worker that is %s before it reloads the page',
  async (state) => {
    const postMessage = vi.fn()
    const { take } = device({ [state]: { postMessage } })
    await reloadLatestVersion(reload)
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' })
    expect(reload).not.toHaveBeenCalled()
    take()
    expect(reload).toHaveBeenCalledOnce()
  },
)

it('reloads the page after three seconds if the newer service worker does not activate', async () => {
  device({ installing: { postMessage: vi.fn() } })
  await reloadLatestVersion(reload)
  vi.advanceTimersByTime(3_000)
  expect(reload).toHaveBeenCalledOnce()
})
