import { describe, expect, inject, it } from 'vitest'
import { ALL_LINKS } from '../../../src/app/public/layout/all-links'
import { DESKTOP, PHONE, setupBrowser } from '../../support/browser'
import { setClock } from '../../support/rendered-at'
import { setupSite } from '../../support/site'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })

describe('a villager', () => {
  it('sees on home the village, the current announcement and three news items', async () => {
    const { page } = await visit()
    await page.goto(site.url())
    await page.getByRole('heading', { level: 1, name: 'Selamat Datang di Desa Sukamaju' }).waitFor()
    await page.getByRole('complementary', { name: 'Pengumuman' }).getByRole('link').waitFor()
    const news = page.getByRole('region', { name: 'Berita Terbaru' }).getByRole('article')
    await news.first().waitFor()
    expect(await news.count()).toBe(3)
  })

  it('goes from the list to an article and back', async () => {
    const { page } = await visit()
    await page.goto(site.url('/berita'))
    const first = page.getByRole('main').getByRole('article').first()
    const title = await first.getByRole('heading').innerText()
    await first.getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/berita\/[0-9A-Z]{26}$/)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Berita' }).waitFor()
  })

  it('loads older news until there is none', async () => {
    const { page } = await visit()
    await page.goto(site.url('/berita'))
    const articles = page.getByRole('main').getByRole('article')
    await articles.first().waitFor()
    expect(await articles.count()).toBe(12)
    await page.getByRole('button', { name: 'Muat berita lainnya' }).click()
    await articles.nth(23).waitFor()
    await page.getByRole('button', { name: 'Muat berita lainnya' }).waitFor({ state: 'detached' })
    expect(await articles.count()).toBe(24)
  })

  it('narrows the list to one category', async () => {
    const { page } = await visit()
    await page.goto(site.url('/berita'))
    await page
      .getByRole('navigation', { name: 'Kategori berita' })
      .getByRole('link', { name: 'Kesehatan' })
      .click()
    await page.waitForURL('**/berita?kategori=Kesehatan')
    const articles = page.getByRole('main').getByRole('article')
    // The address changes before the list does.
    await articles.filter({ hasNotText: 'Kesehatan' }).first().waitFor({ state: 'detached' })
    await articles.first().waitFor()
    for (const article of await articles.all())
      expect(await article.innerText()).toContain('Kesehatan')
  })

  it('reaches the announcements from the shortcut', async () => {
    const { page } = await visit()
    await page.goto(site.url())
    await page
      .getByRole('navigation', { name: 'Pintasan' })
      .getByRole('link', { name: 'Pengumuman' })
      .click()
    await page.waitForURL('**/berita?kategori=Pengumuman')
    await page.getByRole('heading', { level: 1, name: 'Pengumuman' }).waitFor()
    const articles = page.getByRole('main').getByRole('article')
    await articles.first().waitFor()
    expect(await articles.count()).toBe(6)
  })

  it('is told when an article does not exist, with a way back', async () => {
    const { page } = await visit()
    await page.goto(site.url('/berita/01ARZ3NDEKTSV4RRFFQ69G5FAV'))
    await page.getByText('Artikel tidak ditemukan', { exact: true }).waitFor()
    const places = page.getByRole('navigation', { name: 'Halaman situs' })
    await places.getByRole('link', { name: 'Agenda' }).waitFor()
    await page.getByRole('link', { name: 'Kembali ke Berita' }).click()
    await page.getByRole('heading', { level: 1, name: 'Berita' }).waitFor()
  })

  it('sees coming events soonest first, today marked, past ones folded away', async () => {
    const { page, context } = await visit()
    await setClock(context, new Date(inject('builtAt')))
    await page.goto(site.url('/agenda'))
    const main = page.getByRole('main')
    await main.getByRole('article').first().waitFor()
    const days = await main
      .locator('article time:visible')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))
    expect(days).toEqual([...days].sort())
    expect(await main.getByText('Hari ini').count()).toBe(1)
    const past = main.getByText(/Agenda yang sudah lewat \(\d+\)/)
    await past.click()
    expect(await main.locator('article:visible').count()).toBeGreaterThan(days.length)
  })

  it('is told when there is no such page', async () => {
    const { page, expectErrors } = await visit()
    expectErrors('404')
    await page.goto(site.url('/tidak-ada'))
    await page.getByRole('heading', { level: 1, name: 'Halaman tidak ditemukan' }).waitFor()
    const places = page.getByRole('navigation', { name: 'Halaman situs' })
    expect(await places.getByRole('link').count()).toBe(ALL_LINKS.length)
    await places.getByRole('link', { name: 'Pengaduan' }).click()
    await page.getByRole('heading', { level: 1, name: 'Pengaduan' }).waitFor()
  })

  it('searches from home, but not for nothing', async () => {
    const { page } = await visit()
    await page.goto(site.url())
    const box = page.getByRole('combobox', { name: 'Cari di situs desa' })
    await box.fill('   ')
    await box.press('Enter')
    expect(new URL(page.url()).pathname).toBe('/')
    await box.fill(' jalan desa ')
    await box.press('Enter')
    await page.waitForURL('**/pencarian?q=jalan%20desa')
  })
})

describe('menus', () => {
  it('the bottom bar opens every page; Escape, × and the backdrop close it', async () => {
    const { page } = await visit(PHONE)
    await page.goto(site.url())
    const dialog = page.getByRole('dialog', { name: 'Semua Menu' })
    const open = () =>
      page
        .getByRole('navigation', { name: 'Navigasi bawah' })
        .getByRole('button', { name: 'Menu' })
        .click()
    await open()
    await dialog.getByRole('heading').waitFor()
    expect(await dialog.getByRole('link').count()).toBe(ALL_LINKS.length)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await open()
    await dialog.getByRole('button', { name: 'Tutup' }).click()
    await dialog.waitFor({ state: 'detached' })
    await open()
    await dialog.getByRole('heading').waitFor()
    await page.mouse.click(180, 40)
    await dialog.waitFor({ state: 'detached' })
    await open()
    await dialog.getByRole('link', { name: 'Agenda' }).click()
    await page.getByRole('heading', { level: 1, name: 'Agenda' }).waitFor()
  })

  it('a large screen opens it from its header, and has the focus there again', async () => {
    const { page } = await visit(DESKTOP)
    await page.goto(site.url())
    const button = page.getByRole('banner').getByRole('button', { name: 'Semua Menu' })
    const dialog = page.getByRole('dialog', { name: 'Semua Menu' })
    await button.click()
    await dialog.getByRole('heading').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => button.evaluate((element) => element.matches(':focus'))).toBe(true)
    await button.click()
    await dialog.getByRole('link', { name: 'APBDes' }).click()
    await page.getByRole('heading', { level: 1, name: 'Transparansi Anggaran' }).waitFor()
  })

  it('the hamburger unfolds the main menu', async () => {
    const { page } = await visit(PHONE)
    await page.goto(site.url())
    await page.getByRole('button', { name: 'Buka menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu utama' })
    await menu.getByText('Informasi Desa').click()
    await menu.getByRole('link', { name: 'Agenda' }).click()
    await page.getByRole('heading', { level: 1, name: 'Agenda' }).waitFor()
    await menu.waitFor({ state: 'detached' })
  })

  it('a dropdown of the large menu opens by hover', async () => {
    const { page } = await visit(DESKTOP)
    await page.goto(site.url())
    const menu = page.getByRole('navigation', { name: 'Menu utama' })
    await menu.getByRole('button', { name: 'Informasi Desa' }).hover()
    await menu.getByRole('link', { name: 'Berita' }).click()
    await page.getByRole('heading', { level: 1, name: 'Berita' }).waitFor()
  })

  it('a dropdown opens and closes by keyboard alone', async () => {
    const { page } = await visit(DESKTOP)
    await page.goto(site.url())
    const button = page
      .getByRole('navigation', { name: 'Menu utama' })
      .getByRole('button', { name: 'Profil Desa' })
    await button.focus()
    await page.keyboard.press('Enter')
    expect(await button.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Escape')
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/aparatur')
  })

  it('the first stop of the keyboard leads past the menus', async () => {
    const { page } = await visit(DESKTOP)
    await page.goto(site.url('/agenda'))
    await page.getByRole('heading', { level: 1, name: 'Agenda' }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('isi')
  })
})
