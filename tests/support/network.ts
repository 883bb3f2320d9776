import type { BrowserContext, Page, Route } from 'playwright-core'

export const COMMIT = '**/documents:commit*'

/** Forwards the request to the server, and drops the response. */
export async function dropResponse(route: Route) {
  await route.fetch()
  await route.abort()
}

/** Holds requests to these addresses until the returned function is called. */
export async function holdRequests(
  visited: BrowserContext | Page,
  addresses: string,
): Promise<() => void> {
  let letGo = () => {}
  const free = new Promise<void>((resolve) => (letGo = resolve))
  // Requests of a closed page cannot continue.
  await visited.route(addresses, (route) =>
    free.then(() => route.continue()).catch(() => undefined),
  )
  return letGo
}

/**
 * Cuts the connection to Firestore after the server has processed the next commit, so that its response is lost. Returns
 * a function that restores the connection.
 */
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
