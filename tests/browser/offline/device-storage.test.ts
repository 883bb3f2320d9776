import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DESKTOP, setupBrowser } from '../../support/browser'
import { choosePhoto, complaintForm, sendReport, writeReport } from '../../support/complaint-form'
import { COMMIT } from '../../support/network'
import { photo } from '../../support/photo'
import { setupSite } from '../../support/site'
import { signIn, writeArticle } from '../../support/staff'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })

const FAILED = 'Gagal mengirim laporan. Pastikan Anda terhubung ke internet dan coba lagi.'
const REPORT = 'Pembatas jembatan lepas.'
/** A page of the site that stores nothing. */
const QUIET = '/robots.txt'

/** In another tab, before the page: its database is there, and open. */
async function otherTab(context: BrowserContext): Promise<Page> {
  const other = await context.newPage()
  await other.goto(site.url(QUIET))
  await other.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('desa-laporan', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('reports')
        opening.onsuccess = () => {
          Object.assign(globalThis, { held: opening.result })
          resolve()
        }
      }),
  )
  return other
}

/** What keeps a device from storing a report, each as a browser has it. */
const WAYS: Record<string, (context: BrowserContext, page: Page) => Promise<unknown>> = {
  'its storage is full': async (context, page) => {
    const session = await context.newCDPSession(page)
    await session.send('Storage.overrideQuotaForOrigin', { origin: site.url(''), quotaSize: 1 })
  },
  'another tab waits for a newer version': async (context) => {
    const other = await otherTab(context)
    await other.evaluate(() => void indexedDB.open('desa-laporan', 2))
  },
  'another tab never ends a change': async (context) => {
    const other = await otherTab(context)
    await other.evaluate(() => {
      const { held } = globalThis as unknown as { held: IDBDatabase }
      const store = held.transaction('reports', 'readwrite').objectStore('reports')
      const goOn = () => void (store.get('x').onsuccess = goOn)
      goOn()
    })
  },
  'the browser denies it': (context) =>
    context.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Denied.', 'SecurityError')
      }
    }),
  'storing throws': (context) =>
    context.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('Broken.', 'UnknownError')
      }
    }),
}

describe.each(Object.entries(WAYS))('a device that stores nothing: %s', (_, spoil) => {
  it('without network nothing is said to be stored, and the text stays and can be copied', async () => {
    const name = `Tati ${crypto.randomUUID()}`
    const { context, page, expectErrors } = await visit()
    expectErrors(
      'Isian laporan',
      'Konten',
      'perangkat',
      'terkirim',
      'ERR_INTERNET_DISCONNECTED',
      'Gagal memuat',
    )
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await spoil(context, page)
    await page.goto(site.url('/pengaduan'))
    await complaintForm(page).waitFor()
    await writeReport(page, name, REPORT)
    await choosePhoto(page, await photo(page, 600, 400))
    await context.setOffline(true)
    await sendReport(page)
    const alert = page.getByRole('alert').filter({ hasText: FAILED })
    await alert.waitFor()
    expect(
      await page.getByText(/disimpan di perangkat ini|^Tersimpan di/).allTextContents(),
    ).toEqual([])
    expect(await page.getByText(/^Laporan terkirim\./).count()).toBe(0)
    expect(await page.getByLabel('Isi laporan', { exact: true }).inputValue()).toBe(REPORT)
    await alert.getByRole('button', { name: 'Salin teks' }).click()
    await page.getByText('Teks sudah disalin.').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain(`Isi laporan: ${REPORT}`)
    expect(copied).toContain(`Nama: ${name}`)

    // With a network it goes from the page, and once.
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
})

describe('with a network, what the server does not take says why', () => {
  const STORAGE = '**/v0/b/*/o?name=*'
  const answer = (status: number) => ({
    status,
    contentType: 'application/json',
    body: JSON.stringify({ error: { code: status, message: 'No.', status: 'PERMISSION_DENIED' } }),
  })

  it.each([
    ['Storage', 403, STORAGE, 'Server menolaknya'],
    ['Storage', 500, STORAGE, 'Server sedang terganggu'],
    ['Storage', 413, STORAGE, 'Server menolaknya'],
    ['Firestore', 500, COMMIT, 'Server sedang terganggu'],
    ['Firestore', 400, COMMIT, 'Server menolaknya'],
  ])('%s with %d: it waits on the device', async (service, status, address, why) => {
    const { page, expectErrors } = await visit()
    expectErrors(String(status), 'laporan', 'Laporan')
    await page.route(address, (route) => route.fulfill(answer(status)))
    await page.goto(site.url('/pengaduan'))
    await writeReport(page, `Ujang ${service} ${status}`, REPORT)
    await choosePhoto(page, await photo(page, 600, 400))
    await sendReport(page)
    await page.getByRole('region', { name: 'Kode laporan Anda' }).getByText(why).waitFor()
    expect(await page.getByText('saat ada jaringan').count()).toBe(0)
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.unroute(address)
    await page.locator('summary').getByText('Laporan saya').click()
    await page.getByRole('button', { name: 'Coba lagi' }).click()
    await page.getByText('Sudah diterima kantor desa.').first().waitFor()
  })

  it('Firestore with 403: it is refused and stays in the form', async () => {
    const { page, expectErrors } = await visit()
    expectErrors('403', 'laporan', 'Laporan')
    await page.route(COMMIT, (route) => route.fulfill(answer(403)))
    await page.goto(site.url('/pengaduan'))
    await writeReport(page, 'Ujang 403', REPORT)
    await choosePhoto(page, await photo(page, 600, 400))
    await sendReport(page)
    const alert = page.getByRole('alert').filter({ hasText: FAILED })
    await alert.getByText('Kantor desa tidak dapat menerima laporan ini.').waitFor()
    expect(await page.getByText('saat ada jaringan').count()).toBe(0)
    expect(await page.getByLabel('Isi laporan', { exact: true }).inputValue()).toBe(REPORT)
  })
})

it('a device whose storage never answers reads, sends and publishes all the same', async () => {
  const { context, page, expectErrors } = await visit(DESKTOP)
  const name = `Tati ${crypto.randomUUID()}`
  expectErrors('perangkat', 'tersimpan', 'pemiliknya', 'Isian laporan')
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
  expect(await site.query('complaints', 'name', name)).toHaveLength(1)

  await signIn(page, site.url(''), 'editor')
  await page.goto(site.url('/admin/berita/baru'))
  await writeArticle(page, { title: 'Tanpa penyimpanan', category: 'Ekonomi' })
  await page.getByText(/^Penyimpanan perangkat tidak menjawab/).waitFor()
  await page.getByRole('button', { name: 'Simpan draf' }).click()
  await page.getByText('Draf disimpan.').waitFor()
})
