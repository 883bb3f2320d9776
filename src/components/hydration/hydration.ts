/*
 * React hydrates a published page part by part, as their code comes. Until all parts are, they must
 * find what they were rendered from: nothing newer is read or restored before.
 */

/** A part whose code never comes must not keep the page from what is newer. */
const TIMEOUT_MILLISECONDS = 10_000

let parts = 0
const waiting: (() => void)[] = []

/** One part more is to be hydrated. Call what this returns when it is. */
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

/** Resolves when no part is awaited (any more). */
export function hydrated(): Promise<void> {
  if (parts === 0) return Promise.resolve()
  return new Promise((resolve) => {
    waiting.push(resolve)
    setTimeout(resolve, TIMEOUT_MILLISECONDS)
  })
}
