import { chromium, type Browser, type BrowserContext } from 'playwright-core'
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/support/chromium'
import { observePages } from './in-page'

export const FLAGS = [...CHROMIUM_FLAGS, '--ignore-certificate-errors']

export function openBrowser(): Promise<Browser> {
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
