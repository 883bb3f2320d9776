import type { Browser, BrowserContext, Page } from 'playwright-core'
import { newPhone } from './browser'
import { apply, type Conditions, CONDITIONS, connecting } from './conditions'
import type { PageMetrics } from './in-page'
import type { Site } from './site'
import { recordTraffic, type Traffic } from './traffic'

/** Observation time after the page is loaded and interactive, in milliseconds. */
const AFTERWARDS = 2_000

export interface FirstVisit extends Omit<PageMetrics, 'contentAt'> {
  contentAt: number
  traffic: Traffic
}

export async function firstVisit(
  browser: Browser,
  site: Site,
  path: string,
  conditions: Conditions,
): Promise<FirstVisit> {
  const phone = await newPhone(browser, site.database)
  try {
    const { page, recorded } = await visit(phone, site, path, conditions)
    await page.waitForFunction(() => globalThis.metrics.interactiveAt)
    await page.waitForLoadState('load')
    await page.waitForTimeout(AFTERWARDS)
    const metrics = await page.evaluate(() => globalThis.metrics)
    const loadedAt = await page.evaluate(
      () =>
        (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
    )
    return {
      ...metrics,
      contentAt: metrics.contentAt ?? NaN,
      traffic: recorded.traffic({ ...metrics, loadedAt }),
    }
  } finally {
    await phone.close()
  }
}

export interface NextVisits {
  returning: number
  offline: number
}

/** Measures a second visit of a phone on a slow network, and a third visit offline. */
export async function nextVisits(browser: Browser, site: Site, path: string): Promise<NextVisits> {
  const phone = await newPhone(browser, site.database)
  try {
    const { page } = await visit(phone, site, path, { network: null, slowdown: 1 })
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.waitForLoadState('networkidle')
    await page.close()
    const again = async (conditions: Conditions) => {
      const { page } = await visit(phone, site, path, conditions)
      await page.waitForTimeout(AFTERWARDS)
      const { contentAt = NaN } = await page.evaluate(() => globalThis.metrics)
      await page.close()
      return contentAt
    }
    const returning = await again(CONDITIONS['slow 4G'])
    await phone.setOffline(true)
    return { returning, offline: await again(CONDITIONS.offline) }
  } finally {
    await phone.close()
  }
}

async function visit(phone: BrowserContext, site: Site, path: string, conditions: Conditions) {
  await site.setConnecting(connecting(conditions))
  const page: Page = await phone.newPage()
  const session = await phone.newCDPSession(page)
  await apply(session, conditions)
  const recorded = recordTraffic(session)
  await page.goto(site.url + path, { waitUntil: 'commit' })
  await page.waitForFunction(() => globalThis.metrics.contentAt)
  return { page, recorded }
}
