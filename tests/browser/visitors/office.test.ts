import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { formatTrackingCode } from '../../../src/domain/ids/id'
import { DAY_MS } from '../../../src/domain/time/date'
import { findings, overflow } from '../../support/axe'
import { DESKTOP, PHONE, setupBrowser } from '../../support/browser'
import { loseNetworkAtCommit } from '../../support/network'
import { photo } from '../../support/photo'
import { receiveReport } from '../../support/received'
import { setupSite } from '../../support/site'
import { openDashboard, setupStaff } from '../../support/staff'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const visitAs = setupStaff(site, visit)

/** Stores reports that arrived `daysAgo` days ago. Resolves with their tracking codes. */
function receive(name: string, reports: string[], daysAgo = 0): Promise<string[]> {
  const others = { name, phone: '+6281234567890', category: 'lainnya' } as const
  const at = new Date(Date.now() - daysAgo * DAY_MS)
  return Promise.all(reports.map((report) => receiveReport(site, { ...others, report, at })))
}

async function openIntake(page: Page) {
  await page.goto(site.url('/admin/pengaduan/baru'))
  await page.getByRole('form', { name: 'Laporan baru' }).waitFor()
}

async function fillReport(page: Page, report: string) {
  const form = page.getByRole('form', { name: 'Laporan baru' })
  await form.getByLabel('Datang ke kantor').check()
  await form.getByLabel('Nama pelapor').fill('Ibu Euis Rohaeti')
  await form.getByLabel('Alamat').fill('Dusun Cikadu RT 02 RW 05')
  await form.getByLabel('Telepon atau WhatsApp').fill('0812 3456 7890')
  await form.getByLabel('Kategori').selectOption('infrastruktur')
  await form.getByLabel('Isi laporan').fill(report)
}

const save = (page: Page) => page.getByRole('button', { name: 'Simpan laporan' }).click()

it('lets staff record a visitor’s report despite a reload and a lost network, and print a receipt that leads to the report', async () => {
  const { page, expectErrors } = await visitAs('petugas')
  expectErrors('Failed to load resource', 'Saving pengaduan failed')
  await openIntake(page)
  await save(page)
  await page.getByText('Pilih lewat mana laporan ini masuk.').waitFor()
  expect.soft(await findings(page)).toEqual([])
  await page.setViewportSize(PHONE.viewport)
  expect.soft(await overflow(page)).toBe(0)
  await page.setViewportSize(DESKTOP.viewport)
  await fillReport(page, 'Saluran irigasi bocor di Blok Sawah Lega.')
  await page.getByLabel('Foto').setInputFiles({
    name: 'irigasi.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo(page, 800, 600),
  })
  await page.getByRole('img', { name: 'Foto yang dipilih' }).waitFor()
  await page.getByText(/Tersimpan di perangkat/).waitFor()
  // Simulates a tab that the browser discarded.
  await page.reload()
  await page.getByRole('button', { name: 'Lanjutkan' }).click()
  await page.getByRole('img', { name: 'Foto yang dipilih' }).waitFor()

  const reconnect = await loseNetworkAtCommit(page)
  await save(page)
  await page.getByText('Gagal menyimpan laporan: Tidak ada jaringan.').waitFor()
  await reconnect()
  await save(page)
  const receipt = page.getByRole('article', { name: 'Tanda terima' })
  await receipt.waitFor()
  const found = await site.query('complaints', 'name', 'Ibu Euis Rohaeti')
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({ channel: 'datang', status: 'Baru', updatedBy: 'demo-petugas' })
  const code = found[0]?.['id'] ?? ''
  await receipt.getByText(formatTrackingCode(code)).waitFor()
  await receipt.getByText(new URL(site.url(`/pengaduan/${code}`)).host).waitFor()
  const chat = page.getByRole('link', { name: /Kirim lewat WhatsApp/ })
  expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(
    site.url(`/pengaduan/${code}`),
  )

  await page.emulateMedia({ media: 'print' })
  await receipt.waitFor()
  expect(await page.getByRole('navigation').count()).toBe(0)
  expect(await page.getByRole('button').count()).toBe(0)
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('link', { name: 'Buka laporan' }).click()
  await page.getByRole('img', { name: 'Foto dari pelapor' }).waitFor()
  const { page: reporter } = await visit(PHONE)
  await reporter.goto(site.url(`/pengaduan/${code}`))
  await reporter.getByText('Infrastruktur').waitFor()
  expect(await reporter.getByText('Euis').count()).toBe(0)
})

it('lets an admin save reply templates and deadlines, close the site to reports, and download the filtered list', async () => {
  const [code = ''] = await receive('Hendra', ['Lampu jalan padam.'])
  const { page } = await visitAs('admin')
  await page.goto(site.url('/admin/pengaduan/pengaturan'))
  await page.getByRole('button', { name: 'Tambah templat' }).click()
  const added = page.getByRole('listitem', { name: /^Templat/ }).last()
  await added.getByLabel('Judul templat').fill('Lampu jalan')
  await page.getByRole('button', { name: 'Simpan pengaturan' }).click()
  await page.getByText('Isi templat wajib diisi.').waitFor()
  await added.getByLabel('Isi templat').fill('Lampu diganti paling lambat tiga hari lagi.')
  await added.getByRole('button', { name: /^Naikkan/ }).click()
  await page.getByRole('button', { name: 'Simpan pengaturan' }).click()
  await page.getByText('Pengaturan pengaduan disimpan.').waitFor()

  await page.goto(site.url(`/admin/pengaduan/${code}`))
  await page.getByText('Proses', { exact: true }).click()
  await page.getByLabel('Sisipkan templat').selectOption('Lampu jalan')
  expect(await page.getByLabel('Balasan untuk pelapor').inputValue()).toBe(
    'Lampu diganti paling lambat tiga hari lagi.',
  )

  await page.goto(site.url('/admin/pengaduan/pengaturan'))
  await page.getByRole('textbox', { name: 'Batas waktu jawaban' }).fill('7')
  await page.getByRole('button', { name: 'Simpan batas waktu' }).click()
  await page.getByText('Batas waktu jawaban sekarang 7 hari kerja.').waitFor()
  await page.getByRole('button', { name: 'Tutup penerimaan …' }).click()
  await page.getByRole('heading', { name: 'Tutup penerimaan laporan?' }).waitFor()
  await page.getByRole('button', { name: 'Tutup penerimaan', exact: true }).click()
  await page.getByText('Penerimaan laporan ditutup.').waitFor()
  await openIntake(page)
  await fillReport(page, 'Tetap dicatat petugas.')
  await save(page)
  await page.getByRole('article', { name: 'Tanda terima' }).getByText('(7 hari kerja)').waitFor()
  await page.goto(site.url('/admin/pengaduan/pengaturan'))
  await page.getByRole('button', { name: 'Buka penerimaan' }).click()
  await page.getByText('Penerimaan laporan dibuka.').waitFor()

  await receive('Rina', ['=1+1'])
  await page.goto(site.url('/admin/pengaduan?status=Baru&kategori=lainnya'))
  await page.getByRole('button', { name: 'Unduh CSV' }).click()
  await page.getByRole('heading', { name: 'Unduh daftar ini?' }).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Unduh', exact: true }).click()
  const file = await download
  expect.soft(file.suggestedFilename()).toMatch(/^pengaduan-\d{4}-\d{2}-\d{2}\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect.soft(text).toContain(`"'=1+1"`)
  expect.soft(text).not.toContain('Infrastruktur')
})

// dashboard-page.test.tsx, open-ages.test.tsx and desk.test.ts cover tasks, ages and access.
it('leads from the charts of the dashboard to the reports that the charts count', async () => {
  await receive('Uci', ['Tanggul sungai bocor.'], 45)
  await receive('Uci', ['Papan nama jalan hilang.'])
  const { page } = await visitAs('petugas', { ...DESKTOP, reducedMotion: 'reduce' })
  await openDashboard(page, site.url(''))
  await page.getByRole('link', { name: /1 melewati batas/ }).waitFor()
  for (const name of ['Umur laporan yang belum selesai', 'Laporan dari bulan ke bulan'])
    await page.getByRole('heading', { name }).scrollIntoViewIfNeeded()
  await page.getByText('Lihat angkanya').click()
  // The charts have eight bars (two statuses, four ages) and twelve months.
  await page.locator('svg a').nth(19).waitFor()
  expect(await findings(page)).toEqual([])
  await page.locator('svg a[href*="status=Baru&sampai="]').click()
  await page.getByRole('link', { name: 'Tanggul sungai bocor.' }).waitFor()
  expect(await page.getByRole('link', { name: 'Papan nama jalan hilang.' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Semua tanggal' }).click()
  await page.getByRole('link', { name: 'Papan nama jalan hilang.' }).waitFor()
})
