import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { ALL_LINKS } from '../../../src/app/public/layout/menu'
import { PHONE, setupBrowser } from '../../support/browser'
import { setupSite } from '../../support/site'
import { openDashboard, setupStaff } from '../../support/staff'
import { untilOverlaysLeft } from '../../support/until-quiet'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const visitAs = setupStaff(site, visit)

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const path = (page: Page) => new URL(page.url()).pathname

interface Overlay {
  open: (page: Page) => Promise<void>
  content: (page: Page) => ReturnType<Page['locator']>
}

const MENUS: Record<'the mobile menu' | 'Semua Menu', Overlay> = {
  'the mobile menu': {
    open: (page) => page.getByRole('button', { name: 'Buka menu' }).click(),
    content: (page) => page.getByRole('navigation', { name: 'Menu utama' }),
  },
  'Semua Menu': {
    open: (page) =>
      page
        .getByRole('navigation', { name: 'Navigasi bawah' })
        .getByRole('button', { name: 'Menu' })
        .click(),
    content: (page) => page.getByRole('dialog', { name: 'Semua Menu' }),
  },
}

async function onAgenda() {
  const { page } = await visit(PHONE)
  await page.goto(site.url('/kontak'))
  await title(page, 'Kontak').waitFor()
  await MENUS['Semua Menu'].open(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Agenda' }).click()
  await title(page, 'Agenda').waitFor()
  return page
}

it.each(Object.entries(MENUS))(
  'closes %s by Back, button, key, link and reload, without leaving history entries',
  async (_, { open, content }) => {
    const page = await onAgenda()
    const isOpen = async () => {
      await open(page)
      await content(page).getByRole('link').first().waitFor()
    }
    const isClosed = () => content(page).waitFor({ state: 'detached' })
    const byHand = () => page.getByRole('button', { name: /Tutup/ }).click()
    const byKey = () => page.keyboard.press('Escape')
    for (const close of [byHand, () => page.goBack(), byKey]) {
      await isOpen()
      await close()
      await isClosed()
      expect(path(page)).toBe('/agenda')
    }
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toMatch(/^(?:Buka menu|Menu)$/)

    await isOpen()
    await content(page).getByRole('link', { name: 'Data Statistik' }).click()
    await title(page, 'Data Statistik').waitFor()
    await isClosed()
    await page.goBack()
    await title(page, 'Agenda').waitFor()
    await isOpen()
    await page.reload()
    await title(page, 'Agenda').waitFor()
    expect(await content(page).count()).toBe(0)
    await isOpen()
    await page.goBack()
    await isClosed()
    await page.goForward()
    // Playwright's `goBack` counts from the last history entry that it saw.
    await untilOverlaysLeft(page)
    await page.evaluate(() => history.back())
    await title(page, 'Kontak').waitFor()
    expect(await content(page).count()).toBe(0)
  },
)

it('replaces an open menu with another menu, keeps the reading position, and closes a menu when a page opens', async () => {
  const page = await onAgenda()
  const { 'the mobile menu': mobile, 'Semua Menu': all } = MENUS
  await mobile.open(page)
  await mobile.content(page).getByRole('link').first().waitFor()
  await all.open(page)
  await all.content(page).getByRole('link').first().waitFor()
  expect.soft(await all.content(page).getByRole('link').count()).toBe(ALL_LINKS.length)
  await page.goBack()
  await all.content(page).waitFor({ state: 'detached' })

  await mobile.open(page)
  await mobile.content(page).getByRole('link').first().waitFor()
  await page.mouse.move(180, 700)
  await page.mouse.wheel(0, 1500)
  await page.waitForFunction(() => scrollY === 1500)
  const foot = page.getByRole('contentinfo')
  const before = await foot.boundingBox()
  // Playwright's own click scrolls the button into view.
  await page
    .getByRole('button', { name: 'Tutup menu' })
    .evaluate((button: HTMLElement) => button.click())
  await mobile.content(page).waitFor({ state: 'detached' })
  await untilOverlaysLeft(page)
  expect(await foot.boundingBox()).toEqual(before)

  await mobile.open(page)
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await page.waitForURL((url) => url.pathname === '/')
  await mobile.content(page).waitFor({ state: 'detached' })
})

it('closes the admin’s drawer by Back without leaving the page', async () => {
  const { page } = await visitAs('editor', PHONE)
  await openDashboard(page, site.url(''))
  const drawer = page.getByRole('dialog', { name: 'Menu admin' })
  for (const leave of [
    () => page.goBack(),
    () => drawer.getByRole('link', { name: 'Berita' }).click(),
  ]) {
    await page.getByRole('button', { name: 'Buka menu' }).click()
    await drawer.getByRole('link').first().waitFor()
    await leave()
    await drawer.waitFor({ state: 'detached' })
  }
  await title(page, 'Berita').waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Selamat bekerja' }).waitFor()
})

it('keeps the complaint draft when the network is lost before a menu is opened for the first time', async () => {
  const { page, context, expectErrors } = await visit(PHONE)
  expectErrors('ERR_INTERNET_DISCONNECTED', 'dynamically imported module', 'Rendering failed')
  await page.goto(site.url('/pengaduan'))
  const text = page.getByLabel('Isi laporan', { exact: true })
  await text.fill('Jembatan lepas.')
  await context.setOffline(true)
  for (const name of ['Buka menu', 'Menu']) {
    const failed = page.waitForEvent('console', (message) =>
      message.text().includes('Rendering failed'),
    )
    await page.getByRole('button', { name, exact: true }).click()
    await failed
    expect(await text.inputValue({ timeout: 2_000 })).toBe('Jembatan lepas.')
  }
})
