import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { DESKTOP, PHONE } from '../../support/browser'
import { coveredButtons, LOW_PHONE, doubleTextSize } from '../../support/pressable'
import {
  fillLogin,
  openArticle,
  PASSWORD,
  press,
  setupStaffSite,
  signIn,
  writeArticle,
} from '../../support/staff'
import { untilOverlaysLeft } from '../../support/until-quiet'

const { site, visit, visitAs } = setupStaffSite()

const title = (page: Page) => page.getByLabel('Judul', { exact: true })
const expectTitle = (page: Page, text: string) =>
  expect.poll(() => title(page).inputValue()).toBe(text)
const isAutosaved = (page: Page) => page.getByText(/^Tersimpan di perangkat \d\d\.\d\d$/).waitFor()
const unsaved = (page: Page) =>
  page.getByRole('region', { name: 'Belum disimpan, hanya di perangkat ini' })

async function begin(page: Page, name: string) {
  await page.goto(site.url('/admin/berita/baru'))
  await writeArticle(page, { title: name, category: 'Ekonomi' })
}

/** Returns the keys of an IndexedDB store. With `adds`, first stores unsaved input of another user. */
const storedKeys = (page: Page, { database = 'desa-kerja', store = 'kept', adds = false } = {}) =>
  page.evaluate(
    ({ database, store, adds }) =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open(database)
        opening.onerror = () => reject(new Error(database))
        opening.onsuccess = () => {
          const writing = opening.result.transaction(store, 'readwrite').objectStore(store)
          if (adds) writing.put({ id: 'x', uid: 'lain', values: {} }, 'lain x')
          const keys = writing.getAllKeys()
          keys.onsuccess = () => {
            opening.result.close()
            resolve(keys.result.map(String))
          }
        }
      }),
    { database, store, adds },
  )

it('does not move the save button while autosaving', async () => {
  const { page } = await visitAs('admin', PHONE)
  for (const [path, field, label, { viewport }] of [
    ['/admin/users/baru', 'Nama', 'Buat akun', PHONE],
    ['/admin/berita/baru', 'Judul', 'Simpan draf', PHONE],
    ['/admin/berita/baru', 'Judul', 'Simpan draf', DESKTOP],
  ] as const) {
    await page.setViewportSize(viewport)
    await page.goto(site.url(path))
    const button = page.getByRole('button', { name: label, exact: true })
    await page.getByLabel(field, { exact: true }).first().fill('Ubah')
    const before = await button.boundingBox()
    await isAutosaved(page)
    expect.soft(await button.boundingBox(), path).toEqual(before)
  }
})

it('offers unsaved input after leaving the form, the site or the tab, until the input is discarded', async () => {
  const { context, page } = await visitAs('editor')
  await begin(page, 'Belum selesai')
  // Leaving the form immediately does not lose the input.
  await page.getByRole('link', { name: 'Dasbor' }).click()
  await unsaved(page).getByRole('link', { name: 'Belum selesai' }).waitFor()
  await page.getByRole('link', { name: 'Berita', exact: true }).click()
  await unsaved(page).getByRole('link', { name: 'Belum selesai' }).waitFor()
  await page.getByRole('link', { name: 'Tulis berita' }).click()
  await page.getByText('Ada tulisan yang belum disimpan: Belum selesai').waitFor()
  await title(page).fill('Tulisan kedua')
  await isAutosaved(page)
  await page.getByRole('link', { name: 'Lanjutkan' }).click()
  await expectTitle(page, 'Belum selesai')
  await page.getByText('Ada tulisan yang belum disimpan: Tulisan kedua').waitFor()

  page.on('dialog', (dialog) => void dialog.accept())
  await title(page).fill('Sudah selesai')
  const address = page.url()
  await page.goto(site.url('/'))
  await page.goto(address)
  await expectTitle(page, 'Sudah selesai')
  await page.close()

  const again = await context.newPage()
  await again.goto(address)
  await expectTitle(again, 'Sudah selesai')
  expect.soft(await again.getByRole('radio', { name: 'Ekonomi' }).isChecked()).toBe(true)
  await press(again, 'Simpan draf')
  await again.getByText('Draf disimpan.').waitFor()
  expect.soft(await again.getByText(/Tersimpan di perangkat/).count()).toBe(0)
  await again.goto(site.url('/admin/berita'))
  await again.getByRole('link', { name: 'Sudah selesai' }).waitFor()
  expect.soft(await unsaved(again).getByRole('link').allInnerTexts()).toEqual(['Tulisan kedua'])

  await press(again, 'Buang …')
  await press(again, 'Batal')
  await unsaved(again).getByRole('link', { name: 'Tulisan kedua' }).waitFor()
  await press(again, 'Buang …')
  await press(again, 'Buang')
  await unsaved(again).waitFor({ state: 'detached' })
  await untilOverlaysLeft(again)
  await again.reload()
  await again.getByRole('link', { name: 'Tulis berita' }).waitFor()
  await expect.poll(() => unsaved(again).count()).toBe(0)
})

it('restores unsaved input in only one of several tabs', async () => {
  const { context, page } = await visitAs('editor')
  await page.goto(site.url('/admin/berita/baru'))
  await title(page).fill('Tab satu')
  await isAutosaved(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await other.waitForURL((url) => url.href !== page.url())
  await title(other).fill('Tab dua')
  await isAutosaved(other)
  await other.goto(site.url('/admin/berita'))
  await unsaved(other).getByRole('link', { name: 'Tab dua' }).waitFor()
  await unsaved(other).getByText('Terbuka di tab lain').waitFor()
  expect.soft(await title(page).inputValue()).toBe('Tab satu')

  const excerpt = (tab: Page) => tab.getByLabel('Ringkasan')
  await openArticle(page, site.url(''), 'Bazar UMKM sehari')
  await excerpt(page).fill('Satu-satunya')
  await isAutosaved(page)
  await other.goto(page.url())
  await page.reload()
  for (const tab of [page, other]) await tab.getByText('Ada tulisan yang belum disimpan').waitFor()
  // Typing before accepting the offer does not overwrite the stored input.
  await excerpt(page).fill('Ketikan baru')
  await isAutosaved(page)
  await press(page, 'Pulihkan')
  await expect.poll(() => excerpt(page).inputValue()).toBe('Satu-satunya')
  await press(other, 'Pulihkan')
  await other.getByText('Tulisan ini sedang terbuka di tab lain.').waitFor()
  expect.soft(await excerpt(other).inputValue()).not.toBe('Satu-satunya')
})

it('keeps text that the device cannot store, or that exceeds the limit', async () => {
  const { context, page, expectErrors } = await visitAs('editor')
  expectErrors('on the device failed')
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Penuh', 'QuotaExceededError')
    }
  })
  await page.goto(site.url('/admin/berita/baru'))
  await title(page).click()
  await page.keyboard.type('Hanya di ingatan')
  await page.getByText(/^Penyimpanan perangkat penuh/).waitFor()
  await page.getByRole('link', { name: 'Dasbor' }).click()
  await page.getByRole('link', { name: 'Hanya di ingatan' }).click()
  await expectTitle(page, 'Hanya di ingatan')

  const [content, text] = [page.getByLabel('Isi', { exact: true }), 'a'.repeat(2 * 1024 * 1024)]
  await content.fill(text)
  await press(page, 'Simpan draf')
  await page.getByText('Isi paling banyak 50.000 karakter.').waitFor()
  expect.soft(await content.textContent()).toHaveLength(text.length)

  const dialogShown = page.waitForEvent('dialog')
  void page.close({ runBeforeUnload: true })
  const question = await dialogShown
  expect.soft(question.type()).toBe('beforeunload')
  await question.dismiss()
  expect.soft(await title(page).inputValue()).toBe('Hanya di ingatan')
  await context.close()
})

// bulk-upload-page.test.tsx covers photos.
it('publishes offline input of a closed tab only once when an editor presses “Terbitkan sekarang” in two online tabs', async () => {
  const { context, page, expectErrors } = await visitAs('editor', PHONE)
  expectErrors('ERR_INTERNET_DISCONNECTED', 'Saving Berita failed', 'Refreshing the session failed')
  await openArticle(page, site.url(''), 'Bazar UMKM sehari')
  await page.getByLabel('Ringkasan').fill('Diubah tanpa sinyal')
  await context.setOffline(true)

  await page.getByText('Tanpa jaringan. Disimpan di perangkat.').waitFor()
  await press(page, 'Simpan dan tampilkan')
  await page.getByText('Perubahan menunggu jaringan.').waitFor()
  const tabs = [await context.newPage(), await context.newPage()]
  await page.close()
  await context.setOffline(false)

  const bazaar = (tab: Page) => tab.getByRole('button', { name: /^Terbitkan sekarang: Bazar/ })
  for (const tab of tabs) {
    await tab.goto(site.url('/admin'))
    await bazaar(tab).waitFor()
  }
  expect.soft(await site.query('news', 'excerpt', 'Diubah tanpa sinyal')).toEqual([])

  let commits = 0
  context.on('request', (request) => {
    commits += Number(request.url().includes('documents:commit'))
  })
  await Promise.all(tabs.map((tab) => bazaar(tab).click()))
  const published = tabs.map((tab) => tab.getByText('Perubahan disimpan dan tampil di situs.'))
  await Promise.any(published.map((text) => text.waitFor()))
  await Promise.all(tabs.map((tab) => tab.getByRole('heading', { name: 'Ubah berita' }).waitFor()))
  expect.soft(await site.query('news', 'excerpt', 'Diubah tanpa sinyal')).toHaveLength(1)
  expect.soft(commits).toBe(1)
  const [tab] = tabs as [Page, Page]
  await tab.goto(site.url('/admin'))
  await tab.getByRole('heading', { name: 'Perlu dikerjakan' }).waitFor()
  expect.soft(await bazaar(tab).count()).toBe(0)
})

it('keeps the text when the session ends, and saves it after signing in again', async () => {
  await site.setTokenLifetime(5)
  const { page, expectErrors } = await visit(LOW_PHONE)
  await signIn(page, site.url(''), 'editor')
  expectErrors('400', '401', 'Saving', 'Refreshing the session failed')
  await begin(page, 'Sesi habis')
  const [editor] = await site.query('users', 'email', 'editor@desa.test')
  await site.endSessions(editor?.id ?? '')
  await press(page, 'Simpan draf')
  await page.getByRole('heading', { name: 'Sesi Anda berakhir' }).waitFor()
  const dialog = page.getByRole('dialog')
  expect.soft(await coveredButtons(dialog)).toEqual([])
  await doubleTextSize(page)
  expect.soft(await coveredButtons(dialog), 'text twice as large').toEqual([])
  // Auth counts in seconds, so a session that begins in the second of the revocation would be revoked too.
  await delay(1500)
  await site.setTokenLifetime(3600)
  await fillLogin(page, 'editor@desa.test', PASSWORD)
  await dialog.waitFor({ state: 'detached' })
  expect.soft(await title(page).inputValue()).toBe('Sesi habis')
  await press(page, 'Simpan draf')
  await page.getByText('Draf disimpan.').waitFor()
})

it('asks before signing out discards unsaved input, and keeps the input of other users', async () => {
  const { context, page } = await visitAs('editor')
  await page.goto(site.url('/admin/berita/baru'))
  await title(page).fill('Milik editor')
  await isAutosaved(page)
  await storedKeys(page, { adds: true })
  const other = await context.newPage()
  await other.goto(site.url('/admin'))
  await press(other, 'Keluar')
  const question = other.getByRole('alertdialog', { name: /^Keluar dan buang/ })
  await question.getByText('Milik editor').waitFor()
  await press(other, 'Batal')
  expect.soft(await title(page).inputValue()).toBe('Milik editor')

  await press(other, 'Keluar')
  await press(other, 'Keluar dan buang')
  await other.waitForURL(/\/login$/)
  // The other tab leaves the admin too.
  await page.getByRole('heading', { name: 'Login' }).waitFor()
  expect.soft(await storedKeys(other)).toEqual(['lain x'])
  const session = { database: 'firebaseLocalStorageDb', store: 'firebaseLocalStorage' }
  expect.soft(await storedKeys(other, session)).toEqual([])
  await signIn(other, site.url(''), 'editor')
  await expect.poll(() => other.getByText('Belum disimpan, hanya').count()).toBe(0)
})
