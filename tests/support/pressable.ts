import type { Locator, Page } from 'playwright-core'
import { addStyles } from './axe'

export const LOW_PHONE = { viewport: { width: 360, height: 500 }, deviceScaleFactor: 2 }

/** Returns the buttons in `place` that are partly hidden or covered at their centre after scrolling to them. */
export function coveredButtons(place: Locator): Promise<string[]> {
  return place.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('button:not([aria-hidden=true])')].flatMap(
      (button) => {
        if (!button.checkVisibility()) return []
        button.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        const { left, right, top, bottom } = button.getBoundingClientRect()
        const isInside = left >= 0 && top >= -1 && right <= innerWidth && bottom <= innerHeight + 1
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return isInside && button.contains(seen) ? [] : [button.innerText]
      },
    ),
  )
}

export function hiddenButtons(dialog: Locator): Promise<string[]> {
  return dialog.evaluate((element) =>
    [...element.querySelectorAll('button')].flatMap((button) => {
      const { top, bottom } = button.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight ? [] : [button.innerText]
    }),
  )
}

export const doubleTextSize = (page: Page) => addStyles(page, ':root { font-size: 200% }')
