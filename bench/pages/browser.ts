import { availableParallelism, loadavg } from 'node:os'
import { chromium, type Browser, type BrowserContext } from 'playwright-core'
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/support/chromium'
import { observePages } from './in-page'

export const FLAGS = [...CHROMIUM_FLAGS, '--ignore-certificate-errors']

/** Opens a browser, and prints the load of the machine, which affects all results. */
export function openBrowser(): Promise<Browser> {
  const load = loadavg()[0]?.toFixed(1)
  console.log(
    `Load ${load} on ${availableParallelism()} cores before this; above 1, others slow it down.`,
  )
  return chromium.launch({ executablePath: ensureChromium(), args: FLAGS })
}

export async function newPhone(browser: Browser, database: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  })
  context.setDefaultTimeout(60_000)
  await observePages(context, database)
  return context
}
