import { chromium, type Browser, type BrowserContext } from 'playwright-core'
import { ensureChromium } from '../../scripts/support/chromium'
import { observePages } from './in-page'

/** Chromium without what it otherwise asks the internet for; the proxy's certificate is nobody's. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--ignore-certificate-errors',
]

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(), args: FLAGS })
}

/** A phone that knows nothing of the site: neither connections nor caches of other visits. */
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
