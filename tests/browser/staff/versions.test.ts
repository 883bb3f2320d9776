import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findings, overflow } from '../../support/axe'
import { PHONE, setupBrowser } from '../../support/browser'
import { loseNetworkAtCommit } from '../../support/network'
import { setupSite } from '../../support/site'
import { openArticle, setupStaff } from '../../support/staff'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const visitAs = setupStaff(site, visit)

const TITLE = 'Bazar UMKM sehari'

async function saveTitle(page: Page, title: string) {
  await page.getByLabel('Judul', { exact: true }).fill(title)
  await page.getByRole('button', { name: 'Simpan dan tampilkan' }).click()
  await page.getByText('Perubahan disimpan dan tampil di situs.').waitFor()
  await site.idle()
}

async function restoreNewest(page: Page) {
  await page.getByRole('main').locator('summary').first().click()
  await page.getByRole('button', { name: /^Kembalikan versi ini/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kembalikan' }).click()
}

it('what an article was before is compared with what it is, and comes back', async () => {
  const { page } = await visitAs('editor', PHONE)
  await openArticle(page, site.url(''), TITLE)
  await saveTitle(page, 'Bazar UMKM dua hari')
  await page.getByRole('link', { name: 'Versi sebelumnya' }).click()
  await page.getByRole('heading', { level: 1, name: 'Versi sebelumnya' }).waitFor()
  await page.getByText(/^Ditulis .*Diganti .*: Judul\.$/).waitFor()
  await page.getByRole('main').locator('summary').first().click()
  const title = page.getByRole('region', { name: 'Judul' })
  await title.getByText('Versi ini').waitFor()
  expect((await title.locator('mark').allTextContents()).join(' ')).toMatch(/^sehari.* dua hari$/)
  expect(await findings(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await page.getByRole('main').locator('summary').first().click()
  await restoreNewest(page)
  await page.getByText('Versi itu sudah dikembalikan dan tampil di situs.').waitFor()
  expect(await site.query('news', 'title', 'Bazar UMKM dua hari')).toEqual([])
  // What stood there until now can be brought back in turn.
  await site.idle()
  await page.reload()
  await page.getByRole('main').locator('summary').nth(1).waitFor()
})

it('a lost answer, and the second press, bring it back once', async () => {
  const { page, expectErrors } = await visitAs('editor')
  expectErrors('ERR_FAILED', 'Versi gagal dikembalikan')
  const title = 'Senam lansia kini setiap Jumat pagi'
  await page.goto(site.url('/admin/berita?status=terbit'))
  await page.getByRole('main').getByRole('listitem').getByRole('link').nth(2).click()
  const before = await page.getByLabel('Judul', { exact: true }).inputValue()
  await saveTitle(page, title)
  await page.getByRole('link', { name: 'Versi sebelumnya' }).click()
  await page.getByRole('main').locator('summary').first().waitFor()
  const bringBack = await loseNetworkAtCommit(page)
  await restoreNewest(page)
  await page.getByText('Versi itu belum dikembalikan.').waitFor()
  await bringBack()
  await page.getByRole('button', { name: /^Kembalikan versi ini/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kembalikan' }).click()
  await page.getByText('Versi itu sudah dikembalikan dan tampil di situs.').waitFor()
  expect(await site.query('news', 'title', before)).toHaveLength(1)
})

it('what somebody has changed meanwhile is not overwritten unseen', async () => {
  const { page, expectErrors } = await visitAs('editor')
  expectErrors('Versi gagal dikembalikan')
  await page.goto(site.url('/admin/berita?status=terbit'))
  await page.getByRole('main').getByRole('listitem').getByRole('link').nth(3).click()
  await saveTitle(page, 'Judul kedua')
  await page.getByRole('link', { name: 'Versi sebelumnya' }).click()
  await page.getByRole('main').locator('summary').first().waitFor()
  const [item] = await site.query('news', 'title', 'Judul kedua')
  await site.patch(`news/${item?.['id']}`, { title: 'Judul orang lain', updatedAt: new Date() })
  await restoreNewest(page)
  await page.getByText(/^Isinya baru saja diubah\./).waitFor()
  expect(await site.query('news', 'title', 'Judul orang lain')).toHaveLength(1)
})

it.each([
  ['Sejarah Desa', '/admin/konten/sejarah', 'Judul', 'Simpan', 'Sejarah Desa disimpan.', 'editor'],
  [
    'settings',
    '/admin/settings',
    'Nama desa',
    'Simpan pengaturan',
    'Pengaturan disimpan.',
    'admin',
  ],
] as const)('%s comes back', async (_, path, field, save, saved, role) => {
  const { page } = await visitAs(role)
  await page.goto(site.url(path))
  const input = page.getByLabel(field, { exact: true })
  const before = await input.inputValue()
  await input.fill('Yang keliru')
  await page.getByRole('button', { name: save, exact: true }).click()
  await page.getByText(saved).waitFor()
  await site.idle()
  await page.getByRole('link', { name: 'Versi sebelumnya' }).click()
  await restoreNewest(page)
  await page.getByText('Versi itu sudah dikembalikan dan tampil di situs.').waitFor()
  await page.getByRole('link', { name: 'Buka' }).click()
  await expect.poll(() => input.inputValue()).toBe(before)
})

it('an editor is not shown what the settings were', async () => {
  const { page } = await visitAs('editor')
  await page.goto(site.url('/admin/versi/site_settings/1'))
  await page.getByText('Anda tidak memiliki akses ke halaman ini.').waitFor()
})

it('what was never changed has no earlier version', async () => {
  const { page } = await visitAs('admin')
  await page.goto(site.url('/admin/versi/partners/1'))
  await page.getByText('Belum ada versi sebelumnya.').waitFor()
})
