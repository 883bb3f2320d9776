import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { formatTrackingCode } from '../../../src/domain/ids/id'
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

/** A report that has just arrived; its code. */
const receive = (report: string, others: { name?: string; photo?: Buffer } = {}) =>
  receiveReport(site, {
    name: 'Ibu Tati Kurniasih',
    phone: '0812 3456 7890',
    category: 'infrastruktur',
    report,
    ...others,
  })

async function open(page: Page, id: string) {
  await page.goto(site.url(`/admin/pengaduan/${id}`))
  await page.getByRole('heading', { name: 'Riwayat' }).waitFor()
}

const form = (page: Page) => page.getByRole('form', { name: 'Tindak lanjut' })

/** Chooses what is done; the button that does it is pressed by the test. */
const choose = (page: Page, step: string) => form(page).getByText(step, { exact: true }).click()

const reply = (page: Page, text: string) => page.getByLabel('Balasan untuk pelapor').fill(text)

const press = (page: Page, name: string) => form(page).getByRole('button', { name }).click()

const stored = async (collection: string, id: string) => (await site.query(collection, 'id', id))[0]

/** The texts of a report's history, the newest last. */
const history = (page: Page) =>
  page.getByRole('region', { name: 'Riwayat' }).getByRole('listitem').allInnerTexts()

describe('petugas', () => {
  it('take a report on, finish it and take it up again', async () => {
    const { page } = await visitAs('petugas')
    const id = await receive('Pembatas jembatan lepas.\nAnak-anak suka lari di situ.')
    await page.goto(site.url('/admin/pengaduan'))
    await page.getByRole('link', { name: 'Pembatas jembatan lepas.' }).click()
    await page.getByRole('link', { name: /^WhatsApp/ }).waitFor()
    expect(await stored('complaints', id)).toMatchObject({ status: 'Baru', assignee: '' })

    await choose(page, 'Proses')
    await reply(page, 'Kami perbaiki hari Senin.')
    await press(page, 'Mulai proses')
    await page.getByText('Status laporan diperbarui.').waitFor()
    const told = page.getByRole('link', { name: 'Kabari lewat WhatsApp' })
    const message = decodeURIComponent((await told.getAttribute('href')) ?? '')
    expect(message).toContain('https://wa.me/6281234567890?text=Yth. Ibu Tati')
    expect(message).toContain(`Kami perbaiki hari Senin.`)
    expect(message).toContain(site.url(`/pengaduan/${id}`))
    expect(await stored('complaints', id)).toMatchObject({ status: 'Diproses' })
    expect((await history(page)).at(-1)).toMatch(/Baru.*Diproses.*Anda.*Kami perbaiki hari Senin/s)

    await choose(page, 'Selesai')
    await press(page, 'Tandai selesai')
    await page.getByText('Ditutup hari itu juga').waitFor()
    await choose(page, 'Buka kembali')
    await press(page, 'Buka kembali')
    await page.getByText('Diterima hari ini').waitFor()
    expect(await stored('complaint_status', id)).toMatchObject({ status: 'Diproses' })
    expect(await history(page)).toHaveLength(4)
  })

  it('say of which report one is a duplicate', async () => {
    const first = await receive('Lampu nomor 7 padam.', { name: 'Hendra' })
    const second = await receive('Lampu tikungan mati.')
    const { page } = await visitAs('petugas')
    await open(page, second)
    await choose(page, 'Duplikat')
    await press(page, 'Tandai duplikat')
    await page.getByText('Pilih laporan yang sama.').waitFor()
    await page.getByLabel('Sama dengan laporan').fill(formatTrackingCode(second))
    await page.getByText('Tidak ada laporan lain yang cocok.').waitFor()
    await page.getByLabel('Sama dengan laporan').fill(formatTrackingCode(first))
    await page.getByLabel(/Lampu nomor 7 padam/).check()
    await press(page, 'Tandai duplikat')
    await page.getByText('Status laporan diperbarui.').waitFor()
    await page.getByRole('link', { name: formatTrackingCode(first) }).click()
    await page.getByRole('heading', { name: formatTrackingCode(first) }).waitFor()
    await page.getByRole('region', { name: 'Laporan' }).getByText('Lampu nomor 7 padam.').waitFor()
    expect(await stored('complaints', second)).toMatchObject({ duplicateOf: first })
  })

  it('note what they hear, with the keyboard, and go on with it after having left', async () => {
    const id = await receive('Selokan mampat.')
    const { page } = await visitAs('petugas')
    await open(page, id)
    await form(page).getByRole('radio', { name: 'Proses' }).focus()
    await page.keyboard.press('ArrowUp')
    const note = page.getByLabel('Hasil telepon')
    await note.waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.type('Tidak diangkat, dicoba lagi besok.')
    await page.getByText(/Tersimpan di perangkat/).waitFor()
    await page.goto(site.url('/admin/pengaduan'))
    await page.getByRole('link', { name: 'Buka laporan' }).click()
    await page.getByRole('button', { name: 'Lanjutkan' }).click()
    expect(await note.inputValue()).toBe('Tidak diangkat, dicoba lagi besok.')
    await note.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('Telepon dicatat.').waitFor()
    expect((await history(page)).at(-1)).toMatch(/Telepon.*Tidak diangkat/s)
    expect(await stored('complaint_status', id)).toMatchObject({ status: 'Baru', lastReply: '' })
  })

  it('two at once: the second is told what the first did, and keeps the reply', async () => {
    const id = await receive('Jalan longsor.')
    const { page } = await visitAs('petugas')
    await open(page, id)
    await choose(page, 'Proses')
    await reply(page, 'Alat berat datang siang ini.')
    const { page: other } = await visitAs('admin', PHONE)
    await open(other, id)
    await choose(other, 'Proses')
    await press(other, 'Mulai proses')
    await other.getByText('Status laporan diperbarui.').waitFor()

    await press(page, 'Mulai proses')
    await page.getByText('Laporan ini sudah diubah setelah Anda membukanya').waitFor()
    await page.getByText(/Statusnya sekarang Diproses/).waitFor()
    await choose(page, 'Balas saja')
    expect(await page.getByLabel('Balasan untuk pelapor').inputValue()).toBe(
      'Alat berat datang siang ini.',
    )
    await press(page, 'Kirim balasan')
    await page.getByText('Balasan terkirim.').waitFor()
    expect(await history(page)).toHaveLength(3)
  })

  it('an answer that is lost, and a double tap, store one step', async () => {
    const id = await receive('Pohon tumbang.')
    const { page, expectErrors } = await visitAs('petugas')
    expectErrors('Failed to load resource', 'Tindakan gagal disimpan')
    await open(page, id)
    await choose(page, 'Selesai')
    await reply(page, 'Sudah disingkirkan.')
    const reconnect = await loseNetworkAtCommit(page)
    await press(page, 'Tandai selesai')
    await page.getByText('Belum tersimpan.').waitFor()
    await reconnect()
    await form(page).getByRole('button', { name: 'Tandai selesai' }).dblclick()
    await page.getByText('Status laporan diperbarui.').waitFor()
    expect(await history(page)).toHaveLength(2)
  })

  it('hand it to another and correct its category', async () => {
    const id = await receive('Antre KTP terlalu lama.')
    const { page } = await visitAs('petugas')
    await open(page, id)
    const handling = page.getByRole('form', { name: 'Penanganan' })
    await handling.getByLabel('Ditangani oleh').selectOption({ index: 2 })
    await handling.getByLabel('Kategori').selectOption('pelayanan')
    await handling.getByRole('button', { name: 'Simpan penanganan' }).click()
    await page.getByText('Penanganan disimpan.').waitFor()
    expect(await stored('complaint_status', id)).toMatchObject({ category: 'pelayanan' })
    await page.goto(site.url('/admin/pengaduan?kategori=pelayanan&petugas=saya'))
    await page.getByRole('heading', { level: 1, name: 'Pengaduan' }).waitFor()
    await page.getByLabel('Ditangani').selectOption('Semua petugas')
    await page.getByRole('link', { name: 'Antre KTP terlalu lama.' }).waitFor()
    await page.getByLabel('Cari laporan').fill('0812-3456-7890')
    await page.getByText('Dicari di 500 laporan terbaru.').waitFor()
    await page.getByRole('link', { name: 'Antre KTP terlalu lama.' }).waitFor()
  })
})

it('petugas see no other screens, and editors no reports', async () => {
  const id = await receive('Hanya untuk petugas.')
  const { page } = await visitAs('petugas')
  await openDashboard(page, site.url(''))
  const menu = page.getByRole('navigation', { name: 'Menu admin' })
  expect(await menu.getByRole('link').allInnerTexts()).toEqual([
    'Dasbor',
    expect.stringMatching(/^Pengaduan/),
  ])
  await page.goto(site.url('/admin/users'))
  await page.getByText('Anda tidak memiliki akses ke halaman ini.').waitFor()
  const { page: editors } = await visitAs('editor')
  await editors.goto(site.url(`/admin/pengaduan/${id}`))
  await editors.getByText('Anda tidak memiliki akses ke halaman ini.').waitFor()
  expect(await editors.getByText('Hanya untuk petugas.').count()).toBe(0)
})

it.each([
  ['a phone in light colours', { ...PHONE, colorScheme: 'light' }],
  ['a large screen in dark colours', { ...DESKTOP, colorScheme: 'dark' }],
] as const)('axe finds nothing in a report with its photo and form on %s', async (_, device) => {
  const { page } = await visitAs('admin', { ...device, reducedMotion: 'reduce' })
  const id = await receive('Jembatan miring.', { photo: await photo(page, 400, 300) })
  await open(page, id)
  await page.getByRole('img', { name: 'Foto dari pelapor' }).waitFor()
  await choose(page, 'Tolak')
  await press(page, 'Tolak laporan')
  await page.getByText('Alasan wajib diisi, karena pelapor membacanya.').waitFor()
  expect(await findings(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await page.getByRole('button', { name: 'Perbesar' }).click()
  await page.getByRole('dialog', { name: 'Foto dari pelapor' }).getByRole('img').waitFor()
  expect(await findings(page)).toEqual([])
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
})
