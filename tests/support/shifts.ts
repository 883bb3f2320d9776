import type { Page } from 'playwright-core'

declare global {
  var shifted: number
}

/** web.dev/articles/cls calls 0.1 good; we want nothing to move under a thumb. */
export const MAX_SHIFT = 0.02

/** Adds up what moves on each page from its loading on. */
export function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    globalThis.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        globalThis.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The cumulative layout shift so far. */
export const shiftOn = (page: Page) => page.evaluate(() => globalThis.shifted)
