import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { formatTrackingCode } from '../../../src/domain/ids/id'
import { DAY_MS } from '../../../src/domain/time/date'
import { findings, overflow } from '../../support/axe'
import { DESKTOP, PHONE, setupBrowser } from '../../support/browser'
import { loseAnswer, loseNetworkAtCommit } from '../../support/network'
import { photo } from '../../support/photo'
import { receiveReport } from '../../support/received'
import { setupSite } from '../../support/site'
import { openDashboard, setupStaff } from '../../support/staff'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const visitAs = setupStaff(site, visit)

/** Reports that arrived so many days ago, by what they say; their codes. */
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

it('who comes to the office leaves with a receipt, and follows their report', async () => {
  const { page, expectErrors } = await visitAs('petugas')
  expectErrors('Failed to load resource', 'Laporan gagal disimpan')
  await openIntake(page)
  await save(page)
  await page.getByText('Pilih lewat mana laporan ini masuk.').waitFor()
  await fillReport(page, 'Saluran irigasi bocor di Blok Sawah Lega.')
  await page.getByLabel('Foto').setInputFiles({
    name: 'irigasi.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo(page, 800, 600),
  })
  await page.getByRole('img', { name: 'Foto yang dipilih' }).waitFor()
  await page.getByText(/Tersimpan di perangkat/).waitFor()
  // The tab is gone, and with it the page.
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

it('a template that was saved is at hand for the next reply', async () => {
  const [code = ''] = await receive('Hendra', ['Lampu jalan padam.'])
  const { page } = await visitAs('petugas')
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
})

it('an admin closes the intake and says what is promised', async () => {
  const { page } = await visitAs('admin')
  await page.goto(site.url('/admin/pengaduan/pengaturan'))
  await page.getByRole('textbox', { name: 'Batas waktu jawaban' }).fill('0')
  await page.getByRole('button', { name: 'Simpan batas waktu' }).click()
  await page.getByText('Jumlah hari kerja antara 1 dan 60.').waitFor()
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
})

it('the list as it is filtered becomes a file in which nothing is a formula', async () => {
  await receive('=HYPERLINK("http://jahat.example";"klik")', ['＝1+1', ' @SUM(A1)\nbaris kedua'])
  const { page } = await visitAs('petugas')
  await page.goto(site.url('/admin/pengaduan?status=Baru&kategori=lainnya'))
  await page.getByRole('button', { name: 'Unduh CSV' }).click()
  await page.getByRole('heading', { name: 'Unduh daftar ini?' }).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Unduh', exact: true }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^pengaduan-\d{4}-\d{2}-\d{2}\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  const cells = [...text.slice(1).matchAll(/"((?:[^"]|"")*)"[;\r]/g)].map(([, cell = '']) => cell)
  expect(cells.slice(0, 4)).toEqual(['Kode', 'Diterima', 'Status', 'Kategori'])
  expect(cells).toContain(`'＝1+1`)
  expect(cells).toContain(`'=HYPERLINK(""http://jahat.example"";""klik"")`)
  expect(cells.filter((cell) => /^\s*[=+\-@＝]/.test(cell))).toEqual([])
  expect(cells.filter((cell) => cell === 'Infrastruktur')).toEqual([])
})

it('an admin deletes several at once, also when the answer gets lost', async () => {
  const codes = await receive('Spam', ['Pinjaman cepat cair.', 'Slot gacor malam ini.'])
  const { page, expectErrors } = await visitAs('admin')
  expectErrors('Failed to load resource', 'Pengaduan: Hapus gagal')
  await page.goto(site.url('/admin/pengaduan'))
  await page.getByLabel('Cari laporan').fill('Spam')
  await page.getByText('Dicari di 500 laporan terbaru.').waitFor()
  expect(page.url()).not.toContain('Spam')
  await page.getByRole('link', { name: 'Slot gacor malam ini.' }).waitFor()
  await page.getByLabel('Pilih semua').check()
  const call = '**/asia-southeast2/complaints-administer'
  await page.route(call, loseAnswer)
  const remove = async () => {
    await page.getByRole('button', { name: 'Hapus …' }).click()
    await page.getByRole('heading', { name: 'Hapus 2 laporan?' }).waitFor()
    await page.getByText('Ini tidak dapat dibatalkan.').waitFor()
    await page.getByRole('button', { name: 'Hapus', exact: true }).click()
  }
  await remove()
  await page.getByText('Server tidak menjawab, jadi belum pasti berhasil.').waitFor()
  await page.unroute(call)
  await remove()
  await page.getByText('2 laporan dihapus.').waitFor()
  for (const code of codes) {
    expect(await site.query('complaints', 'id', code)).toEqual([])
    expect(await site.query('complaint_status', 'id', code)).toEqual([])
  }
})

it('the desk sees at a glance what waits, and an editor none of it', async () => {
  await receive('Asep', ['Jembatan bambu patah.'], 30)
  const { page } = await visitAs('petugas')
  await openDashboard(page, site.url(''))
  const menu = page.getByRole('navigation', { name: 'Menu admin' })
  await menu.getByRole('link', { name: /^Pengaduan \d+ laporan baru$/ }).waitFor()
  await page.getByRole('link', { name: /\d+ baru, belum dijawab/ }).waitFor()
  await page.getByRole('link', { name: /1 melewati batas/ }).click()
  await page.getByText(/^Diterima sampai/).waitFor()
  await page.getByRole('link', { name: 'Jembatan bambu patah.' }).waitFor()

  const { page: editors } = await visitAs('editor')
  await openDashboard(editors, site.url(''))
  expect(await editors.getByText('Pengaduan').count()).toBe(0)
  for (const screen of ['baru', 'pengaturan']) {
    await editors.goto(site.url(`/admin/pengaduan/${screen}`))
    await editors.getByText('Anda tidak memiliki akses ke halaman ini.').waitFor()
  }
})

it('the desk sees how old open reports are and how many came, and comes from a chart to those', async () => {
  await receive('Uci', ['Tanggul sungai bocor.'], 45)
  await receive('Uci', ['Papan nama jalan hilang.'])
  const { page } = await visitAs('petugas', { ...DESKTOP, reducedMotion: 'reduce' })
  await openDashboard(page, site.url(''))
  const ages = page.getByRole('table', { name: 'Umur laporan yang belum selesai' })
  const title = page.getByRole('heading', { name: 'Umur laporan yang belum selesai' })
  await title.scrollIntoViewIfNeeded()
  await ages.waitFor()
  const months = page.getByRole('heading', { name: 'Laporan dari bulan ke bulan' })
  await months.scrollIntoViewIfNeeded()
  await page.getByText('Lihat angkanya').click()
  // Two statuses by four ages, and twelve months.
  await page.locator('svg a').nth(19).waitFor()
  expect(await findings(page)).toEqual([])

  await page.locator('svg a[href*="status=Baru&sampai="]').click()
  await page.getByRole('link', { name: 'Tanggul sungai bocor.' }).waitFor()
  expect(await page.getByRole('link', { name: 'Papan nama jalan hilang.' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Semua tanggal' }).click()
  await page.getByRole('link', { name: 'Papan nama jalan hilang.' }).waitFor()
})

it('axe finds nothing at the desk’s forms on a phone in dark colours', async () => {
  const { page } = await visitAs('admin', {
    ...PHONE,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  })
  await openDashboard(page, site.url(''))
  expect(await findings(page)).toEqual([])
  await openIntake(page)
  await save(page)
  await page.getByText('Nama wajib diisi.').waitFor()
  expect(await findings(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await page.goto(site.url('/admin/pengaduan/pengaturan'))
  await page.getByRole('button', { name: 'Tambah templat' }).click()
  expect(await findings(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
})
