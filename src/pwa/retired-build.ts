import type { QueryClient } from '@tanstack/react-query'
import { logError } from '@/lib/log'
import { clockOf } from '@/lib/query/freshness/content-clock'
import { flushAll } from '@/services/autosave/flush-all'
import { loadAnew } from '@/services/update/load-anew'

const LEFT = 'ditinggalkan'

/**
 * Leaves a build that must not live on (`RETIRED_BUILDS`) as soon as the published files say so: what is typed is
 * stored first, and a page whose device cannot store it stays. Once for each build in each tab, whatever the
 * server then sends.
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
      .catch((error: unknown) => logError('Versi yang ditarik belum dapat ditinggalkan', error))
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
  if (registration?.installing) await installed(registration.installing)
  await loadAnew()
}

/** Resolves once it is, or has failed: a page that began anew before would be of the same build. */
function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => resolve(), { once: true })
  })
}
