import type { Page, Route } from 'playwright-core'

/** The server does what it was asked to, but its answer never arrives. */
export async function loseAnswer(route: Route) {
  await route.fetch()
  await route.abort()
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
