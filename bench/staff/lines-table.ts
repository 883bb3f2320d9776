import type { Locator, Page } from 'playwright-core'
import { LEAST } from '../interaction/measure'

const ROW = 'form [data-code]'
const AMOUNT = `${ROW} [data-column=anggaran]`

/** Milliseconds of each action on the budget lines, by the name of the action. */
export type Done = Map<string, number[]>

/** Opens the year from the list, expands all headings and types with human pauses. */
export async function editLines(page: Page, year: number): Promise<Done> {
  const done: Done = new Map()
  const years = page.getByRole('main').getByRole('link', { name: String(year) })
  await years.waitFor()
  done.set('open the year', [await untilShown(years, ROW)])
  await page.waitForTimeout(1_500)
  done.set('open all headings', [
    await untilShown(page.getByRole('button', { name: 'Buka semua' }), AMOUNT),
  ])
  await page.waitForTimeout(1_500)

  const amount = page.getByLabel('Anggaran 5.1.1.01.03')
  while ((await amount.count()) === 0) {
    await page.evaluate(() => scrollBy(0, innerHeight / 2))
    await page.waitForTimeout(200)
  }
  await amount.scrollIntoViewIfNeeded()
  await amount.click()
  done.set('a digit of an amount', await keys(page, [...'12345678']))
  done.set('Enter, to the next line', await keys(page, Array<string>(5).fill('Enter')))
  await page.getByLabel('Uraian 5.1.1.01.03').click()
  done.set('a letter of a description', await keys(page, [...'kegiatan']))
  await page.getByRole('searchbox').click()
  done.set('a letter of the search', await keys(page, [...'5.3.2.04']))
  return done
}

/** Returns the milliseconds from the click to the frame that contains `selector`. */
function untilShown(target: Locator, selector: string): Promise<number> {
  return target.evaluate(async (element: HTMLElement, wanted) => {
    const start = performance.now()
    element.click()
    while (!document.querySelector(wanted)) await new Promise(requestAnimationFrame)
    // The second animation frame begins after the first is on the screen.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - start
  }, selector)
}

/** Returns the milliseconds from each key to the next frame. */
async function keys(page: Page, pressed: readonly string[]): Promise<number[]> {
  const all: number[] = []
  for (const key of pressed) {
    await page.evaluate(() => interactions.clear())
    await page.keyboard.press(key)
    // Includes the autosave after typing.
    await page.waitForTimeout(600)
    const longest = await page.evaluate(() => Math.max(0, ...interactions.values()))
    all.push(Math.max(LEAST, Math.round(longest)))
  }
  return all
}
