import { describe, expect, it } from 'vitest'
import { PHONE, setupBrowser } from '../../support/browser'
import { coveredButtons, LOW_PHONE } from '../../support/pressable'
import { setupSite } from '../../support/site'
import { openArticle, setupStaff, writeArticle } from '../../support/staff'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const visitAs = setupStaff(site, visit)

describe('an editor', () => {
  it('publishes from a phone, and the village reads it', async () => {
    const { page } = await visitAs('editor', PHONE)
    await page.goto(site.url('/admin/berita/baru'))
    await writeArticle(page, { title: 'Kerja bakti saluran', category: 'Lingkungan' })
    await page.getByRole('button', { name: 'Terbitkan' }).click()
    await page.getByText('Berita terbit.').waitFor()

    const reader = await visit()
    await reader.page.goto(site.url('/berita'))
    await reader.page.getByRole('link', { name: 'Kerja bakti saluran' }).first().click()
    await reader.page.getByText('Paragraf kedua.').waitFor()
  })

  it('changes what is published', async () => {
    const { page } = await visitAs('editor')
    await page.goto(site.url('/admin/berita?status=terbit'))
    await page.getByRole('link', { name: 'Bazar UMKM sehari' }).click()
    await page.getByLabel('Judul', { exact: true }).fill('Bazar UMKM sehari, diperbaiki')
    await page.getByRole('button', { name: 'Simpan dan tampilkan' }).click()
    await page.getByText('Perubahan disimpan dan tampil di situs.').waitFor()
    await page.getByRole('link', { name: 'Lihat di situs' }).click()
    await page.getByRole('heading', { level: 1, name: 'Bazar UMKM sehari, diperbaiki' }).waitFor()
  })

  it('is told at the fields what is missing, and the first of them gets the focus', async () => {
    const { page } = await visitAs('editor')
    await page.goto(site.url('/admin/pengumuman/baru'))
    await page.getByRole('button', { name: 'Terbitkan' }).click()
    await page.getByText('3 isian perlu diperbaiki dahulu.').waitFor()
    await page.getByText('Judul wajib diisi.').waitFor()
    const title = page.getByLabel('Judul', { exact: true })
    await expect.poll(() => title.evaluate((e) => e === document.activeElement)).toBe(true)
    await title.fill('Ada')
    expect(await page.getByText('Judul wajib diisi.').count()).toBe(0)
  })

  it('sees beforehand what the public will see', async () => {
    const { page } = await visitAs('editor')
    await page.goto(site.url('/admin/berita/baru'))
    await writeArticle(page, { title: 'Belum terbit', category: 'Kesehatan' })
    await page.getByRole('button', { name: 'Pratinjau' }).click()
    const preview = page.getByRole('dialog', { name: /Pratinjau/ })
    await preview.getByRole('heading', { name: 'Belum terbit' }).waitFor()
    await preview.getByText('Paragraf kedua.').waitFor()
    await page.keyboard.press('Escape')
    expect(await page.getByLabel('Judul', { exact: true }).inputValue()).toBe('Belum terbit')
  })

  it('takes an article from the public and brings it back at the same address', async () => {
    const { page } = await visitAs('editor')
    await page.goto(site.url('/admin/berita?status=terbit'))
    await page.getByRole('link', { name: 'Tabungan sampah' }).click()
    await page.waitForURL(/\/admin\/berita\/[0-9A-Z]{26}$/)
    const id = page.url().slice(-26)
    await page.getByRole('button', { name: 'Tarik dari situs …' }).click()
    await page.getByRole('button', { name: 'Tarik', exact: true }).click()
    await page.getByText('Ditarik dari situs dan').waitFor()

    const reader = await visit()
    await reader.page.goto(site.url(`/berita/${id}`))
    await reader.page.getByText('Artikel tidak ditemukan').waitFor()

    await page.getByRole('button', { name: 'Terbitkan' }).click()
    await page.getByText('Berita terbit.').waitFor()
    expect(page.url()).toContain(id)
    await reader.page.reload()
    await reader.page.getByRole('heading', { level: 1, name: /Tabungan sampah/ }).waitFor()
  })

  it('deletes only after being asked, and a copy lies in the bin', async () => {
    const { page } = await visitAs('editor')
    await page.goto(site.url('/admin/pengumuman?status=terbit'))
    await page.getByRole('main').getByRole('listitem').last().getByRole('link').click()
    await page.waitForURL(/\/admin\/pengumuman\/[0-9A-Z]{26}$/)
    const id = page.url().slice(-26)
    await page.getByRole('button', { name: 'Hapus …' }).click()
    await page.getByRole('button', { name: 'Batal' }).click()
    await page.getByRole('button', { name: 'Hapus …' }).click()
    await page.getByRole('button', { name: 'Hapus', exact: true }).click()
    await page.getByText('Dihapus. Salinannya disimpan 30 hari').waitFor()
    expect(await site.query('announcements', 'id', id)).toEqual([])
    expect(await site.query('bin', 'id', id)).toMatchObject([{ collection: 'announcements' }])
  })

  it('does not overwrite what a colleague saved meanwhile without being asked', async () => {
    const [one, other] = [await visitAs('editor'), await visitAs('admin')]
    for (const { page } of [one, other]) await openArticle(page, site.url(''), 'Tiga balita lulus')
    await other.page.getByLabel('Ringkasan').fill('Dari admin')
    await other.page.getByRole('button', { name: 'Simpan dan tampilkan' }).click()
    await other.page.getByText('Perubahan disimpan').waitFor()
    await one.page.getByLabel('Ringkasan').fill('Dari editor')
    await one.page.getByRole('button', { name: 'Simpan dan tampilkan' }).click()
    const conflict = one.page.getByRole('dialog', { name: 'Ada dua versi berita ini' })
    await conflict.getByText('Neng Rina Marlianti').waitFor()
    await conflict.getByRole('button', { name: 'Timpa dengan tulisan saya' }).click()
    await one.page.getByRole('button', { name: 'Timpa', exact: true }).click()
    await one.page.getByText('Perubahan disimpan').waitFor()
    expect(await site.query('news', 'excerpt', 'Dari editor')).toHaveLength(1)
  })

  it('may take what the colleague wrote instead', async () => {
    const [one, other] = [await visitAs('editor'), await visitAs('admin')]
    for (const { page } of [one, other]) await openArticle(page, site.url(''), 'Tiga balita lulus')
    await other.page.getByLabel('Ringkasan').fill('Versi bersama')
    await other.page.getByRole('button', { name: 'Simpan dan tampilkan' }).click()
    await other.page.getByText('Perubahan disimpan').waitFor()
    await one.page.getByLabel('Ringkasan').fill('Versi sendiri')
    await one.page.keyboard.press('Control+s')
    await one.page.getByRole('button', { name: 'Pakai yang tersimpan' }).click()
    await one.page.getByRole('button', { name: 'Pakai versi itu' }).click()
    await expect.poll(() => one.page.getByLabel('Ringkasan').inputValue()).toBe('Versi bersama')
    expect(await one.page.getByText(/Tersimpan di perangkat/).count()).toBe(0)
  })

  it.each([
    ['on a wide screen', {}],
    ['on a low phone', LOW_PHONE],
  ])('joins both texts where it likes, %s', async (where, screen) => {
    const [one, other] = [await visitAs('editor', screen), await visitAs('admin')]
    for (const { page } of [one, other]) await openArticle(page, site.url(''), 'Tiga balita lulus')
    await other.page.getByLabel('Judul', { exact: true }).fill(`Tiga balita lulus, ${where}`)
    await other.page.getByLabel('Ringkasan').fill(`Ringkasan admin ${where}`)
    await other.page.getByLabel('Penulis').fill(`Penulis admin ${where}`)
    await other.page.getByRole('button', { name: 'Simpan dan tampilkan' }).click()
    await other.page.getByText('Perubahan disimpan').waitFor()

    const { page } = one
    const content = `Isi editor ${where}.`
    await page.getByLabel('Isi', { exact: true }).fill(content)
    await page.getByLabel('Ringkasan').fill(`Ringkasan editor ${where}`)
    await page.getByLabel('Penulis').fill(`Penulis editor ${where}`)
    await page.getByRole('button', { name: 'Simpan dan tampilkan' }).click()
    const conflict = page.getByRole('dialog', { name: 'Ada dua versi berita ini' })
    await conflict.getByText('Neng Rina Marlianti').waitFor()
    expect(await coveredButtons(conflict)).toEqual([])
    const choices = conflict.getByRole('radiogroup')
    await expect.poll(() => choices.count()).toBe(2)
    await conflict
      .getByRole('radiogroup', { name: 'Penulis' })
      .getByRole('radio', { name: 'Yang tersimpan' })
      .check()
    await conflict.getByRole('button', { name: 'Gabungkan' }).click()
    await page.getByText('Tulisan digabungkan. Periksa, lalu simpan.').waitFor()
    await page.getByRole('button', { name: 'Simpan dan tampilkan' }).click()
    await page.getByText('Perubahan disimpan').waitFor()
    expect(await site.query('news', 'title', `Tiga balita lulus, ${where}`)).toMatchObject([
      { content, excerpt: `Ringkasan editor ${where}`, author: `Penulis admin ${where}` },
    ])
  })

  it('finds an article by words of its title, whatever page of the list it is on', async () => {
    const { page } = await visitAs('editor')
    await page.goto(site.url('/admin/berita'))
    await page.getByRole('main').getByRole('listitem').first().waitFor()
    await page.getByRole('searchbox').fill('resik mandiri')
    await page.getByRole('link', { name: /Resik Mandiri/ }).waitFor()
    expect(await page.getByRole('main').getByRole('listitem').count()).toBe(1)
  })
})

describe('a contributor', () => {
  it('submits, and an editor publishes it', async () => {
    const contributor = await visitAs('kontributor')
    await contributor.page.goto(site.url('/admin/berita/baru'))
    await writeArticle(contributor.page, { title: 'Panen jagung', category: 'Ekonomi' })
    expect(await contributor.page.getByRole('button', { name: 'Terbitkan' }).count()).toBe(0)
    await contributor.page.getByRole('button', { name: 'Ajukan ke editor' }).click()
    await contributor.page.getByText('Editor akan memeriksa dan menerbitkannya.').waitFor()

    const editor = await visitAs('editor')
    await editor.page.goto(site.url('/admin/berita?status=diajukan'))
    await editor.page.getByRole('link', { name: 'Panen jagung' }).click()
    await editor.page.getByRole('button', { name: 'Terbitkan' }).waitFor()
    await editor.page.getByText('Rizal Fadilah').waitFor()
    await editor.page.getByRole('button', { name: 'Terbitkan' }).click()
    await editor.page.getByText('Berita terbit.').waitFor()

    await contributor.page.goto(site.url('/admin/berita'))
    await contributor.page.getByRole('link', { name: 'Panen jagung' }).click()
    await contributor.page
      .getByText('Anda dapat membaca berita ini, tetapi tidak dapat mengubahnya.')
      .waitFor()
  })

  it('sees only their own drafts', async () => {
    const { page } = await visitAs('kontributor')
    await page.goto(site.url('/admin/berita?status=diajukan'))
    await page.getByRole('link', { name: 'Tim voli putri' }).waitFor()
    await page.goto(site.url('/admin/berita?status=draf'))
    await page.getByText('Tidak ada berita berstatus draf.').waitFor()
  })
})

describe('a scheduled article', () => {
  it('is published by the schedule and not before', async () => {
    const { page } = await visitAs('editor')
    await page.goto(site.url('/admin/berita/baru'))
    await writeArticle(page, { title: 'Jadwal imunisasi', category: 'Kesehatan' })
    await page.getByRole('button', { name: 'Jadwalkan …' }).click()
    await page.getByLabel(/Waktu terbit/).fill('2020-01-01T08:00')
    await page.getByRole('button', { name: 'Jadwalkan', exact: true }).click()
    await page.getByText('Waktu itu sudah lewat. Pilih waktu yang akan datang.').waitFor()
    await page.getByLabel(/Waktu terbit/).fill('2099-01-01T08:00')
    await page.getByRole('button', { name: 'Jadwalkan', exact: true }).click()
    await page.getByText('Dijadwalkan.').waitFor()
    await page.getByText('Terbit 1 Jan 2099, 08.00 WIB').first().waitFor()

    await site.runSchedule('every-fiveminutes')
    expect(await site.query('news', 'title', 'Jadwal imunisasi')).toEqual([])
    await site.patch(`drafts/${page.url().slice(-26)}`, { publishAt: new Date(Date.now() - 1000) })
    await site.runSchedule('every-fiveminutes')

    const reader = await visit()
    await reader.page.goto(site.url('/berita'))
    await reader.page.getByRole('link', { name: 'Jadwal imunisasi' }).first().waitFor()
  })
})
