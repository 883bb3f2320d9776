import type { Browser, CDPSession } from 'playwright-core'
import { paths } from '@/domain/paths'
import { newPhone } from '../pages/browser'
import { untilStarted } from './measure'

/** Pages that every footer links to. A round of navigations ends on the home page. */
const ROUND = [
  paths.news,
  paths.agenda,
  paths.gallery,
  paths.statistics,
  paths.complaint,
  paths.officials,
  paths.products,
  paths.services,
  paths.history,
  paths.home,
]

export interface Memory {
  pages: number
  heap: number
  nodes: number
  listeners: number
}

/** Measures the memory of a tab on the home page, after 0, 10, 20 and 40 navigations. */
export async function measureMemory(browser: Browser, origin: string): Promise<Memory[]> {
  const phone = await newPhone(browser, origin)
  const page = await phone.newPage()
  const session = await phone.newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto(origin)
  await untilStarted(page)
  const measured = [await inUse(session, 0)]
  for (let round = 1; round <= 4; round += 1) {
    for (const path of ROUND) {
      // Playwright's locators would inject 330 kB of code into the page.
      await page.evaluate((address) => {
        const links = document.querySelectorAll<HTMLAnchorElement>(`:is(footer, header) a`)
        ;[...links].findLast((link) => link.getAttribute('href') === address)?.click()
      }, path)
      await page.waitForURL(origin + path)
      await page.waitForTimeout(1_500)
    }
    if (round !== 3) measured.push(await inUse(session, round * ROUND.length))
  }
  await phone.close()
  return measured
}

async function inUse(session: CDPSession, pages: number): Promise<Memory> {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN
  return {
    pages,
    heap: of('JSHeapUsedSize'),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
  }
}
