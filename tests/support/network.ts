import type { BrowserContext, Page, Route } from 'playwright-core'

/** Firestore's address of a write. */
export const COMMIT = '**/documents:commit*'

/** The server does what it was asked to, but its answer never arrives. */
export async function loseAnswer(route: Route) {
  await route.fetch()
  await route.abort()
}

/** Holds requests to these addresses until they are let go. */
export async function hold(visited: BrowserContext | Page, addresses: string): Promise<() => void> {
  let letGo = () => {}
  const free = new Promise<void>((resolve) => (letGo = resolve))
  // What a page that is gone has asked for cannot go on.
  await visited.route(addresses, (route) =>
    free.then(() => route.continue()).catch(() => undefined),
  )
  return letGo
}

/** The network goes with the answer of the next commit; returns what brings it back. */
export async function loseNetworkAtCommit(page: Page): Promise<() => Promise<void>> {
  const firestore = '**/documents:*'
  let gone = false
  await page.route(firestore, async (route) => {
    const commits = route.request().url().includes(':commit')
    if (!gone && !commits) return route.continue()
    if (!gone) await route.fetch()
    gone = true
    await route.abort()
  })
  return () => page.unroute(firestore)
}
