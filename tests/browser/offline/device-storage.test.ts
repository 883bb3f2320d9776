import { expect, it } from 'vitest'
import { DESKTOP, setupBrowser } from '../../support/browser'
import { choosePhoto, complaintForm, sendReport, writeReport } from '../../support/complaint-form'
import { photo } from '../../support/photo'
import { setupSite } from '../../support/site'
import { PASSWORD, signIn, writeArticle } from '../../support/staff'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })

const FAILED = 'Gagal mengirim laporan. Pastikan Anda terhubung ke internet dan coba lagi.'
const REPORT = 'Pembatas jembatan lepas.'

it('keeps a report in the form when the device storage is full, lets the reporter copy it offline, and later sends it once', async () => {
  const name = `Tati ${crypto.randomUUID()}`
  const { context, page, expectErrors } = await visit()
  expectErrors('report draft', 'content', 'the device', 'report failed', 'Loading')
  expectErrors('ERR_INTERNET_DISCONNECTED')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.url(''), quotaSize: 1 })
  await page.goto(site.url('/pengaduan'))
  await complaintForm(page).waitFor()
  await writeReport(page, name, REPORT)
  await choosePhoto(page, await photo(page, 600, 400))
  await context.setOffline(true)
  await sendReport(page)
  const alert = page.getByRole('alert').filter({ hasText: FAILED })
  await alert.waitFor()
  const stored = page.getByText(/disimpan di perangkat ini|^Tersimpan di/)
  expect.soft(await stored.allTextContents()).toEqual([])
  expect.soft(await page.getByText(/^Laporan terkirim\./).count()).toBe(0)
  expect.soft(await page.getByLabel('Isi laporan', { exact: true }).inputValue()).toBe(REPORT)
  await alert.getByRole('button', { name: 'Salin teks' }).click()
  await page.getByText('Teks sudah disalin.').waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect.soft(copied).toContain(`Isi laporan: ${REPORT}`)
  expect.soft(copied).toContain(`Nama: ${name}`)

  await context.setOffline(false)
  await page.waitForFunction(() =>
    fetch('/robots.txt').then(
      () => true,
      () => false,
    ),
  )
  await sendReport(page)
  await page.getByText(/^Laporan terkirim\./).waitFor()
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  expect(await site.query('complaints', 'name', name)).toHaveLength(1)
})

it('shows content and sends reports if the device storage never responds, and explains why staff cannot sign in', async () => {
  const { context, page, expectErrors } = await visit(DESKTOP)
  const name = `Tati ${crypto.randomUUID()}`
  expectErrors('the device', 'stored', 'autosaved entries', 'report draft')
  expectErrors('Signing in failed', 'Checking the session failed')
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  })
  await page.goto(site.url('/berita'))
  await page.getByRole('heading', { name: 'Berita', level: 1 }).waitFor()
  await page.goto(site.url('/pengaduan'))
  await writeReport(page, name, REPORT)
  await choosePhoto(page, await photo(page, 600, 400))
  await sendReport(page)
  await page.getByText('Laporan terkirim.').waitFor()
  expect.soft(await site.query('complaints', 'name', name)).toHaveLength(1)

  await page.goto(site.url('/login'))
  await page.getByLabel('E-mail').fill('editor@desa.test')
  await page.getByLabel('Kata sandi').fill(PASSWORD)
  await page.getByRole('button', { name: 'Masuk' }).click()
  await page
    .getByText(/^Penyimpanan perangkat tidak menjawab, jadi Anda belum bisa masuk/)
    .waitFor()
})

it('lets staff sign in and save if the device denies access to its storage', async () => {
  const { context, page, expectErrors } = await visit(DESKTOP)
  expectErrors('the device', 'stored', 'autosaved entries', 'report draft')
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Denied.', 'SecurityError')
    }
  })
  await signIn(page, site.url(''), 'editor')
  await page.goto(site.url('/admin/berita/baru'))
  await writeArticle(page, { title: 'Tanpa penyimpanan', category: 'Ekonomi' })
  await page.getByRole('button', { name: 'Simpan draf' }).click()
  await page.getByText('Draf disimpan.').waitFor()
})
