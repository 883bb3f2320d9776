import type { Browser } from 'playwright-core'
import { paths } from '@/domain/paths'
import { recordInteractions } from '../interaction/in-page'
import { newPhone } from './browser'
import { apply } from './conditions'
import type { Site } from './site'
import type { Metrics } from './results'

/** Delays between the first visible content and each tap, in milliseconds. */
const MOMENTS = [0, 500, 1_500, 3_000, 5_000]

/** Time after which an unanswered tap counts as lost, in milliseconds. */
const LOST = 10_000

/** Time in milliseconds within which the browser reports the next paint. */
const REPORTED = 300

interface Target {
  name: string
  tapped: string
  opened: string
  path?: string
}

const TARGETS: readonly Target[] = [
  { name: 'menu', tapped: '[aria-controls="mobile-menu"]', opened: '#mobile-menu input' },
  {
    name: 'search field',
    tapped: `header a[href^="${paths.search}"]`,
    opened: 'main input[type="search"]',
    path: paths.search,
  },
  {
    name: 'link',
    tapped: `nav[aria-label="Navigasi bawah"] a[href="${paths.contact}"]`,
    opened: 'main h1',
    path: paths.contact,
  },
]

/** Measures the milliseconds until taps on a first visit are painted and answered while the page loads. */
export async function measureTaps(browser: Browser, site: Site, path: string): Promise<Metrics[]> {
  const measured: Metrics[] = []
  for (const target of TARGETS)
    for (const moment of MOMENTS)
      measured.push(await measureTap(browser, site, path, target, moment))
  return measured
}

async function measureTap(
  browser: Browser,
  site: Site,
  path: string,
  { name, tapped, opened, path: leadsTo }: Target,
  moment: number,
): Promise<Metrics> {
  const phone = await newPhone(browser, site.database)
  try {
    await recordInteractions(phone)
    const page = await phone.newPage()
    await apply(await phone.newCDPSession(page), { network: null, slowdown: 4 })
    await page.goto(site.url + path, { waitUntil: 'commit' })
    await page.waitForFunction(() => globalThis.metrics.contentAt)
    await page.waitForTimeout(moment)
    const place = await page.waitForFunction((selector) => {
      const visible = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility())
      if (!visible) return null
      const { left, top, width, height } = visible.getBoundingClientRect()
      const title = document.querySelector('main h1')?.textContent
      return { x: left + width / 2, y: top + height / 2, title }
    }, tapped)
    const { x, y, title } = (await place.jsonValue())!
    const tappedAt = Date.now()
    await page.touchscreen.tap(x, y)
    const openedAt = await page
      .waitForFunction(
        ({ opened, leadsTo, title }) => {
          const isThere = !leadsTo || location.pathname === leadsTo
          const shown = document.querySelector(opened)
          return isThere && shown?.checkVisibility() && shown.textContent !== title
            ? performance.timeOrigin + performance.now()
            : null
        },
        { opened, leadsTo, title },
        { timeout: LOST },
      )
      .then((found) => found.jsonValue())
      .catch(() => null)
    await page.waitForTimeout(REPORTED)
    const paints = await page.evaluate(() => [...globalThis.interactions.values()])
    return {
      // The browser reports no next paint for a full page load.
      ...(paints.length > 0 && { [`${name}: next paint`]: Math.max(...paints) }),
      ...(openedAt && { [`${name}: opened`]: openedAt - tappedAt }),
      [`${name}: lost`]: openedAt ? 0 : 1,
    }
  } finally {
    await phone.close()
  }
}
