import type { Page } from 'playwright-core'
import { expect } from 'vitest'

declare global {
  var shifted: number
  /** Descriptions of the elements that moved: name, start of the text, previous and current position. */
  var moved: string[]
}

interface Shift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Limit of the cumulative layout shift. web.dev/articles/cls accepts 0.1. */
export const MAX_SHIFT = 0.02

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

export const shiftOn = (page: Page) => page.evaluate(() => globalThis.shifted)

export const movedOn = (page: Page) => page.evaluate(() => globalThis.moved)

/** Maximum number of attempts. A faulty page shifts every time, but a busy machine can shift any page occasionally. */
const ATTEMPTS = 3

/** Fails if the page shifts by more than `most` in every attempt. `again` opens the page once more. */
export async function expectNoShift(page: Page, most: number, again: () => Promise<unknown>) {
  for (let attempt = 1; attempt < ATTEMPTS && (await shiftOn(page)) > most; attempt += 1)
    await again()
  expect(await shiftOn(page), (await movedOn(page)).join('\n')).toBeLessThanOrEqual(most)
}
