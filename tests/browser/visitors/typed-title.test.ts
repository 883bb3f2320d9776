import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { HOME } from '../../../src/domain/shown-counts'
import { PHONE, setupBrowser } from '../../support/browser'
import { setupSite } from '../../support/site'

const site = setupSite()
const { visit } = setupBrowser({ installs: false, waits: false })

/** The animation of the title, and its number of letters. */
const typing = (page: Page) =>
  page.locator('h1 .typed').evaluate((title) => {
    const { animationName, animationDuration, animationTimingFunction } = getComputedStyle(title)
    const letters = [...title.textContent].length
    return { letters, animationName, animationDuration, animationTimingFunction }
  })

it('the title of home is typed, one letter every 100 ms, without any script', async () => {
  const { page } = await visit({ ...PHONE, javaScriptEnabled: false })
  await page.goto(site.url())
  const { letters, ...animation } = await typing(page)
  expect(letters).toBeGreaterThan(20)
  expect(animation).toEqual({
    animationName: 'typed',
    animationDuration: `${(letters * HOME.typingMilliseconds) / 1_000}s`,
    animationTimingFunction: `steps(${letters}, start)`,
  })
})

it('the whole title stands at once under reduced motion', async () => {
  const { page } = await visit({ ...PHONE, reducedMotion: 'reduce' })
  await page.goto(site.url())
  expect((await typing(page)).animationName).toBe('none')
})
