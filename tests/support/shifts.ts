import type { Page } from 'playwright-core'
import { expect } from 'vitest'

declare global {
  var shifted: number
  /** What has moved, each with the beginning of its text. */
  var moved: string[]
}

interface Shift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** web.dev/articles/cls calls 0.1 good; we want nothing to move under a thumb. */
export const MAX_SHIFT = 0.02

/** Adds up what moves on each page from its loading on. */
export function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    globalThis.shifted = 0
    globalThis.moved = []
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        globalThis.shifted += value
        for (const { node, previousRect: from, currentRect: to } of sources)
          globalThis.moved.push(
            `${node?.nodeName} “${node?.textContent?.slice(0, 30)}” from ${from.x},${from.y} ${from.width}×${from.height} to ${to.x},${to.y} ${to.width}×${to.height}`,
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The cumulative layout shift so far. */
export const shiftOn = (page: Page) => page.evaluate(() => globalThis.shifted)

export const movedOn = (page: Page) => page.evaluate(() => globalThis.moved)

/** A page that moves by itself does so each time it is opened; a busy machine that parses it in pieces, now and then. */
const LOOKS = 3

/** Fails where the page moves by more than `most`, also when it is opened `again`. */
export async function expectStill(page: Page, most: number, again: () => Promise<unknown>) {
  for (let look = 1; look < LOOKS && (await shiftOn(page)) > most; look += 1) await again()
  expect(await shiftOn(page), (await movedOn(page)).join('\n')).toBeLessThanOrEqual(most)
}
