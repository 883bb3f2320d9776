import type { Page, Request } from 'playwright-core'

const QUIET_MILLISECONDS = 500

/**
 * Resolves when the page has made no request and awaited no response for half a second from now. Playwright's
 * `networkidle` stays true after the first time, for example between loading scripts and their first request.
 */
export async function untilQuiet(page: Page) {
  await page.waitForLoadState('networkidle')
  const underWay = new Set<Request>()
  let changed = Date.now()
  const begin = (request: Request) => {
    underWay.add(request)
    changed = Date.now()
  }
  const end = (request: Request) => {
    underWay.delete(request)
    changed = Date.now()
  }
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  while (underWay.size > 0 || Date.now() - changed < QUIET_MILLISECONDS)
    await page.waitForTimeout(100)
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
}

/**
 * Resolves when the history has no entry of an overlay. A reload would race with the step back that removes the entry.
 */
export async function untilOverlaysLeft(page: Page) {
  await page.waitForFunction(() => !(history.state as { overlays?: number } | null)?.overlays)
}
