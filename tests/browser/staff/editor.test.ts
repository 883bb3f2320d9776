import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { PHONE, setupBrowser } from '../../support/browser'
import { COMMIT, hold } from '../../support/network'
import { setupSite } from '../../support/site'
import { fillLogin, openArticle, PASSWORD, setupStaff, writeArticle } from '../../support/staff'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const visitAs = setupStaff(site, visit)

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

describe('while something is saved', () => {
  it('what is typed stays, and stays unsaved', async () => {
    const { page } = await visitAs('editor')
    await page.goto(site.url('/admin/berita/baru'))
    await writeArticle(page, { title: 'Sebelum' })
    const release = await hold(page, COMMIT)
    await press(page, 'Simpan draf')
    await page.getByRole('button', { name: 'Menyimpan …' }).waitFor()
    await page.getByLabel('Judul', { exact: true }).fill('Sebelum dan selama')
    await page.getByLabel('Judul', { exact: true }).focus()
    release()
    await page.getByText('Draf disimpan.').waitFor()
    await page.waitForURL(/\/admin\/berita\/draf\/[0-9A-Z]{26}$/)
    expect(await page.getByLabel('Judul', { exact: true }).inputValue()).toBe('Sebelum dan selama')
    expect(
      await page.getByLabel('Judul', { exact: true }).evaluate((e) => e === document.activeElement),
    ).toBe(true)
    await page.getByText(/^Tersimpan di perangkat/).waitFor()
    await press(page, 'Simpan draf')
    await expect.poll(() => page.getByText(/^Tersimpan di perangkat/).count()).toBe(0)
  })

  it('a second tap does nothing twice', async () => {
    const { page } = await visitAs('editor')
    await page.goto(site.url('/admin/berita/baru'))
    await writeArticle(page, { title: 'Diketuk dua kali', category: 'Ekonomi' })
    await page
      .getByRole('button', { name: 'Terbitkan' })
      .evaluate((button: HTMLElement) => (button.click(), button.click()))
    await page.getByText('Berita terbit.').waitFor()
    expect(await site.query('news', 'title', 'Diketuk dua kali')).toHaveLength(1)
  })

  it('an answer that is lost makes neither a second article nor a conflict with oneself', async () => {
    const { page, expectErrors } = await visitAs('editor')
    expectErrors('Failed to load resource', 'gagal disimpan')
    await page.goto(site.url('/admin/berita/baru'))
    await writeArticle(page, { title: 'Jawaban hilang', category: 'Ekonomi' })
    await page.route(
      COMMIT,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await press(page, 'Terbitkan')
    await page.getByText('Berita terbit.').waitFor({ timeout: 20_000 })
    expect(await site.query('news', 'title', 'Jawaban hilang')).toHaveLength(1)
  })
})

describe('what was published although the answer was lost', () => {
  it('is not published again after a reload', async () => {
    const { page, expectErrors } = await visitAs('editor')
    expectErrors('Failed to load resource', 'gagal disimpan', '403')
    await page.goto(site.url('/admin/berita/baru'))
    await writeArticle(page, { title: 'Terbit diam-diam', category: 'Ekonomi' })
    await press(page, 'Simpan draf')
    await page.getByText('Draf disimpan.').waitFor()
    // The first step is answered; whatever comes after it is done, and its answer lost.
    let commits = 0
    await page.route(COMMIT, async (route) => {
      commits += 1
      if (commits === 1) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await press(page, 'Terbitkan')
    await page.getByText(/Tulisan Anda tetap ada di sini/).waitFor({ timeout: 30_000 })
    await page.unroute(COMMIT)
    await page.reload()
    await press(page, 'Buka sebagai draf baru')
    await page.getByLabel('Judul', { exact: true }).waitFor()
    await press(page, 'Terbitkan')
    await page.getByText('Berita terbit.').waitFor()
    expect(await site.query('news', 'title', 'Terbit diam-diam')).toHaveLength(1)
  })
})

describe('a save that ends after the form was left', () => {
  it('is told where the person is by then, and pulls nobody back', async () => {
    const { page } = await visitAs('editor')
    await page.goto(site.url('/admin/berita/baru'))
    await writeArticle(page, { title: 'Ditinggalkan' })
    const release = await hold(page, COMMIT)
    await press(page, 'Simpan draf')
    await page.getByRole('button', { name: 'Menyimpan …' }).waitFor()
    await page.getByRole('link', { name: 'Pengumuman' }).click()
    await page.getByRole('heading', { level: 1, name: 'Pengumuman' }).waitFor()
    release()
    await page.getByText('“Ditinggalkan”: Draf disimpan.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/admin/pengumuman')
    await page.getByRole('link', { name: 'Berita', exact: true }).click()
    await page.getByRole('link', { name: 'Ditinggalkan' }).waitFor()
    expect(await page.getByText('Belum disimpan, hanya di perangkat ini').count()).toBe(0)
  })
})

describe('a save that the rules refuse', () => {
  it('is told as refused while the article stands, not as deleted', async () => {
    const { page, expectErrors } = await visitAs('editor')
    expectErrors('403', 'gagal disimpan')
    await openArticle(page, site.url(''), 'Tabungan sampah')
    await page.getByLabel('Ringkasan').fill('Ditolak aturan')
    await page.route(COMMIT, (route) =>
      route.fulfill({ status: 403, json: { error: { status: 'PERMISSION_DENIED' } } }),
    )
    await press(page, 'Simpan dan tampilkan')
    await page.getByText(/^Anda tidak memiliki izin/).waitFor()
    expect(await page.getByText('sudah dihapus').count()).toBe(0)
  })
})

describe('what an action came to', () => {
  it('is told above the thumb on a phone, with the way to the page and to WhatsApp', async () => {
    const { page } = await visitAs('editor', PHONE)
    await page.goto(site.url('/admin/berita/baru'))
    await writeArticle(page, { title: 'Dilihat dan dibagikan', category: 'Ekonomi' })
    await press(page, 'Terbitkan')
    const outcome = page.getByRole('status').filter({ hasText: 'Berita terbit.' })
    await outcome.waitFor()
    const box = await outcome.boundingBox()
    expect(box && box.y > 400 && box.y + box.height <= 740).toBe(true)
    await outcome.getByRole('button', { name: 'Bagikan …' }).click()
    const share = page.getByRole('dialog').getByRole('link', { name: /^Kirim lewat WhatsApp/ })
    expect(decodeURIComponent((await share.getAttribute('href')) ?? '')).toContain(
      '*Dilihat dan dibagikan*',
    )
    await page.getByRole('button', { name: 'Tutup', exact: true }).click()
    await outcome.getByRole('link', { name: 'Lihat di situs' }).click()
    await page.getByRole('heading', { level: 1, name: 'Dilihat dan dibagikan' }).waitFor()
    // Coming back, it is over.
    await page.goBack()
    await page.getByLabel('Judul', { exact: true }).waitFor()
    expect(await page.getByText('Berita terbit.').count()).toBe(0)
  })

  it('is replaced by what comes next, and ends with a reload', async () => {
    const { page } = await visitAs('editor')
    await page.goto(site.url('/admin/berita/baru'))
    await page.getByLabel('Judul', { exact: true }).fill('Hanya judul')
    await press(page, 'Simpan draf')
    await page.getByText('Draf disimpan.').waitFor()
    await press(page, 'Terbitkan')
    await page.getByText(/isian perlu diperbaiki dahulu/).waitFor()
    expect(await page.getByText('Draf disimpan.').count()).toBe(0)
    await page.reload()
    await page.getByLabel('Judul', { exact: true }).waitFor()
    expect(await page.getByText(/isian perlu diperbaiki dahulu/).count()).toBe(0)
  })
})

describe('leaving the form', () => {
  it('by link asks nothing, though the device refuses to store; closing the tab asks', async () => {
    const { context, page, expectErrors } = await visitAs('editor')
    expectErrors('tidak dapat disimpan di perangkat')
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('Penuh', 'QuotaExceededError')
      }
    })
    await page.goto(site.url('/admin/berita/baru'))
    await page.getByLabel('Judul', { exact: true }).click()
    await page.keyboard.type('Hanya di ingatan')
    await page.getByText(/^Penyimpanan perangkat penuh/).waitFor()
    await page.getByRole('link', { name: 'Dasbor' }).click()
    await page.getByRole('link', { name: 'Hanya di ingatan' }).click()
    await expect
      .poll(() => page.getByLabel('Judul', { exact: true }).inputValue())
      .toBe('Hanya di ingatan')
    const asked = page.waitForEvent('dialog')
    void page.close({ runBeforeUnload: true })
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()
    expect(await page.getByLabel('Judul', { exact: true }).inputValue()).toBe('Hanya di ingatan')
    await context.close()
  })

  it('at once after the last key loses nothing', async () => {
    const { page } = await visitAs('editor')
    await page.goto(site.url('/admin/berita/baru'))
    await page.getByLabel('Judul', { exact: true }).fill('Sekejap')
    const address = page.url()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto(site.url('/'))
    await page.goto(address)
    await expect.poll(() => page.getByLabel('Judul', { exact: true }).inputValue()).toBe('Sekejap')
  })

  it('Back closes what covers it first, and then leaves', async () => {
    const { page } = await visitAs('editor')
    await page.goto(site.url('/admin/berita'))
    await page.getByRole('link', { name: 'Tulis berita' }).click()
    await page.getByLabel('Judul', { exact: true }).fill('Di belakang pratinjau')
    await press(page, 'Pratinjau')
    await page.getByRole('heading', { name: 'Pratinjau, belum disimpan' }).waitFor()
    await page.goBack()
    await page
      .getByRole('heading', { name: 'Pratinjau, belum disimpan' })
      .waitFor({ state: 'detached' })
    expect(await page.getByLabel('Judul', { exact: true }).inputValue()).toBe(
      'Di belakang pratinjau',
    )
    await page.goBack()
    await page.getByRole('link', { name: 'Tulis berita' }).waitFor()
  })
})

describe('what is wrong', () => {
  it('is shown from the top of the screen on, the first field scrolled to and focused', async () => {
    const { page } = await visitAs('editor', PHONE)
    await page.goto(site.url('/admin/berita/baru'))
    await writeArticle(page, { title: 'Tanpa penulis' })
    await page.getByLabel('Penulis').fill('')
    await press(page, 'Terbitkan')
    // The schema names the category last, the screen shows it first.
    await page.getByText('2 isian perlu diperbaiki dahulu.').waitFor()
    const category = page.getByRole('radio').first()
    await expect.poll(() => category.evaluate((e) => e === document.activeElement)).toBe(true)
    await expect
      .poll(async () => {
        const box = await category.boundingBox()
        return box && box.y > 56 && box.y + box.height < 640
      })
      .toBe(true)
  })
})

describe('a person whose role changes while they write', () => {
  it('reads why they have to sign in again, and goes on', async () => {
    const { page, expectErrors } = await visitAs('kontributor')
    expectErrors(
      '400',
      '403',
      'Sesi tidak dapat diperbarui',
      'gagal disimpan',
      'INTERNAL ASSERTION',
    )
    await page.goto(site.url('/admin/berita/baru'))
    await writeArticle(page, { title: 'Naik pangkat', category: 'Ekonomi' })
    const [person] = await site.query('users', 'email', 'kontributor@desa.test')
    // Tokens bear whole seconds: one of the second in which sessions are ended stays good.
    await delay(1000)
    await site.patch(`users/${person?.id}`, { role: 'editor' })
    await site.idle()
    await press(page, 'Simpan draf')
    await page.getByText('Peran Anda sekarang Editor. Masuk lagi untuk melanjutkan.').waitFor()
    await delay(1500)
    await fillLogin(page, 'kontributor@desa.test', PASSWORD)
    await page.getByRole('button', { name: 'Terbitkan' }).waitFor()
    expect(await page.getByLabel('Judul', { exact: true }).inputValue()).toBe('Naik pangkat')
    await site.patch(`users/${person?.id}`, { role: 'kontributor' })
    await site.idle()
  })
})

describe('publishing', () => {
  it('sets the date unless it was chosen', async () => {
    const { page } = await visitAs('editor')
    await page.goto(site.url('/admin/berita/baru'))
    await writeArticle(page, { title: 'Tanpa tanggal', category: 'Ekonomi' })
    expect(await page.getByLabel('Tanggal').inputValue()).toBe('')
    await press(page, 'Terbitkan')
    await page.getByText('Berita terbit.').waitFor()
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(new Date())
    expect(await page.getByLabel('Tanggal').inputValue()).toBe(today)
    expect(await page.getByText(/Tersimpan di perangkat/).count()).toBe(0)

    await page.goto(site.url('/admin/berita/baru'))
    await writeArticle(page, { title: 'Dengan tanggal', category: 'Ekonomi' })
    await page.getByLabel('Tanggal').fill('2020-01-02')
    await press(page, 'Terbitkan')
    await press(page, 'Benar, tanggal itu')
    await page.getByText('Berita terbit.').waitFor()
    expect(await site.query('news', 'date', '2020-01-02')).toHaveLength(1)
  })

  it('of an announcement that has ended is warned of', async () => {
    const { page } = await visitAs('editor')
    await page.goto(site.url('/admin/pengumuman/baru'))
    await page.getByLabel('Berlaku sampai').fill('2020-01-01')
    await page.getByText('Tanggal ini sudah lewat').waitFor()
  })
})

describe('work that is not there any more', () => {
  it('leaves the text to a contributor whose draft was published meanwhile, and says why', async () => {
    const contributor = await visitAs('kontributor')
    await contributor.page.goto(site.url('/admin/berita/baru'))
    await writeArticle(contributor.page, { title: 'Diterbitkan orang lain', category: 'Ekonomi' })
    await press(contributor.page, 'Ajukan ke editor')
    await contributor.page.getByText('Diajukan.').waitFor()

    const editor = await visitAs('editor')
    await editor.page.goto(site.url('/admin/berita?status=diajukan'))
    await editor.page.getByRole('link', { name: 'Diterbitkan orang lain' }).click()
    await press(editor.page, 'Terbitkan')
    await editor.page.getByText('Berita terbit.').waitFor()

    contributor.expectErrors('403')
    await contributor.page.getByLabel('Ringkasan').fill('Ditulis terlalu lama')
    await press(contributor.page, 'Simpan')
    await contributor.page.getByText(/Berita ini sudah diterbitkan.*tetap ada di sini/).waitFor()
    await press(contributor.page, 'Simpan sebagai draf baru')
    await contributor.page.getByText('Draf disimpan.').waitFor()
    expect(await site.query('drafts', 'kind', 'news')).not.toHaveLength(0)
    expect(await contributor.page.getByLabel('Ringkasan').inputValue()).toBe('Ditulis terlalu lama')
  })

  it('offers what was typed for it when it is opened', async () => {
    const { page, expectErrors } = await visitAs('editor')
    expectErrors('403')
    await page.goto(site.url('/admin/berita/baru'))
    await writeArticle(page, { title: 'Akan dihapus' })
    await press(page, 'Simpan draf')
    await page.getByText('Draf disimpan.').waitFor()
    const address = page.url()
    const admin = await visitAs('admin')
    await admin.page.goto(address)
    await press(admin.page, 'Hapus …')
    await admin.page.getByRole('heading', { name: 'Hapus berita “Akan dihapus”?' }).waitFor()
    await press(admin.page, 'Hapus')
    await admin.page.getByText(/^Dihapus\./).waitFor()

    await page.getByLabel('Judul', { exact: true }).fill('Akan dihapus, ditulis lagi')
    await page.getByText(/^Tersimpan di perangkat/).waitFor()
    await page.reload()
    await page.getByText('Berita ini sudah dihapus Neng Rina Marlianti.').waitFor()
    await press(page, 'Buka sebagai draf baru')
    await expect
      .poll(() => page.getByLabel('Judul', { exact: true }).inputValue())
      .toBe('Akan dihapus, ditulis lagi')
    await press(page, 'Simpan draf')
    await page.getByText('Draf disimpan.').waitFor()
  })
})

describe('a draft that is returned', () => {
  it('comes with a note, which its author reads', async () => {
    const contributor = await visitAs('kontributor')
    await contributor.page.goto(site.url('/admin/berita/baru'))
    await writeArticle(contributor.page, { title: 'Perlu foto', category: 'Ekonomi' })
    await press(contributor.page, 'Ajukan ke editor')
    await contributor.page.getByText('Diajukan.').waitFor()
    const address = contributor.page.url()

    const editor = await visitAs('editor')
    await editor.page.goto(address)
    await press(editor.page, 'Kembalikan ke penulis …')
    await press(editor.page, 'Kembalikan')
    await editor.page.getByText('Catatan wajib diisi.').waitFor()
    await editor.page.getByLabel('Catatan untuk penulis').fill('Tolong tambahkan foto.')
    await press(editor.page, 'Kembalikan')
    await editor.page.getByText('Dikembalikan menjadi draf.').waitFor()

    await contributor.page.goto(site.url('/admin/berita'))
    await contributor.page.getByText('Ada catatan editor').waitFor()
    await contributor.page.getByText('1 draf dikembalikan').waitFor({ state: 'attached' })
    await contributor.page.goto(site.url('/admin'))
    await contributor.page
      .getByRole('link', { name: '“Perlu foto” dikembalikan editor: Tolong tambahkan foto.' })
      .click()
    await contributor.page.getByText('Tolong tambahkan foto.').waitFor()
    expect(contributor.page.url()).toBe(address)
    await press(contributor.page, 'Ajukan ke editor')
    await contributor.page.getByText('Diajukan.').waitFor()
    expect(await contributor.page.getByText('Tolong tambahkan foto.').count()).toBe(0)
  })
})

describe('an item that does not fit', () => {
  it('is listed, opened and mended; the list goes on after it', async () => {
    const { page, expectErrors } = await visitAs('admin')
    expectErrors('dilewati')
    await openArticle(page, site.url(''), 'Bazar UMKM sehari')
    const id = page.url().slice(-26)
    await site.patch(`news/${id}`, { date: '2026-02-30' })
    await page.goto(site.url('/admin/berita?status=terbit&q=Bazar'))
    await page.getByText('Tidak tampil di situs: perlu diperbaiki').waitFor()
    await page.getByRole('link', { name: 'Bazar UMKM sehari' }).click()
    await page.getByLabel('Tanggal').fill(new Date().toISOString().slice(0, 10))
    await press(page, 'Simpan dan tampilkan')
    await page.getByText('Perubahan disimpan').waitFor()
    const reader = await visit()
    await reader.page.goto(site.url(`/berita/${id}`))
    await reader.page.getByRole('heading', { level: 1, name: /Bazar UMKM sehari/ }).waitFor()
  })
})
