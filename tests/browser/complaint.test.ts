import { expect, it } from 'vitest'
import { findings } from '../support/axe'
import { setupBrowser } from '../support/browser'
import { setupSite } from '../support/site'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })

it('a complete report shows its photo, is not claimed to be sent, and survives a reload', async () => {
  const { page } = await visit()
  await page.goto(site.url('/pengaduan'))
  await page.getByLabel('Nama').fill('Tati Kurniasih')
  await page.getByLabel('Alamat').fill('RT 02 RW 05')
  await page.getByLabel('Isi laporan').fill('Pembatas jembatan lepas.')
  await page.getByRole('button', { name: 'Kirim laporan' }).click()
  await page
    .getByRole('alert')
    .getByText('Harap unggah foto dokumentasi sebagai bukti laporan.')
    .waitFor()
  expect(await findings(page)).toEqual([])

  await page.getByLabel('Foto dokumentasi').setInputFiles('public/icons/icon-192.png')
  const photo = page.getByRole('img', { name: 'Foto yang dipilih: icon-192.png' })
  await expect.poll(() => photo.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(192)
  await page.getByRole('button', { name: 'Kirim laporan' }).click()
  await page.getByRole('heading', { name: /belum dibuka/ }).waitFor()
  expect(await findings(page)).toEqual([])

  await page.reload()
  await expect
    .poll(() => page.getByLabel('Isi laporan').inputValue())
    .toBe('Pembatas jembatan lepas.')
})
