import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findings, overflow } from '../support/axe'
import { DESKTOP, PHONE, useBrowser } from '../support/browser'
import { useSite } from '../support/site'

const site = useSite()
const { visit } = useBrowser()

const PAGES = ['/', '/berita', '/agenda', '/kontak', '/berita/01ARZ3NDEKTSV4RRFFQ69G5FAV']

async function settle(page: Page, path: string) {
  await page.goto(site.url(path))
  await page.locator('h1').first().waitFor()
  await page.waitForFunction(() => !document.querySelector('[role=status][aria-label^=Memuat]'))
}

describe.each(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
  it.each(PAGES)('axe finds nothing on %s, on a phone and a large screen', async (path) => {
    for (const device of [PHONE, DESKTOP]) {
      const { page } = await visit({ ...device, colorScheme, reducedMotion: 'reduce' })
      await settle(page, path)
      expect(await findings(page)).toEqual([])
    }
  })

  it('axe finds nothing on an article', async () => {
    const { page } = await visit({ ...PHONE, colorScheme })
    await settle(page, '/berita')
    await page.getByRole('main').getByRole('article').first().getByRole('link').click()
    await page.locator('article h1').waitFor()
    expect(await findings(page)).toEqual([])
  })

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

describe('small and enlarged', () => {
  it.each(PAGES)('%s is 320 pixels wide without loss', async (path) => {
    const { page } = await visit({ viewport: { width: 320, height: 640 } })
    await settle(page, path)
    expect(await overflow(page)).toBe(0)
  })

  it.each(PAGES)('%s bears text twice as large', async (path) => {
    const { page } = await visit(PHONE)
    await settle(page, path)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    expect(await overflow(page)).toBe(0)
  })

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
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Berita')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await page.title()).toBe('Berita')
  })
})
