import type { Page } from 'playwright-core'

export const complaintForm = (page: Page) =>
  page.getByRole('form', { name: 'Pengaduan', exact: true })

export async function writeReport(page: Page, name: string, report: string): Promise<void> {
  const form = complaintForm(page)
  await form.getByLabel('Nama', { exact: true }).fill(name)
  await form.getByLabel('Alamat', { exact: true }).fill('RT 02 RW 05')
  await form.getByLabel('Isi laporan', { exact: true }).fill(report)
}

export async function choosePhoto(page: Page, buffer: Buffer): Promise<void> {
  await page
    .getByLabel('Foto dokumentasi')
    .setInputFiles({ name: 'IMG_2020.JPG', mimeType: 'image/jpeg', buffer })
  await shownPhoto(page).waitFor()
}

export const shownPhoto = (page: Page) => page.getByRole('img', { name: 'Foto yang akan dikirim' })

export const sendReport = (page: Page) =>
  page.getByRole('button', { name: 'Kirim laporan' }).click()
