import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DESKTOP, PHONE, setupBrowser } from '../../support/browser'
import { photo } from '../../support/photo'
import { setupSite } from '../../support/site'
import {
  fillLogin,
  openArticle,
  PASSWORD,
  setupStaff,
  signIn,
  writeArticle,
} from '../../support/staff'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const visitAs = setupStaff(site, visit)

/** Whose work lies on the device: the keys of what is kept there. */
const keptKeys = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('desa-kerja')
        opening.onerror = () => reject(new Error('desa-kerja'))
        opening.onsuccess = () => {
          const keys = opening.result.transaction('kept').objectStore('kept').getAllKeys()
          keys.onsuccess = () => {
            opening.result.close()
            resolve(keys.result.map(String))
          }
        }
      }),
  )

/** Puts work of somebody else who uses the same device. */
const keepForOther = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('desa-kerja')
        opening.onerror = () => reject(new Error('desa-kerja'))
        opening.onsuccess = () => {
          const writing = opening.result.transaction('kept', 'readwrite')
          writing.objectStore('kept').put({ id: 'x', uid: 'lain', values: {} }, 'lain x')
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
  )

const isKept = (page: Page) => page.getByText(/^Tersimpan di perangkat \d\d\.\d\d$/).waitFor()

it.each([
  ['/admin/users/baru', 'Nama', 'Buat akun', PHONE],
  ['/admin/mitra', 'Nama mitra', 'Simpan mitra', PHONE],
  ['/admin/berita/baru', 'Judul', 'Simpan draf', PHONE],
  ['/admin/berita/baru', 'Judul', 'Simpan draf', DESKTOP],
])(
  'on %s typing in %s does not move “%s” from under a finger',
  async (path, field, label, device) => {
    const { page } = await visitAs('admin', device)
    await page.goto(site.url(path))
    const button = page.getByRole('button', { name: label, exact: true })
    await page.getByLabel(field, { exact: true }).first().fill('Ubah')
    const before = await button.boundingBox()
    await isKept(page)
    expect(await button.boundingBox()).toEqual(before)
  },
)

describe('new work that was typed and not saved', () => {
  it('is there again under its address after the tab was closed', async () => {
    const { context, page } = await visitAs('editor')
    await page.goto(site.url('/admin/berita/baru'))
    await writeArticle(page, { title: 'Tertutup sendiri', category: 'Ekonomi' })
    await isKept(page)
    const address = page.url()
    await page.close()

    const again = await context.newPage()
    await again.goto(address)
    await expect
      .poll(() => again.getByLabel('Judul', { exact: true }).inputValue())
      .toBe('Tertutup sendiri')
    expect(await again.getByRole('radio', { name: 'Ekonomi' }).isChecked()).toBe(true)
    await again.getByRole('button', { name: 'Simpan draf' }).click()
    await again.getByText('Draf disimpan.').waitFor()
    expect(await again.getByText(/Tersimpan di perangkat/).count()).toBe(0)
    await again.goto(site.url('/admin/berita'))
    await again.getByRole('link', { name: 'Tertutup sendiri' }).waitFor()
    expect(await again.getByText('Belum disimpan, hanya di perangkat ini').count()).toBe(0)
  })

  it('is named in the list and on the dashboard, and offered where other work is begun', async () => {
    const { page } = await visitAs('editor')
    await page.goto(site.url('/admin/berita/baru'))
    await writeArticle(page, { title: 'Belum selesai' })
    // No pause: what is typed is kept although the page is left at once.
    await page.getByRole('link', { name: 'Dasbor' }).click()
    const kept = page.getByRole('region', { name: 'Belum disimpan, hanya di perangkat ini' })
    await kept.getByRole('link', { name: 'Belum selesai' }).waitFor()
    await page.getByRole('link', { name: 'Berita', exact: true }).click()
    await kept.getByRole('link', { name: 'Belum selesai' }).waitFor()

    await page.getByRole('link', { name: 'Tulis berita' }).click()
    await page.getByText('Ada tulisan yang belum disimpan: Belum selesai').waitFor()
    await page.getByLabel('Judul', { exact: true }).fill('Tulisan kedua')
    await isKept(page)
    await page.getByRole('link', { name: 'Lanjutkan' }).click()
    await expect
      .poll(() => page.getByLabel('Judul', { exact: true }).inputValue())
      .toBe('Belum selesai')
    await page.getByText('Ada tulisan yang belum disimpan: Tulisan kedua').waitFor()
  })

  it('is thrown away only after being asked', async () => {
    const { page } = await visitAs('editor')
    await page.goto(site.url('/admin/pengumuman/baru'))
    await page.getByLabel('Judul', { exact: true }).fill('Tidak jadi')
    await page.getByRole('link', { name: 'Pengumuman' }).first().click()
    const kept = page.getByRole('region', { name: 'Belum disimpan, hanya di perangkat ini' })
    await kept.getByRole('button', { name: 'Buang …' }).click()
    await page.getByRole('button', { name: 'Batal' }).click()
    await kept.getByRole('link', { name: 'Tidak jadi' }).waitFor()
    await kept.getByRole('button', { name: 'Buang …' }).click()
    await page.getByRole('button', { name: 'Buang', exact: true }).click()
    await kept.waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('link', { name: 'Tulis pengumuman' }).waitFor()
    await expect.poll(() => kept.count()).toBe(0)
  })

  it('is not shared by two tabs, not even of one address', async () => {
    const { context, page } = await visitAs('editor')
    await page.goto(site.url('/admin/berita/baru'))
    await page.getByLabel('Judul', { exact: true }).fill('Tab satu')
    await isKept(page)
    const other = await context.newPage()
    await other.goto(page.url())
    await other.waitForURL((url) => url.href !== page.url())
    await other.getByLabel('Judul', { exact: true }).fill('Tab dua')
    await isKept(other)
    await other.goto(site.url('/admin/berita'))
    const kept = other.getByRole('region', { name: 'Belum disimpan, hanya di perangkat ini' })
    await kept.getByRole('link', { name: 'Tab dua' }).waitFor()
    await kept.getByText('Terbuka di tab lain').waitFor()
    expect(await page.getByLabel('Judul', { exact: true }).inputValue()).toBe('Tab satu')
  })
})

describe('what was typed into something stored and not saved', () => {
  it('is offered again, and typing before the answer overwrites nothing', async () => {
    const { page } = await visitAs('editor')
    await openArticle(page, site.url(''), 'Bazar UMKM sehari')
    await page.getByLabel('Ringkasan').fill('Ringkasan yang hilang')
    await isKept(page)
    await page.reload()
    await page.getByText('Ada tulisan yang belum disimpan').waitFor()
    await page.getByLabel('Ringkasan').fill('Ketikan baru')
    await isKept(page)
    await page.getByRole('button', { name: 'Pulihkan' }).click()
    await expect.poll(() => page.getByLabel('Ringkasan').inputValue()).toBe('Ringkasan yang hilang')
  })

  it('shows the conflict when somebody saved after the version it began from', async () => {
    const editor = await visitAs('editor')
    await openArticle(editor.page, site.url(''), 'Tabungan sampah')
    await editor.page.getByLabel('Ringkasan').fill('Dari editor')
    await isKept(editor.page)
    const address = editor.page.url()
    await editor.page.close()

    const admin = await visitAs('admin')
    await openArticle(admin.page, site.url(''), 'Tabungan sampah')
    await admin.page.getByLabel('Ringkasan').fill('Dari admin')
    await admin.page.getByRole('button', { name: 'Simpan dan tampilkan' }).click()
    await admin.page.getByText('Perubahan disimpan').waitFor()

    const again = await editor.context.newPage()
    await again.goto(address)
    await again.getByRole('button', { name: 'Pulihkan' }).click()
    const conflict = again.getByRole('dialog', { name: 'Ada dua versi berita ini' })
    await conflict.getByText('Neng Rina Marlianti').waitFor()
    const summary = conflict.getByRole('region', { name: 'Ringkasan' })
    expect(await summary.locator('mark').allTextContents()).toEqual(['editor', 'admin'])
    await conflict.getByRole('button', { name: 'Kembali menulis' }).click()
    expect(await again.getByLabel('Ringkasan').inputValue()).toBe('Dari editor')
    // Saving meets the same conflict; admin's text stands until somebody decides.
    await again.getByRole('button', { name: 'Simpan dan tampilkan' }).click()
    await conflict.getByText('Neng Rina Marlianti').waitFor()
    expect(await site.query('news', 'excerpt', 'Dari admin')).toHaveLength(1)
  })
})

describe('an autosave that two tabs offer', () => {
  it('is taken over by one of them alone', async () => {
    const { context, page } = await visitAs('editor')
    await openArticle(page, site.url(''), 'Bazar UMKM sehari')
    await page.getByLabel('Ringkasan').fill('Satu-satunya')
    await isKept(page)
    const address = page.url()
    await page.close()
    const [one, other] = [await context.newPage(), await context.newPage()]
    for (const tab of [one, other]) {
      await tab.goto(address)
      await tab.getByText('Ada tulisan yang belum disimpan').waitFor()
    }
    await one.getByRole('button', { name: 'Pulihkan' }).click()
    await expect.poll(() => one.getByLabel('Ringkasan').inputValue()).toBe('Satu-satunya')
    await other.getByRole('button', { name: 'Pulihkan' }).click()
    await other.getByText('Tulisan ini sedang terbuka di tab lain.').waitFor()
    expect(await other.getByLabel('Ringkasan').inputValue()).not.toBe('Satu-satunya')
  })
})

describe('without network', () => {
  it('the text stays in the form, and is saved when there is network', async () => {
    const { context, page, expectErrors } = await visitAs('editor')
    expectErrors('ERR_INTERNET_DISCONNECTED', 'Berita gagal disimpan')
    await page.goto(site.url('/admin/berita/baru'))
    await writeArticle(page, { title: 'Tanpa sinyal' })
    await context.setOffline(true)
    await page.getByText('Tanpa jaringan. Disimpan di perangkat.').waitFor()
    await page.getByRole('button', { name: 'Simpan draf' }).click()
    await page.getByText(/Tidak ada jaringan\. Periksa.*Tulisan Anda tetap ada di sini/).waitFor()
    expect(await page.getByLabel('Judul', { exact: true }).inputValue()).toBe('Tanpa sinyal')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Simpan draf' }).click()
    await page.getByText('Draf disimpan.').waitFor()
  })
})

describe('publishing without network', () => {
  it('outlives the tab, is offered when there is network, and done once by one press', async () => {
    const { context, page } = await visitAs('editor')
    await page.goto(site.url('/admin/berita/baru'))
    await writeArticle(page, { title: 'Terbit nanti', category: 'Ekonomi' })
    await context.setOffline(true)
    await page.getByText('Tanpa jaringan. Disimpan di perangkat.').waitFor()
    await page.getByRole('button', { name: 'Terbitkan', exact: true }).click()
    await page.getByText('Menunggu jaringan untuk terbit.').waitFor()
    await page.close()
    await context.setOffline(false)

    const again = await context.newPage()
    await again.goto(site.url('/admin'))
    const offer = again.getByRole('button', { name: 'Terbitkan sekarang: Terbit nanti' })
    await offer.waitFor()
    expect(await site.query('news', 'title', 'Terbit nanti')).toEqual([])
    await offer.click()
    await again.getByText('Berita terbit.').waitFor()
    await again.reload()
    await again.goto(site.url('/admin'))
    await again.getByRole('heading', { name: 'Perlu dikerjakan' }).waitFor()
    expect(await offer.count()).toBe(0)
    expect(await site.query('news', 'title', 'Terbit nanti')).toHaveLength(1)
  })

  it('of a change waits too, and two tabs that press later do it once', async () => {
    const { context, page, expectErrors } = await visitAs('editor', PHONE)
    expectErrors('ERR_INTERNET_DISCONNECTED')
    await openArticle(page, site.url(''), 'Bazar UMKM sehari')
    await page.getByLabel('Ringkasan').fill('Diubah tanpa sinyal')
    await context.setOffline(true)
    await page.getByText('Tanpa jaringan. Disimpan di perangkat.').waitFor()
    await page.getByRole('button', { name: 'Simpan dan tampilkan' }).click()
    await page.getByText('Perubahan menunggu jaringan.').waitFor()
    await page.close()
    await context.setOffline(false)

    let commits = 0
    context.on('request', (request) => {
      if (request.url().includes('documents:commit')) commits += 1
    })
    const tabs = [await context.newPage(), await context.newPage()]
    const offers = tabs.map((tab) =>
      tab.getByRole('button', { name: /^Terbitkan sekarang: Bazar/ }),
    )
    for (const tab of tabs) await tab.goto(site.url('/admin'))
    for (const offer of offers) await offer.waitFor()
    expect(await site.query('news', 'excerpt', 'Diubah tanpa sinyal')).toEqual([])
    await Promise.all(offers.map((offer) => offer.click()))
    await Promise.any(
      tabs.map((tab) => tab.getByText('Perubahan disimpan dan tampil di situs.').waitFor()),
    )
    await Promise.all(
      tabs.map((tab) => tab.getByRole('heading', { name: 'Ubah berita' }).waitFor()),
    )
    expect(await site.query('news', 'excerpt', 'Diubah tanpa sinyal')).toHaveLength(1)
    expect(commits).toBe(1)
    for (const tab of tabs) await tab.goto(site.url('/admin'))
    await expect.poll(() => offers[1]?.count()).toBe(0)
  })

  it('of many photos waits too, and is done by one press, each once', async () => {
    const { context, page, expectErrors } = await visitAs('editor', PHONE)
    expectErrors('ERR_INTERNET_DISCONNECTED', 'Sesi tidak dapat diperbarui')
    await page.goto(site.url('/admin/galeri/beberapa'))
    const files = await Promise.all(
      ['satu.jpg', 'dua.jpg'].map(async (name) => ({
        ...{ name, mimeType: 'image/jpeg' },
        buffer: await photo(page, 900, 600),
      })),
    )
    await context.setOffline(true)
    await page.getByLabel('Pilih foto …').setInputFiles(files)
    await page.getByLabel(/^Keterangan foto untuk semua/).fill('Tanpa sinyal di sawah')
    await page.getByRole('button', { name: 'Terbitkan 2 foto' }).click()
    await page.getByText('Menunggu jaringan untuk terbit.').waitFor()
    await page.close()
    await context.setOffline(false)

    const again = await context.newPage()
    await again.goto(site.url('/admin'))
    const offer = again.getByRole('button', {
      name: 'Terbitkan sekarang: 2 foto: Tanpa sinyal di sawah',
    })
    await offer.click()
    await again.getByText('2 foto terbit.').waitFor()
    expect(await site.query('gallery', 'caption', 'Tanpa sinyal di sawah')).toHaveLength(2)
    await again.goto(site.url('/admin'))
    await again.getByRole('heading', { name: 'Perlu dikerjakan' }).waitFor()
    expect(await offer.count()).toBe(0)
  })
})

describe('a session that ends while somebody types', () => {
  it('keeps the text, which is saved after signing in again', async () => {
    await site.setTokenLifetime(5)
    const { page, expectErrors } = await visit(DESKTOP)
    await signIn(page, site.url(''), 'editor')
    expectErrors('400', '401', 'gagal disimpan', 'Sesi tidak dapat diperbarui')
    await page.goto(site.url('/admin/berita/baru'))
    await writeArticle(page, { title: 'Sesi habis', category: 'Kesehatan' })
    const [editor] = await site.query('users', 'email', 'editor@desa.test')
    await site.endSessions(editor?.id ?? '')
    await page.getByRole('button', { name: 'Simpan draf' }).click()
    await page.getByRole('heading', { name: 'Sesi Anda berakhir' }).waitFor()
    // A session that begins in the second of the revocation would count as revoked too.
    await delay(1500)
    await site.setTokenLifetime(3600)
    await fillLogin(page, 'editor@desa.test', PASSWORD)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.getByLabel('Judul', { exact: true }).inputValue()).toBe('Sesi habis')
    await page.getByRole('button', { name: 'Simpan draf' }).click()
    await page.getByText('Draf disimpan.').waitFor()
  })
})

describe('signing out', () => {
  it('asks while anything is unsaved in any tab, and leaves what others have autosaved', async () => {
    const { context, page } = await visitAs('editor')
    await page.goto(site.url('/admin/berita/baru'))
    await page.getByLabel('Judul', { exact: true }).fill('Milik editor')
    await isKept(page)
    await keepForOther(page)
    const other = await context.newPage()
    await other.goto(site.url('/admin'))
    await other.getByRole('button', { name: 'Keluar' }).click()
    const question = other.getByRole('alertdialog', { name: /^Keluar dan buang/ })
    await question.getByText('Milik editor').waitFor()
    await question.getByRole('button', { name: 'Batal' }).click()
    expect(await page.getByLabel('Judul', { exact: true }).inputValue()).toBe('Milik editor')

    await other.getByRole('button', { name: 'Keluar' }).click()
    await question.getByRole('button', { name: 'Keluar dan buang' }).click()
    await other.waitForURL(/\/login$/)
    // The other tab shows nothing of the admin any more.
    await page.getByRole('heading', { name: 'Login' }).waitFor()
    expect(await keptKeys(other)).toEqual(['lain x'])

    await signIn(other, site.url(''), 'editor')
    await other.getByRole('heading', { name: 'Selamat bekerja' }).waitFor()
    await expect.poll(() => other.getByText('Belum disimpan, hanya').count()).toBe(0)
  })
})

describe('an account that is closed while its owner types', () => {
  const idOf = async () =>
    (await site.query('users', 'email', 'kontributor@desa.test'))[0]?.id ?? ''
  const kept = (page: Page) =>
    page.getByRole('region', { name: 'Belum disimpan, hanya di perangkat ini' })

  it('disabled: the text is on the device, unseen by others, and offered when it is allowed in again', async () => {
    const { page, expectErrors } = await visitAs('kontributor')
    expectErrors('403', '400', 'Login', 'Sesi')
    await page.goto(site.url('/admin/berita/baru'))
    await writeArticle(page, { title: 'Belum boleh hilang' })
    const id = await idOf()
    await site.patch(`users/${id}`, { disabled: true })
    await page.getByRole('button', { name: 'Simpan draf' }).click()
    await page.getByText('Akun ini dinonaktifkan. Hubungi admin desa.').waitFor()
    expect(await page.getByText('Belum boleh hilang').count()).toBe(0)

    await signIn(page, site.url(''), 'editor')
    await page.getByRole('link', { name: 'Berita', exact: true }).first().click()
    await page.getByRole('link', { name: 'Tulis berita' }).click()
    await page.getByLabel('Judul', { exact: true }).waitFor()
    expect(await page.getByText('Ada tulisan yang belum disimpan').count()).toBe(0)
    expect(await page.getByText('Belum boleh hilang').count()).toBe(0)
    await page.getByRole('button', { name: 'Keluar' }).click()
    await page.waitForURL(/\/login$/)
    expect(await keptKeys(page)).toEqual([expect.stringContaining(id)])

    await site.patch(`users/${id}`, { disabled: false })
    await site.idle()
    await signIn(page, site.url(''), 'kontributor')
    await kept(page).getByRole('link', { name: 'Belum boleh hilang' }).click()
    await expect
      .poll(() => page.getByLabel('Judul', { exact: true }).inputValue())
      .toBe('Belum boleh hilang')
    await page.getByRole('button', { name: 'Simpan draf' }).click()
    await page.getByText('Draf disimpan.').waitFor()
  })

  it('removed: nothing of theirs stays on the device', async () => {
    const { page, expectErrors } = await visitAs('kontributor')
    expectErrors('403', '400', 'Login', 'Sesi')
    await page.goto(site.url('/admin/berita/baru'))
    await writeArticle(page, { title: 'Milik yang dihapus' })
    await isKept(page)
    await site.remove(`users/${await idOf()}`)
    await page.getByRole('button', { name: 'Simpan draf' }).click()
    await page.getByText('Akun ini belum terdaftar sebagai pengguna situs.').waitFor()
    expect(await keptKeys(page)).toEqual([])
    await site.idle()
  })
})

describe('too much text', () => {
  it('two megabytes are refused at the field, as a draft too, and stay there', async () => {
    const { page } = await visitAs('editor')
    await page.goto(site.url('/admin/berita/baru'))
    await page.getByLabel('Judul', { exact: true }).fill('Panjang')
    const text = 'a'.repeat(2 * 1024 * 1024)
    await page.getByLabel('Isi', { exact: true }).fill(text)
    await page.getByRole('button', { name: 'Simpan draf' }).click()
    await page.getByText('Isi paling banyak 50.000 karakter.').waitFor()
    expect(await page.getByLabel('Isi', { exact: true }).textContent()).toHaveLength(text.length)
  })
})
