import type { QueryClient } from '@tanstack/react-query'
import { logError } from '@/lib/log'
import { clockOf } from '@/lib/query/freshness/content-clock'
import { flushAll } from '@/services/autosave/flush-all'
import { reloadLatestVersion } from '@/services/update/reload-latest-version'

const LEFT = 'ditinggalkan'

/**
 * Reloads the page as soon as the published files list its build as retired (`RETIRED_BUILDS`). Stores unsaved input
 * first, and does not reload if the device cannot store the input. Runs once per build and tab, even if the server
 * sends the same build again.
 */
export function leaveRetiredBuild(client: QueryClient): void {
  const clock = clockOf(client)
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  const build = script && new URL(script.src).pathname
  let isLeaving = false
  clock.onRetired = () => {
    if (isLeaving || !build || !clock.retired.includes(build)) return
    isLeaving = true
    void leave(build)
      .catch((error: unknown) => logError('Leaving the retired version failed', error))
      .then(() => (isLeaving = false))
  }
  clock.onRetired()
}

async function leave(build: string): Promise<void> {
  if (sessionStorage.getItem(LEFT) === build) return
  if (!(await flushAll())) return
  sessionStorage.setItem(LEFT, build)
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.update()
  if (registration?.installing) await whenInstalled(registration.installing)
  await reloadLatestVersion()
}

/** Resolves when the worker is installed or has failed. Reloading earlier would load the same build. */
function whenInstalled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => resolve(), { once: true })
  })
}
