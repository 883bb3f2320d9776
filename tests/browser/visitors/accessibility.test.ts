import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addStyles, findings, overflow } from '../../support/axe'
import { DESKTOP, PHONE, setupBrowser } from '../../support/browser'
import { inGroups, PAGES, wholePage } from '../../support/pages'
import { setupSite } from '../../support/site'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })

async function settle(page: Page, path: string) {
  await page.goto(await site.address(path))
  await wholePage(page)
}

it.each(inGroups(PAGES))(
  'axe finds nothing, a narrow screen and large text are borne: %s',
  async (...paths) => {
    const { page, expectErrors } = await visit({ ...PHONE, reducedMotion: 'reduce' })
    // What is at no address says so by its status, too.
    if (paths.includes('*')) expectErrors('404')
    for (const path of paths) {
      await page.emulateMedia({ colorScheme: 'light' })
      await settle(page, path)
      expect(await findings(page), path).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.setViewportSize(DESKTOP.viewport)
      expect(await findings(page), path).toEqual([])

      await page.setViewportSize({ width: 320, height: 640 })
      await expect.poll(() => overflow(page), { message: path }).toBe(0)
      await page.setViewportSize(PHONE.viewport)
      await addStyles(page, 'html { font-size: 200% }')
      await expect.poll(() => overflow(page), { message: path }).toBe(0)
    }
  },
)

/** Words that stand in more than one line. */
const brokenWords = (page: Page, selector: string) =>
  page.locator(selector).evaluate((within) => {
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      for (const { index, 0: word } of node.data.matchAll(/[\p{L}\d]+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => top))
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  })

it.each([360, 320])('large text breaks no word of a village’s data, %i px wide', async (width) => {
  const { page } = await visit({ ...PHONE, viewport: { width, height: 740 } })
  await settle(page, '/sejarah')
  await addStyles(page, 'html { font-size: 200% }')
  expect(await brokenWords(page, 'main table')).toEqual([])
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(['Uraian', 'Keterangan'])
})

describe.each(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
  it('axe finds nothing in the open menus', async () => {
    const { page } = await visit({ ...PHONE, colorScheme, reducedMotion: 'reduce' })
    await settle(page, '/')
    await page.getByRole('button', { name: 'Buka menu' }).click()
    await page.getByRole('navigation', { name: 'Menu utama' }).waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('heading', { name: 'Semua Menu' }).waitFor()
    expect(await findings(page)).toEqual([])
  })
})

describe('on a phone', () => {
  it('what is pressed is at least 48 pixels high where thumbs go', async () => {
    const { page } = await visit(PHONE)
    await settle(page, '/')
    const small = await page
      .locator(
        'nav[aria-label="Navigasi bawah"] :is(a, button), nav[aria-label="Pintasan"] a, header :is(a, button):visible',
      )
      .evaluateAll((targets) =>
        targets
          .filter((target) => target.getBoundingClientRect().height < 48)
          .map((target) => target.textContent),
      )
    expect(small).toEqual([])
  })
})

describe('after a change of page', () => {
  it('the new title has the focus and the top is shown', async () => {
    const { page } = await visit(PHONE)
    await settle(page, '/')
    await page
      .getByRole('navigation', { name: 'Menu Lainnya' })
      .getByRole('link', { name: 'Berita' })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Berita' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Berita')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect.poll(() => page.title()).toBe('Berita – Desa Sukamaju')
  })
})
