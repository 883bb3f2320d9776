import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { DESKTOP, useBrowser } from '../support/browser'
import { useSite } from '../support/site'
import { fillLogin, PASSWORD, signIn, writeArticle } from '../support/staff'

const site = useSite()
const { visit } = useBrowser({ installs: false })

async function visitAsEditor() {
  const visited = await visit(DESKTOP)
  await signIn(visited.page, site.url(''), 'editor')
  return visited
}

describe('what was typed and not saved', () => {
  it('is offered again after the tab was closed, and forgotten once it is saved', async () => {
    const { context, page } = await visitAsEditor()
    await page.goto(site.url('/admin/berita/baru'))
    await writeArticle(page, { title: 'Tertutup sendiri', category: 'Ekonomi' })
    // What is typed is stored half a second later.
    await page.waitForTimeout(800)
    await page.close()

    const again = await context.newPage()
    await again.goto(site.url('/admin/berita/baru'))
    await again.getByText('Ada tulisan yang belum disimpan').waitFor()
    expect(await again.getByLabel('Judul').inputValue()).toBe('')
    await again.getByRole('button', { name: 'Pulihkan' }).click()
    expect(await again.getByLabel('Judul').inputValue()).toBe('Tertutup sendiri')
    expect(await again.getByLabel('Kategori').inputValue()).toBe('Ekonomi')
    await again.getByRole('button', { name: 'Simpan draf' }).click()
    await again.getByText('Draf disimpan.').waitFor()

    await again.goto(site.url('/admin/berita/baru'))
    await again.getByLabel('Judul').waitFor()
    await again.waitForTimeout(500)
    expect(await again.getByText('Ada tulisan yang belum disimpan').count()).toBe(0)
  })

  it('can be thrown away', async () => {
    const { page } = await visitAsEditor()
    await page.goto(site.url('/admin/pengumuman/baru'))
    await page.getByLabel('Judul').fill('Tidak jadi')
    await page.waitForTimeout(800)
    await page.reload()
    await page.getByRole('button', { name: 'Buang' }).click()
    await page.reload()
    await page.getByLabel('Judul').waitFor()
    await page.waitForTimeout(500)
    expect(await page.getByText('Ada tulisan yang belum disimpan').count()).toBe(0)
  })

  it('stays in the form while there is no network, and is saved when there is', async () => {
    const { context, page, expectErrors } = await visitAsEditor()
    expectErrors('ERR_INTERNET_DISCONNECTED', 'Berita gagal disimpan')
    await page.goto(site.url('/admin/berita/baru'))
    await writeArticle(page, { title: 'Tanpa sinyal' })
    await context.setOffline(true)
    await page.getByText('Tidak ada jaringan.').waitFor()
    await page.getByRole('button', { name: 'Simpan draf' }).click()
    await page.getByText(/Server tidak terjangkau.*Tulisan Anda tetap ada di sini/).waitFor()
    expect(await page.getByLabel('Judul').inputValue()).toBe('Tanpa sinyal')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Simpan draf' }).click()
    await page.getByText('Draf disimpan.').waitFor()
  })

  it('outlives a session that ends while it is typed', async () => {
    await site.setTokenLifetime(5)
    const { page, expectErrors } = await visitAsEditor()
    expectErrors('400', '401', 'gagal disimpan', 'Sesi tidak dapat diperbarui')
    await page.goto(site.url('/admin/berita/baru'))
    await writeArticle(page, { title: 'Sesi habis', category: 'Kesehatan' })
    const [editor] = await site.query('users', 'email', 'editor@desa.test')
    await site.endSessions(editor?.id ?? '')
    await page.getByRole('button', { name: 'Simpan draf' }).click()
    await page.getByRole('heading', { name: 'Sesi Anda berakhir' }).waitFor()
    // A session that begins in the second of the revocation would count as revoked too.
    await delay(1500)
    await site.setTokenLifetime(3600)
    await fillLogin(page, 'editor@desa.test', PASSWORD)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.getByLabel('Judul').inputValue()).toBe('Sesi habis')
    await page.getByRole('button', { name: 'Simpan draf' }).click()
    await page.getByText('Draf disimpan.').waitFor()
  })
})

describe('too much text', () => {
  it('two megabytes are refused at the field, as a draft too, and stay there', async () => {
    const { page } = await visitAsEditor()
    await page.goto(site.url('/admin/berita/baru'))
    await page.getByLabel('Judul').fill('Panjang')
    const text = 'a'.repeat(2 * 1024 * 1024)
    await page.getByLabel('Isi', { exact: true }).fill(text)
    await page.getByRole('button', { name: 'Simpan draf' }).click()
    await page.getByText('Isi paling banyak 50.000 karakter.').waitFor()
    expect((await page.getByLabel('Isi', { exact: true }).inputValue()).length).toBe(text.length)
  })
})
