import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addStyles, findings } from '../../support/axe'
import { DESKTOP, PHONE, setupBrowser } from '../../support/browser'
import { untilLoaded } from '../../support/pages'
import { setupSite } from '../../support/site'

// every-page.test.ts runs axe on every page.
const site = setupSite()
const { visit } = setupBrowser({ installs: false })

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

it('does not break words of the village data with large text on a narrow phone', async () => {
  const { page } = await visit(PHONE)
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(site.url('/sejarah'))
    await untilLoaded(page)
    await addStyles(page, 'html { font-size: 200% }')
    expect.soft(await brokenWords(page, 'main table'), `${width} px`).toEqual([])
    const columns = await page.getByRole('columnheader').allInnerTexts()
    expect.soft(columns).toEqual(['Uraian', 'Keterangan'])
  }
})

it('makes menus accessible and touch targets large, and focuses the title after navigation', async () => {
  const { page } = await visit({ ...PHONE, reducedMotion: 'reduce' })
  await page.goto(site.url())
  await untilLoaded(page)
  const small = await page
    .locator(
      'nav[aria-label="Navigasi bawah"] :is(a, button), nav[aria-label="Pintasan"] a, header :is(a, button):visible',
    )
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.getBoundingClientRect().height < 48)
        .map((target) => target.textContent),
    )
  expect.soft(small).toEqual([])

  const menus = [
    ['Buka menu', page.getByRole('navigation', { name: 'Menu utama' })],
    ['Menu', page.getByRole('heading', { name: 'Semua Menu' })],
  ] as const
  for (const [button, shown] of menus) {
    await page.getByRole('button', { name: button, exact: true }).click()
    await shown.waitFor()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect.soft(await findings(page), `${button} in ${colorScheme} colours`).toEqual([])
    }
  }
  await page.keyboard.press('Escape')

  await page
    .getByRole('navigation', { name: 'Menu Lainnya' })
    .getByRole('link', { name: 'Berita' })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Berita' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Berita')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect.poll(() => page.title()).toBe('Berita – Desa Sukamaju')
})

it('opens desktop menus by hover and keyboard, and offers a skip link as the first focus target', async () => {
  const { page } = await visit(DESKTOP)
  await page.goto(site.url('/agenda'))
  await page.getByRole('heading', { level: 1, name: 'Agenda' }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('isi')

  const menu = page.getByRole('navigation', { name: 'Menu utama' })
  await menu.getByRole('button', { name: 'Informasi Desa' }).hover()
  await menu.getByRole('link', { name: 'Berita' }).click()
  await page.getByRole('heading', { level: 1, name: 'Berita' }).waitFor()

  const button = menu.getByRole('button', { name: 'Profil Desa' })
  const expanded = () => button.getAttribute('aria-expanded')
  await button.focus()
  await page.keyboard.press('Enter')
  expect.soft(await expanded()).toBe('true')
  await page.keyboard.press('Escape')
  expect.soft(await expanded()).toBe('false')
  await page.keyboard.press('Enter')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Agenda' }).waitFor()
  expect.soft(await expanded(), 'after a change of page').toBe('false')
  await button.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/aparatur')
  await page.getByRole('heading', { level: 1, name: /^Aparat/ }).waitFor()

  const all = page.getByRole('banner').getByRole('button', { name: 'Semua Menu' })
  const dialog = page.getByRole('dialog', { name: 'Semua Menu' })
  await all.click()
  await dialog.getByRole('heading').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => all.evaluate((element) => element.matches(':focus'))).toBe(true)
})
