/*
 * React hydrates a published page in parts, as their code arrives. Until all parts are hydrated, their data
 * must equal the data of the HTML, so nothing newer is read or restored.
 */

/** Maximum wait in milliseconds, in case the code of a part never arrives. */
const TIMEOUT_MILLISECONDS = 10_000

let parts = 0
const waiting: (() => void)[] = []

/** Registers a part that will be hydrated. Returns a function to call after its hydration. */
export function awaitHydration(): () => void {
  let isAwaited = true
  parts += 1
  return () => {
    if (!isAwaited) return
    isAwaited = false
    parts -= 1
    if (parts === 0) for (const resolve of waiting.splice(0)) resolve()
  }
}

/** Resolves when all registered parts are hydrated. */
export function whenHydrated(): Promise<void> {
  if (parts === 0) return Promise.resolve()
  return new Promise((resolve) => {
    waiting.push(resolve)
    setTimeout(resolve, TIMEOUT_MILLISECONDS)
  })
}
