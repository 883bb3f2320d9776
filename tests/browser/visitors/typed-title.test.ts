import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { HOME } from '../../../src/domain/limits'
import { PHONE, setupBrowser } from '../../support/browser'
import { setupSite } from '../../support/site'

const site = setupSite()
const { visit } = setupBrowser({ installs: false, waits: false })

/** When each letter of the title appears, in milliseconds after the title. */
const turns = (page: Page) =>
  page.locator('h1 .typed').evaluateAll((letters) =>
    letters.map((letter) => {
      const { animationName, animationDelay } = getComputedStyle(letter)
      return animationName === 'none'
        ? undefined
        : Math.round(Number.parseFloat(animationDelay) * 1_000)
    }),
  )

it('the title of home is typed, without any script', async () => {
  const { page } = await visit({ ...PHONE, javaScriptEnabled: false })
  await page.goto(site.url())
  const shown = await page.locator('h1 .typed').count()
  expect(shown).toBeGreaterThan(20)
})

it('one letter comes every 100 ms', async () => {
  const { page } = await visit()
  await page.goto(site.url())
  const all = await turns(page)
  expect(all).toEqual(all.map((_, index) => index * HOME.typingMilliseconds))
  expect(all.length).toBeGreaterThan(20)
})

it('the whole title stands at once under reduced motion', async () => {
  const { page } = await visit({ ...PHONE, reducedMotion: 'reduce' })
  await page.goto(site.url())
  expect(new Set(await turns(page))).toEqual(new Set([undefined]))
})
