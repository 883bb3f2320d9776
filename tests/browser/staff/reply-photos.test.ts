import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findings, overflow } from '../../support/axe'
import { PHONE, setupBrowser } from '../../support/browser'
import { COMMIT } from '../../support/network'
import { photo } from '../../support/photo'
import { LOW_PHONE } from '../../support/pressable'
import { receiveReport } from '../../support/received'
import { setupSite } from '../../support/site'
import { setupStaff } from '../../support/staff'

const site = setupSite()
const { visit } = setupBrowser()
const visitAs = setupStaff(site, visit)

const form = (page: Page) => page.getByRole('form', { name: 'Tindak lanjut' })

async function choosePhoto(page: Page, slot: string, width: number, height: number) {
  const file = {
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo(page, width, height),
  }
  await form(page).getByLabel(slot).setInputFiles(file)
}

/** Whether each photo of the work is there, and has a size. */
const areLoaded = (page: Page) =>
  page
    .getByRole('link', { name: /^Perbesar foto/ })
    .getByRole('img')
    .evaluateAll((all: HTMLImageElement[]) =>
      all.map(({ complete, naturalWidth, naturalHeight }) =>
        complete ? [naturalWidth, naturalHeight] : [],
      ),
    )

it('the desk shows its work, through a reload and a lost network, and takes a photo back', async () => {
  const code = await receiveReport(site, {
    name: 'Ibu Tati Kurniasih',
    phone: '',
    category: 'infrastruktur',
    report: 'Lampu gang mati.',
  })
  const { page, context, expectErrors } = await visitAs('admin', LOW_PHONE)
  await page.goto(site.url(`/admin/pengaduan/${code}`))
  await form(page).getByText('Selesai', { exact: true }).click()
  await choosePhoto(page, 'Sebelum', 3000, 2000)
  await choosePhoto(page, 'Sesudah', 600, 800)
  await expect.poll(() => form(page).getByAltText('Foto yang dipilih').count()).toBe(2)
  await form(page).getByRole('button', { name: 'Tandai selesai' }).click()
  await page.getByText('Foto tampil bersama balasan. Tulis balasannya.').waitFor()
  await page.getByLabel('Balasan untuk pelapor').fill('Lampunya sudah menyala.')
  expect(await findings(page)).toEqual([])
  expect(await overflow(page)).toBe(0)

  await page.getByText(/Tersimpan di perangkat/).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect.poll(() => form(page).getByAltText('Foto yang dipilih').count()).toBe(2)

  expectErrors('Tindakan gagal disimpan', 'ERR_FAILED')
  await context.route(COMMIT, (route) => route.abort())
  await form(page).getByRole('button', { name: 'Tandai selesai' }).click()
  await form(page).getByRole('alert').getByText('Belum tersimpan.').waitFor()
  await context.unroute(COMMIT)
  await form(page).getByRole('button', { name: 'Tandai selesai' }).dblclick()
  await page.getByText('Status laporan diperbarui.').waitFor()
  const small = [
    [1024, 683],
    [600, 800],
  ]
  await expect.poll(() => areLoaded(page)).toEqual(small)

  const reporter = await visit(PHONE)
  await reporter.page.goto(site.url(`/pengaduan/${code}`))
  await reporter.page.getByText('Lampunya sudah menyala.').waitFor()
  await reporter.page
    .getByRole('link', { name: /^Perbesar foto/ })
    .last()
    .scrollIntoViewIfNeeded()
  await expect.poll(() => areLoaded(reporter.page)).toEqual(small)
  expect(await findings(reporter.page)).toEqual([])
  await reporter.page.getByRole('link', { name: 'Perbesar foto: Sebelum dikerjakan' }).click()
  const large = reporter.page.getByRole('dialog', { name: 'Foto pekerjaan' })
  await large.getByText('Sebelum', { exact: true }).waitFor()
  await reporter.page.keyboard.press('ArrowRight')
  await large.getByText('Sesudah', { exact: true }).waitFor()
  await reporter.page.goBack()
  await large.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Koreksi …' }).click()
  await page.getByLabel('Hapus foto sebelum').check()
  await page.getByRole('button', { name: 'Simpan koreksi' }).click()
  await page.getByText('Balasan dikoreksi.').waitFor()
  await expect.poll(() => areLoaded(page)).toEqual([[600, 800]])
  await reporter.page.reload()
  await reporter.page.getByText('dikoreksi').waitFor()
  await reporter.page.getByRole('link', { name: /^Perbesar foto/ }).waitFor()
  await expect.poll(() => areLoaded(reporter.page)).toEqual([[600, 800]])
  // What somebody looked up by a code is not stored on the device.
  const cached = await reporter.page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => url)
  })
  expect(cached.filter((url) => url.includes('pengaduan%2F'))).toEqual([])
})
