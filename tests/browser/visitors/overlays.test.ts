import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DESKTOP, PHONE, setupBrowser } from '../../support/browser'
import { setupSite } from '../../support/site'
import { openDashboard, setupStaff } from '../../support/staff'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const visitAs = setupStaff(site, visit)

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const path = (page: Page) => new URL(page.url()).pathname

/** Back once no overlay has a step any more; pressed earlier it would only undo that step. */
async function backFromPage(page: Page) {
  await page.waitForFunction(() => !(history.state as { overlays?: number } | null)?.overlays)
  // The page's own Back is heard after its other steps; Playwright's counts from what it last saw.
  await page.evaluate(() => history.back())
}

/** Something that covers the page, however it is opened. */
interface Overlay {
  open: (page: Page) => Promise<void>
  shown: (page: Page) => ReturnType<Page['locator']>
}

const MENUS: Record<string, Overlay> = {
  'the mobile menu': {
    open: (page) => page.getByRole('button', { name: 'Buka menu' }).click(),
    shown: (page) => page.getByRole('navigation', { name: 'Menu utama' }),
  },
  'Semua Menu': {
    open: (page) =>
      page
        .getByRole('navigation', { name: 'Navigasi bawah' })
        .getByRole('button', { name: 'Menu' })
        .click(),
    shown: (page) => page.getByRole('dialog', { name: 'Semua Menu' }),
  },
}

/** On /agenda, to where the visitor came from /kontak by a link. */
async function onAgenda() {
  const { page } = await visit(PHONE)
  await page.goto(site.url('/umkm'))
  await page.locator('h1').waitFor()
  await page.getByRole('link', { name: 'Lokasi' }).click()
  await title(page, 'Kontak').waitFor()
  await MENUS['Semua Menu']!.open(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Agenda' }).click()
  await title(page, 'Agenda').waitFor()
  return page
}

describe.each(Object.entries(MENUS))('%s', (_, { open, shown }) => {
  it('is closed by Back, which leaves the page as it is', async () => {
    const page = await onAgenda()
    await open(page)
    await shown(page).getByRole('link').first().waitFor()
    await page.goBack()
    await shown(page).waitFor({ state: 'detached' })
    expect(path(page)).toBe('/agenda')
    await page.goBack()
    await title(page, 'Kontak').waitFor()
  })

  it('closed by hand or by Escape, is not to be gone back through', async () => {
    const page = await onAgenda()
    const byHand = () => page.getByRole('button', { name: /Tutup/ }).click()
    for (const close of [byHand, () => page.keyboard.press('Escape')]) {
      await open(page)
      await shown(page).getByRole('link').first().waitFor()
      await close()
      await shown(page).waitFor({ state: 'detached' })
    }
    // Who closed it with the keyboard goes on from where it was opened.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toMatch(/^(?:Buka menu|Menu)$/)
    await backFromPage(page)
    await title(page, 'Kontak').waitFor()
  })

  it('is closed when Back returns to the page from which a link in it led', async () => {
    const page = await onAgenda()
    await open(page)
    await shown(page).getByRole('link', { name: 'Data Statistik' }).click()
    await title(page, 'Data Statistik').waitFor()
    await shown(page).waitFor({ state: 'detached' })
    await page.goBack()
    await title(page, 'Agenda').waitFor()
    expect(await shown(page).count()).toBe(0)
    await backFromPage(page)
    await title(page, 'Kontak').waitFor()
  })

  it('is closed by loading the page anew, and is no step back then', async () => {
    const page = await onAgenda()
    await open(page)
    await shown(page).getByRole('link').first().waitFor()
    await page.reload()
    await title(page, 'Agenda').waitFor()
    expect(await shown(page).count()).toBe(0)
    await backFromPage(page)
    await title(page, 'Kontak').waitFor()
  })

  it('does not open again by going forward', async () => {
    const page = await onAgenda()
    await open(page)
    await shown(page).getByRole('link').first().waitFor()
    await page.goBack()
    await shown(page).waitFor({ state: 'detached' })
    await page.goForward()
    await backFromPage(page)
    await title(page, 'Kontak').waitFor()
    expect(await shown(page).count()).toBe(0)
  })
})

it('a menu that takes the place of another takes its step', async () => {
  const page = await onAgenda()
  const [mobile, all] = Object.values(MENUS) as [Overlay, Overlay]
  await mobile.open(page)
  await mobile.shown(page).getByRole('link').first().waitFor()
  await all.open(page)
  await all.shown(page).getByRole('link').first().waitFor()
  await page.goBack()
  await all.shown(page).waitFor({ state: 'detached' })
  await page.goBack()
  await title(page, 'Kontak').waitFor()
})

it('closing a menu leaves what is read where it is on the screen', async () => {
  const page = await onAgenda()
  await page.getByRole('article').first().waitFor()
  const { open, shown } = MENUS['the mobile menu']!
  await open(page)
  await shown(page).getByRole('link').first().waitFor()
  await page.mouse.move(180, 700)
  await page.mouse.wheel(0, 1500)
  await page.waitForFunction(() => scrollY === 1500)
  const read = page.getByRole('contentinfo')
  const before = await read.boundingBox()
  // A click of the browser's own; Playwright's first scrolls the button into view.
  await page
    .getByRole('button', { name: 'Tutup menu' })
    .evaluate((button: HTMLElement) => button.click())
  await shown(page).waitFor({ state: 'detached' })
  await page.waitForFunction(() => !(history.state as { overlays?: number }).overlays)
  expect(await read.boundingBox()).toEqual(before)
})

it.each(['Cari', 'Home'])('the mobile menu closes when %s beside it leads on', async (name) => {
  const page = await onAgenda()
  const { open, shown } = MENUS['the mobile menu']!
  await open(page)
  await shown(page).getByRole('link').first().waitFor()
  await page.getByRole('link', { name, exact: true }).first().click()
  await page.waitForURL((url) => url.pathname !== '/agenda')
  await shown(page).waitFor({ state: 'detached' })
})

it('a dropdown of the large menu closes when the page changes', async () => {
  const { page } = await visit(DESKTOP)
  await page.goto(site.url('/agenda'))
  await page.getByRole('link', { name: 'Kontak' }).first().click()
  await title(page, 'Kontak').waitFor()
  const button = page.getByRole('button', { name: 'Profil Desa' })
  await button.focus()
  await page.keyboard.press('Enter')
  await page.goBack()
  await title(page, 'Agenda').waitFor()
  expect(await button.getAttribute('aria-expanded')).toBe('false')
})

describe('in the admin', () => {
  it('Back closes the drawer; a link in it is one step', async () => {
    const { page } = await visitAs('editor', PHONE)
    await openDashboard(page, site.url(''))
    const drawer = page.getByRole('dialog', { name: 'Menu admin' })
    const open = () => page.getByRole('button', { name: 'Buka menu' }).click()
    await open()
    await drawer.getByRole('link').first().waitFor()
    await page.goBack()
    await drawer.waitFor({ state: 'detached' })
    expect(path(page)).toBe('/admin')
    await open()
    await drawer.getByRole('link', { name: 'Berita' }).click()
    await title(page, 'Berita').waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Selamat bekerja' }).waitFor()
    expect(await drawer.count()).toBe(0)
  })

  it('Back closes preview and questions one by one, and what is typed stays', async () => {
    const { page } = await visitAs('editor')
    await page.goto(site.url('/admin/berita/baru'))
    await page.getByLabel('Judul', { exact: true }).fill('Rapat warga')
    for (const name of ['Pratinjau', 'Jadwalkan …']) {
      await page.getByRole('button', { name }).click()
      await page.getByRole('dialog').getByRole('heading').first().waitFor()
      await page.goBack()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      expect(await page.getByLabel('Judul', { exact: true }).inputValue()).toBe('Rapat warga')
    }
  })
})

it.each(['Buka menu', 'Menu'])(
  'where the network went before “%s” was ever opened, what is being written stays',
  async (name) => {
    const { page, context, expectErrors } = await visit(PHONE)
    expectErrors('ERR_INTERNET_DISCONNECTED', 'dynamically imported module', 'Gagal ditampilkan')
    await page.goto(site.url('/pengaduan'))
    const text = page.getByLabel('Isi laporan', { exact: true })
    await text.fill('Jembatan lepas.')
    await context.setOffline(true)
    const failed = page.waitForEvent('console', (said) => said.text().includes('Gagal ditampilkan'))
    await page.getByRole('button', { name, exact: true }).click()
    await failed
    expect(await text.inputValue({ timeout: 2_000 })).toBe('Jembatan lepas.')
  },
)
