import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { LIMITS } from '../../../src/domain/limits'
import { findings, overflow } from '../../support/axe'
import { coveredButtons, hiddenButtons, LOW_PHONE } from '../../support/pressable'
import { openArticle, setupStaffSite } from '../../support/staff'

/* Layout of the dialog frames on a low screen with the longest contents. */

const { site, visit, visitAs } = setupStaffSite()

/** Returns a text of long words that has exactly `length` characters. */
const long = (length: number, start = '') =>
  (start + 'Penyelenggaraan musyawarah perencanaan pembangunan desa '.repeat(1_000)).slice(
    0,
    length,
  )
const YEAR = new Date().getFullYear()
const TITLE = long(LIMITS.title, 'Rapat warga: ').trim()

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click()

/** Expects that all buttons of the dialog are reachable, even with text of 200 %. `fits`: without scrolling. */
async function expectReachable(page: Page, name: string | RegExp, { fits = false } = {}) {
  const dialog = page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }))
  await dialog.getByRole('button').first().waitFor()
  if (fits) expect.soft(await hiddenButtons(dialog), `${name}`).toEqual([])
  for (const size of ['', '200%']) {
    await page.evaluate((size) => void (document.documentElement.style.fontSize = size), size)
    expect.soft(await coveredButtons(dialog), `${name} ${size}`).toEqual([])
  }
  await page.evaluate(() => document.documentElement.removeAttribute('style'))
}

it('keeps every button of the dialogs for staff reachable on a low screen, and merges two versions', async () => {
  const { page } = await visitAs('admin', LOW_PHONE)
  await openArticle(page, site.url(''), 'Tiga balita lulus')
  const title = page.getByLabel('Judul', { exact: true })
  await title.fill(TITLE)
  await press(page, 'Hapus …')
  await expectReachable(page, /^Hapus berita/, { fits: true })
  await press(page, 'Batal')

  // A colleague saves long texts in the same fields.
  const theirs = {
    title: long(LIMITS.title, 'Dari editor: '),
    excerpt: long(LIMITS.excerpt, 'Dari editor: '),
    content: long(3_000, 'Dari editor: '),
  }
  await site.patch(`news/${page.url().slice(-26)}`, {
    ...theirs,
    updatedBy: 'lain',
    updatedAt: new Date(),
  })
  await page.getByLabel('Ringkasan').fill(long(LIMITS.excerpt, 'Dari admin: '))
  await page.getByLabel('Isi', { exact: true }).fill(long(3_000, 'Dari admin: '))
  await press(page, 'Simpan dan tampilkan')
  await expectReachable(page, 'Ada dua versi berita ini')
  await press(page, 'Timpa dengan tulisan saya')
  await expectReachable(page, 'Timpa yang tersimpan?')
  await press(page, 'Batal')
  const summary = page.getByRole('radiogroup', { name: 'Ringkasan' })
  await summary.getByRole('radio', { name: 'Yang tersimpan' }).check()
  await press(page, 'Gabungkan')
  await page.getByText('Tulisan digabungkan. Periksa, lalu simpan.').waitFor()
  await press(page, 'Simpan dan tampilkan')
  await page.getByText('Perubahan disimpan').waitFor()
  const merged = { excerpt: theirs.excerpt.trim() }
  expect.soft(await site.query('news', 'title', TITLE)).toMatchObject([merged])

  await page.goto(site.url('/admin/berita/baru'))
  await title.fill(TITLE)
  await press(page, 'Pratinjau')
  await page.getByRole('dialog').getByRole('heading', { name: 'Rapat warga' }).waitFor()
  await expectReachable(page, /^Pratinjau/)
  await press(page, 'Tutup')
  await press(page, 'Jadwalkan …')
  await expectReachable(page, 'Jadwalkan terbit', { fits: true })
  await press(page, 'Batal')
  await press(page, 'Keluar')
  await expectReachable(page, /^Keluar dan buang/)
  await press(page, 'Batal')
  await press(page, 'Buka menu')
  await expectReachable(page, 'Menu admin')

  await page.goto(site.url(`/admin/anggaran/${YEAR}`))
  await press(page, 'Pilihan untuk 5')
  await press(page, 'Ubah kode atau uraian …')
  await expectReachable(page, 'Ubah 5', { fits: true })
  await press(page, 'Batal')
  await press(page, 'Impor berkas …')
  const rows = Array.from({ length: 60 }, (_, row) => `4.1.9.${row + 1};${long(90)};1000000`)
  const buffer = Buffer.from(['KODE REKENING;URAIAN;ANGGARAN (Rp.)', ...rows].join('\r\n'))
  const file = { name: 'apbdes.csv', mimeType: '', buffer }
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Terapkan/ })
    .waitFor()
  expect.soft([await findings(page), await overflow(page)]).toEqual([[], 0])
  await expectReachable(page, `Impor Anggaran ${YEAR}`)

  const replied = (await site.query('complaints', 'status', 'Selesai')).at(-1)
  await page.goto(site.url(`/admin/pengaduan/${replied?.['id']}`))
  await press(page, 'Koreksi …')
  await page.getByRole('dialog').getByRole('textbox').fill(long(LIMITS.reply))
  await expectReachable(page, 'Koreksi balasan')
})

it('keeps every button of the public menu and the enlarged picture reachable', async () => {
  const { page } = await visit(LOW_PHONE)
  await page.goto(site.url('/galeri'))
  await page
    .getByRole('navigation', { name: 'Navigasi bawah' })
    .getByRole('button', { name: 'Menu' })
    .click()
  await expectReachable(page, 'Semua Menu', { fits: true })
  await page.keyboard.press('Escape')
  const main = page.getByRole('main')
  await main.getByRole('button').or(main.getByRole('link')).locator('img').first().click()
  await expectReachable(page, /./, { fits: true })
})
