import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { formatTrackingCode } from '../../../src/domain/ids/id'
import { findings, overflow } from '../../support/axe'
import { DESKTOP, PHONE, setupBrowser } from '../../support/browser'
import { COMMIT } from '../../support/network'
import { photo } from '../../support/photo'
import { LOW_PHONE } from '../../support/pressable'
import { receiveReport } from '../../support/received'
import { setupStaffSite } from '../../support/staff'

const { site, visitAs } = setupStaffSite()
const { visit: visitInstalling } = setupBrowser()

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

const choose = (page: Page, step: string) => form(page).getByText(step, { exact: true }).click()

const reply = (page: Page, text: string) => page.getByLabel('Balasan untuk pelapor').fill(text)

const press = (page: Page, name: string) => form(page).getByRole('button', { name }).click()

const stored = async (collection: string, id: string) => (await site.query(collection, 'id', id))[0]

const history = (page: Page) =>
  page.getByRole('region', { name: 'Riwayat' }).getByRole('listitem').allInnerTexts()

async function choosePhoto(page: Page, slot: string, width: number, height: number) {
  const buffer = await photo(page, width, height)
  await form(page)
    .getByLabel(slot)
    .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
}

const workPhotos = (page: Page) => page.getByRole('link', { name: /^Perbesar foto/ })

const sizes = (page: Page) =>
  workPhotos(page)
    .getByRole('img')
    .evaluateAll((all: HTMLImageElement[]) =>
      all.map(({ complete, naturalWidth, naturalHeight }) =>
        complete ? [naturalWidth, naturalHeight] : [],
      ),
    )

// triage-form.test.tsx and tests/rules/complaints cover the assignee and the category.
it('lets desk staff process, close, reopen, link and annotate reports', async () => {
  const { page, expectErrors } = await visitAs('petugas')
  // If a function changes the report during an action, the rules refuse the action, and the app repeats it.
  expectErrors('documents:commit')
  const id = await receive('Pembatas jembatan lepas.\nAnak-anak suka lari di situ.')
  await page.goto(site.url('/admin/pengaduan'))
  await page.getByRole('link', { name: 'Pembatas jembatan lepas.' }).click()
  await page.getByRole('link', { name: /^WhatsApp/ }).waitFor()
  expect.soft(await stored('complaints', id)).toMatchObject({ status: 'Baru', assignee: '' })
  await choose(page, 'Proses')
  await reply(page, 'Kami perbaiki hari Senin.')
  await press(page, 'Mulai proses')
  await page.getByText('Status laporan diperbarui.').waitFor()
  const link = page.getByRole('link', { name: 'Kabari lewat WhatsApp' })
  const message = decodeURIComponent((await link.getAttribute('href')) ?? '')
  for (const part of [
    'https://wa.me/6281234567890?text=Yth. Ibu Tati',
    'Kami perbaiki hari Senin.',
    site.url(`/pengaduan/${id}`),
  ])
    expect.soft(message).toContain(part)
  expect.soft(await stored('complaints', id)).toMatchObject({ status: 'Diproses' })
  expect
    .soft((await history(page)).at(-1))
    .toMatch(/Baru.*Diproses.*Anda.*Kami perbaiki hari Senin/s)
  await choose(page, 'Selesai')
  await press(page, 'Tandai selesai')
  await page.getByText('Ditutup hari itu juga').waitFor()
  await choose(page, 'Buka kembali')
  await press(page, 'Buka kembali')
  await page.getByText('Diterima hari ini').waitFor()
  expect.soft(await stored('complaint_status', id)).toMatchObject({ status: 'Diproses' })
  expect.soft(await history(page)).toHaveLength(4)

  const original = await receive('Lampu nomor 7 padam.', { name: 'Hendra' })
  const duplicate = await receive('Lampu tikungan mati.')
  await open(page, duplicate)
  await choose(page, 'Duplikat')
  await press(page, 'Tandai duplikat')
  await page.getByText('Pilih laporan yang sama.').waitFor()
  await page.getByLabel('Sama dengan laporan').fill(formatTrackingCode(duplicate))
  await page.getByText('Tidak ada laporan lain yang cocok.').waitFor()
  await page.getByLabel('Sama dengan laporan').fill(formatTrackingCode(original))
  await page.getByLabel(/Lampu nomor 7 padam/).check()
  await press(page, 'Tandai duplikat')
  await page.getByText('Status laporan diperbarui.').waitFor()
  await page.getByRole('link', { name: formatTrackingCode(original) }).click()
  await page.getByRole('heading', { name: formatTrackingCode(original) }).waitFor()
  await page.getByRole('region', { name: 'Laporan' }).getByText('Lampu nomor 7 padam.').waitFor()
  expect.soft(await stored('complaints', duplicate)).toMatchObject({ duplicateOf: original })

  // A note is written with the keyboard, and continued after leaving the report.
  const call = await receive('Selokan mampat.')
  await open(page, call)
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
  expect.soft(await note.inputValue()).toBe('Tidak diangkat, dicoba lagi besok.')
  await note.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('Telepon dicatat.').waitFor()
  expect.soft((await history(page)).at(-1)).toMatch(/Telepon.*Tidak diangkat/s)
  expect
    .soft(await stored('complaint_status', call))
    .toMatchObject({ status: 'Baru', lastReply: '' })
})

it('shows a report accessibly, and keeps the before and after photos of a reply through a reload and a lost network', async () => {
  const { page, context, expectErrors } = await visitAs('admin', {
    ...LOW_PHONE,
    reducedMotion: 'reduce',
  })
  const code = await receive('Lampu gang mati.', { photo: await photo(page, 400, 300) })
  await open(page, code)
  await page.getByRole('img', { name: 'Foto dari pelapor' }).waitFor()
  await choose(page, 'Tolak')
  await press(page, 'Tolak laporan')
  await page.getByText('Alasan wajib diisi, karena pelapor membacanya.').waitFor()
  const expectSuitable = async () => {
    for (const [colorScheme, { viewport }] of [
      ['dark', DESKTOP],
      ['light', LOW_PHONE],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize(viewport)
      expect.soft([await findings(page), await overflow(page)], colorScheme).toEqual([[], 0])
    }
  }
  await expectSuitable()
  await page.getByRole('button', { name: 'Perbesar' }).click()
  await page.getByRole('dialog', { name: 'Foto dari pelapor' }).getByRole('img').waitFor()
  await expectSuitable()
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })

  await choose(page, 'Selesai')
  await choosePhoto(page, 'Sebelum', 3000, 2000)
  await choosePhoto(page, 'Sesudah', 600, 800)
  await expect.poll(() => form(page).getByAltText('Foto yang dipilih').count()).toBe(2)
  await press(page, 'Tandai selesai')
  await page.getByText('Foto tampil bersama balasan. Tulis balasannya.').waitFor()
  await reply(page, 'Lampunya sudah menyala.')
  expect.soft(await findings(page)).toEqual([])
  expect.soft(await overflow(page)).toBe(0)
  await page.getByText(/Tersimpan di perangkat/).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect.poll(() => form(page).getByAltText('Foto yang dipilih').count()).toBe(2)

  expectErrors('Saving the complaint action failed', 'ERR_FAILED', 'documents:commit')
  await context.route(COMMIT, (route) => route.abort())
  await press(page, 'Tandai selesai')
  await form(page).getByRole('alert').getByText('Belum tersimpan.').waitFor()
  await context.unroute(COMMIT)
  await form(page).getByRole('button', { name: 'Tandai selesai' }).dblclick()
  await page.getByText('Status laporan diperbarui.').waitFor()
  const resized = [
    [1024, 683],
    [600, 800],
  ]
  await expect.poll(() => sizes(page)).toEqual(resized)
  const replies = page.getByRole('region', { name: 'Riwayat' }).getByText('Lampunya sudah menyala.')
  expect.soft(await replies.count()).toBe(1)

  const { page: reporter } = await visitInstalling(PHONE)
  await reporter.goto(site.url(`/pengaduan/${code}`))
  await reporter.getByText('Lampunya sudah menyala.').waitFor()
  await workPhotos(reporter).last().scrollIntoViewIfNeeded()
  await expect.poll(() => sizes(reporter)).toEqual(resized)
  expect.soft(await findings(reporter)).toEqual([])
  await reporter.getByRole('link', { name: 'Perbesar foto: Sebelum dikerjakan' }).click()
  const large = reporter.getByRole('dialog', { name: 'Foto pekerjaan' })
  await large.getByText('Sebelum', { exact: true }).waitFor()
  await reporter.keyboard.press('ArrowRight')
  await large.getByText('Sesudah', { exact: true }).waitFor()
  await reporter.goBack()
  await large.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Koreksi …' }).click()
  await page.getByLabel('Hapus foto sebelum').check()
  await page.getByRole('button', { name: 'Simpan koreksi' }).click()
  await page.getByText('Balasan dikoreksi.').waitFor()
  await expect.poll(() => sizes(page)).toEqual([[600, 800]])
  await reporter.reload()
  await reporter.getByText('dikoreksi').waitFor()
  await expect.poll(() => sizes(reporter)).toEqual([[600, 800]])
  // Reports that were opened by their code are not cached on the device.
  const cached = await reporter.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => url)
  })
  expect.soft(cached.filter((url) => url.includes('pengaduan%2F'))).toEqual([])
})
