import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { overflow } from '../../support/axe'
import { PHONE } from '../../support/browser'
import { photo } from '../../support/photo'
import { setupStaffSite } from '../../support/staff'

const { site, visit, visitAs } = setupStaffSite()

const PUBLIC_PICTURE =
  /^\/v0\/b\/demo-desa\.firebasestorage\.app\/o\/images%2F\d{13}\.jpg\?alt=media$/

const jpeg = async (page: Page, name: string, lastModified = 0) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photo(page, 900 + lastModified, 600),
})

// official-form.test.tsx and official-card.test.tsx cover absences.
it('publishes officials with pictures, and documents with their host', async () => {
  const { page } = await visitAs('editor')
  const press = (name: string) => page.getByRole('button', { name }).click()
  await page.goto(site.url('/admin/aparatur/baru'))
  await page.getByLabel('Nama', { exact: true }).fill('Ujang Suherman')
  await page.getByLabel('Jabatan').fill('Kepala Desa')
  await page.getByLabel(/^Sambutan \(/).fill('Wilujeng sumping di desa kami.')
  await page.getByLabel(/^Foto/).setInputFiles(await jpeg(page, 'potret.jpg'))
  await page.getByLabel(/^Gambar tanda tangan/).setInputFiles(await jpeg(page, 'paraf.jpg', 1))
  await press('Terbitkan')
  // The sample already has a village head.
  await press('Tetap simpan')
  await page.getByText('Aparatur terbit.').waitFor()
  const [head] = await site.query('apparatus', 'name', 'Ujang Suherman')
  for (const field of ['photourl', 'signatureurl'])
    expect.soft(head?.[field]).toMatch(PUBLIC_PICTURE)
  expect.soft(head?.['photourl']).not.toBe(head?.['signatureurl'])

  const { page: reader } = await visit(PHONE)
  await reader.goto(site.url('/aparatur'))
  await reader.getByRole('heading', { name: 'Ujang Suherman' }).waitFor()
  const portrait = reader.getByRole('img', { name: 'Foto Ujang Suherman' })
  await portrait.scrollIntoViewIfNeeded()
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  await page.goto(site.url('/admin/dokumen/baru'))
  await page.getByLabel('Judul').fill('Perdes Nomor 7')
  await page.getByLabel('Jenis dokumen').selectOption('RKPDes')
  await page.getByLabel('Tahun').fill('2099')
  await page.getByLabel('Berkas atau tautan').fill('http://contoh.id/perdes.pdf')
  await press('Terbitkan')
  await page.getByText('Tautan harus lengkap dan diawali https://.').waitFor()
  await page.getByLabel('Pilih berkas PDF …').setInputFiles({
    name: 'perdes.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  })
  await page.getByRole('link', { name: 'Lihat berkas (PDF · 1 KB)' }).waitFor()
  await page.getByLabel(/^Saya sudah memeriksa/).check()
  await press('Terbitkan')
  await page.getByText('Dokumen publik terbit.').waitFor()
  await reader.goto(site.url('/informasi-publik'))
  const link = reader.getByRole('link', { name: /^Perdes Nomor 7/ })
  // The page first shows the documents of the build.
  await link.waitFor()
  expect.soft(await link.innerText()).toContain('RKPDes · 2099 · PDF · 1 KB')
  const pdf = await reader.request.get(site.url((await link.getAttribute('href')) ?? ''))
  expect.soft(pdf.headers()['content-type']).toBe('application/pdf')
  expect.soft(await pdf.text()).toMatch(/^%PDF-/)
  expect.soft(await overflow(reader)).toBe(0)

  await page.goto(site.url('/admin/pengumuman/baru'))
  await page.getByLabel('Berlaku sampai').fill('2020-01-01')
  await page.getByText('Tanggal ini sudah lewat').waitFor()
})
