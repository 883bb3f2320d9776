import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findings, overflow } from '../../support/axe'
import { PHONE, setupBrowser } from '../../support/browser'
import { photo } from '../../support/photo'
import { setupSite } from '../../support/site'
import { setupStaff } from '../../support/staff'

/* What the forms of agenda, officials, products, gallery and documents have that news have not. */

const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const visitAs = setupStaff(site, visit)

const UPLOADS = '**/v0/b/*/o?*'
const PUBLIC_PICTURE =
  /^\/v0\/b\/demo-desa\.firebasestorage\.app\/o\/images%2F\d{13}\.jpg\?alt=media$/

const jpeg = async (page: Page, name: string, lastModified = 0) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photo(page, 900 + lastModified, 600),
})

it('a contributor’s product is published by an editor, with a copy of its picture', async () => {
  const { page } = await visitAs('kontributor', PHONE)
  await page.goto(site.url('/admin/umkm/baru'))
  await page.getByLabel('Nama produk').fill('Opak ketan')
  await page.getByLabel('Foto produk').setInputFiles(await jpeg(page, 'opak.jpg'))
  await page.getByLabel('Harga (rupiah)').fill('-1')
  await page.getByLabel('Nama penjual').fill('Bu Eti')
  await page.getByLabel('Nomor WhatsApp penjual').fill('12')
  await page.getByRole('button', { name: 'Ajukan ke editor' }).click()
  await page.getByText(/^Harga tidak boleh kurang dari nol/).waitFor()
  await page.getByText(/^Nomor WhatsApp tidak dikenali/).waitFor()
  await page.getByLabel('Harga (rupiah)').fill('Rp 12500')
  await page.getByText('Tampil di situs: Rp. 12.500').waitFor()
  await page.getByLabel('Nomor WhatsApp penjual').fill('0812 0000 0044')
  await page.getByText(/WhatsApp ke \+6281200000044/).waitFor()
  expect(await overflow(page)).toBe(0)
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Ajukan ke editor' }).click()
  await page.getByText('Diajukan.').waitFor()

  const editor = await visitAs('editor')
  await editor.page.goto(site.url('/admin/umkm?status=diajukan'))
  await editor.page.getByRole('link', { name: 'Opak ketan' }).click()
  await editor.page.getByRole('button', { name: 'Pratinjau' }).click()
  await editor.page.getByRole('dialog').getByText('Rp. 12.500').waitFor()
  await editor.page.getByRole('button', { name: 'Tutup' }).click()
  await editor.page.getByRole('button', { name: 'Terbitkan' }).click()
  await editor.page.getByText('Produk UMKM terbit.').waitFor()
  const [stored] = await site.query('umkm', 'name', 'Opak ketan')
  expect(stored?.['imageurl']).toMatch(PUBLIC_PICTURE)
  await editor.page.getByRole('link', { name: 'Lihat di situs' }).click()
  const card = editor.page.getByRole('article').filter({ hasText: 'Opak ketan' })
  await card.getByText('Rp. 12.500').waitFor()
  expect(new URL(editor.page.url()).pathname).toBe('/umkm')
})

it('of several pictures at once those that can be are published, the others stay', async () => {
  const { page, expectErrors } = await visitAs('editor', PHONE)
  expectErrors('Foto gagal diunggah', 'status of 400', 'status of 404')
  await page.goto(site.url('/admin/galeri'))
  await page.getByRole('link', { name: 'Tambah beberapa foto' }).click()
  const files = [await jpeg(page, 'satu.jpg'), await jpeg(page, 'dua.jpg')]
  let uploads = 0
  // The server takes all but the first file.
  await page.route(UPLOADS, (route) =>
    route.request().method() === 'POST' && (uploads += 1) === 1
      ? route.fulfill({ status: 400, body: '{}' })
      : route.fallback(),
  )
  const text = { name: 'surat.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
  await page.getByLabel('Pilih foto …').setInputFiles([...files, text])
  await page.getByLabel(/^Keterangan foto untuk semua/).fill('Kerja bakti Leuwi Batu')
  await page.getByText(/Foto gagal diunggah/).waitFor()
  const refused = page.getByRole('listitem').filter({ hasText: 'surat.pdf' })
  await refused.getByRole('alert').waitFor()
  expect(await overflow(page)).toBe(0)
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Terbitkan 2 foto' }).click()
  await page.getByText('1 foto terbit. 2 foto belum terbit').waitFor()
  expect(await site.query('gallery', 'caption', 'Kerja bakti Leuwi Batu')).toHaveLength(1)

  await page.reload()
  await page.getByRole('button', { name: 'Terbitkan 1 foto' }).click()
  await page.getByText('1 foto terbit.').waitFor()
  expect(await site.query('gallery', 'caption', 'Kerja bakti Leuwi Batu')).toHaveLength(2)
  expect(new URL(page.url()).pathname).toBe('/admin/galeri')
})

it('an official has a portrait, the village head a signature too', async () => {
  const { page } = await visitAs('editor')
  await page.goto(site.url('/admin/aparatur/baru'))
  await page.getByLabel('Nama', { exact: true }).fill('Ujang Suherman')
  await page.getByLabel('Jabatan').fill('Kepala Desa')
  await page.getByLabel(/^Sambutan \(/).fill('Wilujeng sumping di desa kami.')
  await page.getByLabel(/^Foto/).setInputFiles(await jpeg(page, 'potret.jpg'))
  await page.getByLabel(/^Gambar tanda tangan/).setInputFiles(await jpeg(page, 'paraf.jpg', 1))
  await page.getByRole('button', { name: 'Terbitkan' }).click()
  // The sample village has a head already.
  await page.getByRole('button', { name: 'Tetap simpan' }).click()
  await page.getByText('Aparatur terbit.').waitFor()
  const [stored] = await site.query('apparatus', 'name', 'Ujang Suherman')
  for (const field of ['photourl', 'signatureurl']) expect(stored?.[field]).toMatch(PUBLIC_PICTURE)
  expect(stored?.['photourl']).not.toBe(stored?.['signatureurl'])

  const { page: reader } = await visit()
  await reader.goto(site.url('/aparatur'))
  await reader.getByRole('heading', { name: 'Ujang Suherman' }).waitFor()
  const portrait = reader.getByRole('img', { name: 'Foto Ujang Suherman' })
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

it('an absence stands on the card of whoever is away, and goes when it is taken back', async () => {
  const { page } = await visitAs('editor')
  const field = page.getByLabel(/^Tidak di kantor sampai/)
  const save = page.getByRole('button', { name: 'Simpan dan tampilkan' })
  const stored = async () =>
    (await site.query('apparatus', 'name', 'Tuti Haryati'))[0]?.['absentuntil']
  const cardOf = async () => {
    const { page: reader } = await visit()
    await reader.goto(site.url('/aparatur'))
    const card = reader.getByRole('article').filter({ hasText: 'Tuti Haryati' })
    await card.waitFor()
    return card
  }
  await page.goto(site.url('/admin/aparatur'))
  await page.getByRole('link', { name: 'Tuti Haryati' }).click()
  await field.fill('2096-12-04')
  await page.getByText('Selasa, 4 Desember 2096').waitFor()
  await page.getByText('Lebih dari 13 bulan lagi. Periksa tahunnya.').waitFor()
  await save.click()
  await expect.poll(stored).toBe('2096-12-04')
  const absent = await cardOf()
  await absent.getByText('Tidak di kantor sampai dengan Selasa, 4 Desember 2096').waitFor()

  await field.fill('')
  await save.click()
  await expect.poll(stored).toBe('')
  const present = await cardOf()
  await present.getByText('Tidak di kantor').waitFor({ state: 'detached' })
})

it('a public document is a https link, listed under the budget by its host', async () => {
  const { page } = await visitAs('editor')
  await page.goto(site.url('/admin/dokumen/baru'))
  await page.getByLabel('Judul').fill('Perdes Nomor 7')
  await page.getByLabel('Jenis').selectOption('RKPDes')
  await page.getByLabel('Tahun').fill('2099')
  await page.getByLabel('Tautan').fill('http://contoh.id/perdes.pdf')
  await page.getByRole('button', { name: 'Terbitkan' }).click()
  await page.getByText('Tautan harus lengkap dan diawali https://.').waitFor()
  await page.getByLabel('Tautan').fill('https://www.contoh.id/perdes.pdf')
  await page.getByText('Warga membukanya di contoh.id.').waitFor()
  await page.getByRole('button', { name: 'Terbitkan' }).click()
  await page.getByText('Dokumen publik terbit.').waitFor()

  const { page: reader } = await visit(PHONE)
  await reader.goto(site.url('/apbdes'))
  const links = reader.getByRole('region', { name: 'Dokumen publik' }).getByRole('link')
  // What was built is there before what was saved.
  await links.filter({ hasText: 'Perdes Nomor 7' }).waitFor()
  expect(await links.first().innerText()).toContain('Perdes Nomor 7')
  expect(await links.first().innerText()).toContain('RKPDes · 2099 · membuka contoh.id')
  expect(await overflow(reader)).toBe(0)
})
