import { describe, expect, it } from 'vitest'
import { PHONE, useBrowser } from '../support/browser'
import { useSite } from '../support/site'

const site = useSite()
const { visit } = useBrowser()

/** Lighthouse's "slow 4G", formerly "fast 3G": what a village has on a good day. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
/** web.dev/articles/cls calls 0.1 good; we want nothing to move under a thumb. */
const MAX_SHIFT = 0.02

const ROUTES = ['/', '/berita', '/agenda']

describe.each(ROUTES)('%s on a slow network', (path) => {
  it('nothing moves when content comes', async () => {
    const { context, page } = await visit(PHONE)
    const session = await context.newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', SLOW)
    await page.addInitScript(() => {
      Object.assign(globalThis, { shifted: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          Object.assign(globalThis, {
            shifted: (globalThis as unknown as { shifted: number }).shifted + entry.value,
          })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(site.url(path))
    await page.locator('h1').first().waitFor()
    await page.waitForFunction(() => !document.querySelector('[role=status][aria-label^=Memuat]'))
    await page.waitForLoadState('networkidle')
    const shifted = await page.evaluate(
      () => (globalThis as unknown as { shifted: number }).shifted,
    )
    expect(shifted).toBeLessThanOrEqual(MAX_SHIFT)
  })
})
