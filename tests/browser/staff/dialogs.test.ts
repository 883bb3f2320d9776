import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { LIMITS } from '../../../src/domain/limits'
import { setupBrowser } from '../../support/browser'
import { coveredButtons, hiddenButtons, LOW_PHONE, twiceAsLarge } from '../../support/pressable'
import { setupSite } from '../../support/site'
import { openArticle, setupStaff, signIn, writeArticle } from '../../support/staff'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const visitAs = setupStaff(site, visit)

/** As long as may be, of long words. */
const long = (length: number, begin = '') =>
  (begin + 'Penyelenggaraan musyawarah perencanaan pembangunan desa '.repeat(1_000)).slice(
    0,
    length,
  )
/** The sample's current budget. */
const YEAR = new Date().getFullYear()
const TITLE = long(LIMITS.title, 'Rapat warga: ').trim()

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click()

/** Text as large as it may become stays for the rest of a page; before that nothing needs scrolling. */
async function judge(page: Page, name: string | RegExp, { fits = true } = {}) {
  const dialog = page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }))
  await dialog.getByRole('button').first().waitFor()
  if (fits) expect(await hiddenButtons(dialog)).toEqual([])
  expect(await coveredButtons(dialog)).toEqual([])
  await twiceAsLarge(page)
  expect(await coveredButtons(dialog), 'text twice as large').toEqual([])
}

async function at(path: string, role?: Parameters<typeof visitAs>[0]) {
  const { page } = role ? await visitAs(role, LOW_PHONE) : await visit(LOW_PHONE)
  await page.goto(site.url(path))
  return page
}

/** The form of a published article with the longest title. */
async function longArticle() {
  const page = await at('/admin/berita?status=terbit', 'editor')
  await page.getByRole('main').getByRole('listitem').last().getByRole('link').click()
  await page.getByLabel('Judul', { exact: true }).fill(TITLE)
  return page
}

describe('every button can be seen and pressed on a low screen', () => {
  it('of two versions, and of the questions about them', async () => {
    const [one, other] = [await visitAs('editor', LOW_PHONE), await visitAs('admin')]
    for (const { page } of [one, other]) await openArticle(page, site.url(''), 'Tiga balita lulus')
    for (const [{ page }, by] of [
      [other, 'admin'],
      [one, 'editor'],
    ] as const) {
      await page.getByLabel('Judul', { exact: true }).fill(long(LIMITS.title, `Dari ${by}: `))
      await page.getByLabel('Ringkasan').fill(long(LIMITS.excerpt, `Dari ${by}: `))
      await page.getByLabel('Isi', { exact: true }).fill(long(3_000, `Dari ${by}: `))
      await page.getByRole('button', { name: 'Simpan dan tampilkan' }).click()
      if (by === 'admin') await page.getByText('Perubahan disimpan').waitFor()
    }
    const { page } = one
    await judge(page, 'Ada dua versi berita ini')
    await press(page, 'Timpa dengan tulisan saya')
    await judge(page, 'Timpa yang tersimpan?', { fits: false })
    await press(page, 'Batal')
    await press(page, 'Pakai yang tersimpan')
    await judge(page, 'Pakai yang tersimpan?', { fits: false })
  })

  it.each([
    ['Hapus …', /^Hapus berita/],
    ['Tarik dari situs …', /^Tarik berita/],
  ])('of the question after %s', async (button, name) => {
    const page = await longArticle()
    await press(page, button)
    await judge(page, name)
  })

  it('of scheduling, and of the preview', async () => {
    const page = await at('/admin/berita/baru', 'editor')
    await page.getByLabel('Judul', { exact: true }).fill(TITLE)
    await press(page, 'Pratinjau')
    await page.getByRole('dialog').getByRole('heading', { name: 'Rapat warga' }).waitFor()
    expect(await coveredButtons(page.getByRole('dialog'))).toEqual([])
    await press(page, 'Tutup')
    await press(page, 'Jadwalkan …')
    await judge(page, 'Jadwalkan terbit')
  })

  it('of what is thrown away, and of signing out over it', async () => {
    const page = await at('/admin/berita/baru', 'editor')
    await page.getByLabel('Judul', { exact: true }).fill(TITLE)
    await page.getByText('Tersimpan di perangkat').waitFor()
    await page.goto(site.url('/admin/berita'))
    await press(page, 'Buang …')
    await judge(page, /^Buang tulisan/)
    await press(page, 'Batal')
    await press(page, 'Keluar')
    await judge(page, /^Keluar dan buang/, { fits: false })
  })

  it('of the session that ended', async () => {
    await site.setTokenLifetime(5)
    const { page, expectErrors } = await visit(LOW_PHONE)
    await signIn(page, site.url(''), 'editor')
    expectErrors('400', '401', 'gagal disimpan', 'Sesi tidak dapat diperbarui')
    await page.goto(site.url('/admin/berita/baru'))
    await writeArticle(page, { title: TITLE, category: 'Kesehatan' })
    const [editor] = await site.query('users', 'email', 'editor@desa.test')
    await site.endSessions(editor?.id ?? '')
    await page.getByRole('button', { name: 'Simpan draf' }).click()
    await judge(page, 'Sesi Anda berakhir', { fits: false })
    await site.setTokenLifetime(3600)
  })

  it('of a file that is brought in', async () => {
    const page = await at(`/admin/anggaran/${YEAR}`, 'editor')
    await press(page, 'Impor berkas …')
    const dialog = page.getByRole('dialog')
    const rows = Array.from({ length: 60 }, (_, row) => `4.1.9.${row + 1};${long(90)};1000000`)
    const buffer = Buffer.from(['KODE REKENING;URAIAN;ANGGARAN (Rp.)', ...rows].join('\r\n'))
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'apbdes.csv', mimeType: '', buffer })
    await dialog.getByRole('button', { name: /^Terapkan/ }).waitFor()
    await judge(page, `Impor Anggaran ${YEAR}`, { fits: false })
  })

  it.each([
    ['Ubah kode atau uraian …', 'Ubah 5'],
    [/^Hapus dengan/, 'Hapus 5?'],
  ])('of a branch of the budget: %s', async (button, name) => {
    const page = await at(`/admin/anggaran/${YEAR}`, 'editor')
    await press(page, 'Pilihan untuk 5')
    await press(page, button)
    await judge(page, name)
  })

  it.each([
    ['Nonaktifkan …', /^Nonaktifkan/],
    ['Hapus akun …', /^Hapus akun/],
  ])('of an account: %s', async (button, name) => {
    const [id, uid] = ['panjang', 'panjang']
    await site.load({
      [`users/${uid}`]: {
        ...{ id, auth_id: uid, name: long(LIMITS.name, 'Tuti '), email: 'panjang@desa.test' },
        ...{ password: '', role: 'editor', avatarurl: '', disabled: false },
        ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
        updatedBy: uid,
      },
    })
    const page = await at(`/admin/users/${uid}`, 'admin')
    await press(page, button)
    await judge(page, name)
  })

  it.each([
    ['/admin/pengaduan', 'Unduh CSV', 'Unduh daftar ini?'],
    ['/admin/pengaduan/pengaturan', 'Tutup penerimaan …', 'Tutup penerimaan laporan?'],
  ])('of the desk: %s, %s', async (path, button, name) => {
    const page = await at(path, 'admin')
    await press(page, button)
    await judge(page, name)
  })

  it.each([
    ['Anonimkan …', 'Anonimkan 1 laporan?'],
    ['Hapus …', 'Hapus 1 laporan?'],
    ['Koreksi …', 'Koreksi balasan'],
  ])('of a report: %s', async (button, name) => {
    const replied = (await site.query('complaints', 'status', 'Selesai')).at(-1)
    const page = await at(`/admin/pengaduan/${replied?.['id']}`, 'admin')
    await press(page, button)
    const dialog = page.getByRole('dialog', { name })
    if (button === 'Koreksi …') await dialog.getByRole('textbox').fill(long(LIMITS.reply))
    await judge(page, name, { fits: button !== 'Koreksi …' })
  })

  it('of a draft that goes back to who wrote it', async () => {
    const id = '01JAAAAAAAAAAAAAAAAAAAAAAA'
    const [author] = await site.query('users', 'email', 'kontributor@desa.test')
    const by = author?.['auth_id']
    const [updatedAt, data] = [{ $timestamp: new Date().toISOString() }, { title: TITLE }]
    await site.load({
      [`drafts/${id}`]: {
        ...{ id, kind: 'news', data, state: 'diajukan', publishAt: null, itemId: '', note: '' },
        ...{ createdBy: by, updatedBy: by, updatedAt },
      },
    })
    const page = await at(`/admin/berita/draf/${id}`, 'editor')
    await press(page, 'Kembalikan ke penulis …')
    await page.getByRole('dialog').getByRole('textbox').fill(long(LIMITS.reason))
    await judge(page, 'Kembalikan ke penulis', { fits: false })
  })

  it('of what comes back from the bin', async () => {
    const id = '01JAAAAAAAAAAAAAAAAAAAAAAB'
    const [data, deletedAt] = [{ id, title: TITLE }, { $timestamp: '2030-01-01T00:00:00.000Z' }]
    await site.load({
      [`bin/news-${id}`]: { collection: 'news', id, data, deletedBy: 'x', deletedAt },
    })
    const page = await at('/admin/sampah', 'editor')
    await press(page, /^Pulihkan Rapat warga/)
    await judge(page, /^Pulihkan “Rapat warga/)
  })

  it('of a staged picture in place of the allocation', async () => {
    const page = await at(`/admin/anggaran/${YEAR}/alokasi`, 'editor')
    await press(page, /^Hitung dari rincian/)
    await judge(page, 'Ganti alokasi yang ada?')
  })

  it('of a second invitation', async () => {
    const [user] = await site.query('users', 'email', 'kontributor@desa.test')
    const page = await at(`/admin/users/${user?.['auth_id']}`, 'admin')
    await press(page, 'Kirim tautan kata sandi')
    await press(page, 'Kirim sekali lagi …')
    await judge(page, 'Kirim tautan sekali lagi?')
  })

  it('of the menus', async () => {
    const staff = await at('/admin', 'admin')
    await press(staff, 'Buka menu')
    await judge(staff, 'Menu admin', { fits: false })
    const page = await at('/')
    await page
      .getByRole('navigation', { name: 'Navigasi bawah' })
      .getByRole('button', { name: 'Menu' })
      .click()
    await judge(page, 'Semua Menu')
  })

  it('of a large picture', async () => {
    const page = await at('/galeri')
    await page
      .getByRole('main')
      .getByRole('button')
      .or(page.getByRole('main').getByRole('link'))
      .locator('img')
      .first()
      .click()
    await judge(page, /./)
  })

  it('of a report that is written and not sent', async () => {
    const page = await at('/pengaduan')
    await page.getByLabel('Isi laporan', { exact: true }).fill(long(500))
    await press(page, 'Hapus isian')
    await judge(page, 'Hapus isian?')
  })
})
