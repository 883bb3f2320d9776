import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findings, overflow } from '../../support/axe'
import { PHONE } from '../../support/browser'
import { loseNetworkAtCommit } from '../../support/network'
import { openArticle, setupStaffSite } from '../../support/staff'

const { site, visitAs } = setupStaffSite()

async function saveTitle(page: Page, title: string) {
  await page.getByLabel('Judul', { exact: true }).fill(title)
  await page.getByRole('button', { name: 'Simpan dan tampilkan' }).click()
  await page.getByText('Perubahan disimpan dan tampil di situs.').waitFor()
  await site.idle()
}

const earlier = (page: Page) => page.getByRole('main').locator('summary')

async function openVersions(page: Page) {
  await page.getByRole('link', { name: 'Versi sebelumnya' }).click()
  await page.getByRole('heading', { level: 1, name: 'Versi sebelumnya' }).waitFor()
  await earlier(page).first().waitFor()
}

async function restoreNewest(page: Page) {
  const button = page.getByRole('button', { name: /^Kembalikan versi ini/ })
  if (!(await button.first().isVisible())) await earlier(page).first().click()
  await button.first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kembalikan' }).click()
}

const RESTORED = 'Versi itu sudah dikembalikan dan tampil di situs.'

it('compares an article with its earlier version and restores that version over a flaky network', async () => {
  const { page, expectErrors } = await visitAs('editor', PHONE)
  expectErrors('ERR_FAILED', 'Restoring the version failed')
  await openArticle(page, site.url(''), 'Bazar UMKM sehari')
  const before = await page.getByLabel('Judul', { exact: true }).inputValue()
  await saveTitle(page, 'Bazar UMKM dua hari')
  const [article] = await site.query('news', 'title', 'Bazar UMKM dua hari')
  await openVersions(page)
  await page.getByText(/^Ditulis .*Diganti .*: Judul\.$/).waitFor()
  await earlier(page).first().click()
  const title = page.getByRole('region', { name: 'Judul' })
  await title.getByText('Versi ini').waitFor()
  const marked = (await title.locator('mark').allTextContents()).join(' ')
  expect.soft(marked).toMatch(/^sehari.* dua hari$/)
  expect.soft(await findings(page)).toEqual([])
  expect.soft(await overflow(page)).toBe(0)

  const restoreNetwork = await loseNetworkAtCommit(page)
  await restoreNewest(page)
  await page.getByText('Versi itu belum dikembalikan.').waitFor()
  await restoreNetwork()
  await restoreNewest(page)
  await page.getByText(RESTORED).waitFor()
  expect.soft(await site.query('news', 'title', before)).toHaveLength(1)

  // The list contains the version that restoring replaced. A change by somebody else is not overwritten.
  await site.idle()
  await page.reload()
  await earlier(page).nth(1).waitFor()
  await site.patch(`news/${article?.['id']}`, { title: 'Judul lain', updatedAt: new Date() })
  await restoreNewest(page)
  await page.getByText(/^Isinya baru saja diubah\./).waitFor()
  expect.soft(await site.query('news', 'title', 'Judul lain')).toHaveLength(1)

  await page.goto(site.url('/admin/versi/site_settings/1'))
  await page.getByText('Anda tidak memiliki akses ke halaman ini.').waitFor()
})

it('restores earlier versions of a page and of the settings', async () => {
  const { page } = await visitAs('admin')
  for (const [path, field, save, saved] of [
    ['/admin/konten/sejarah', 'Judul', 'Simpan', 'Sejarah Desa disimpan.'],
    ['/admin/settings', 'Nama desa', 'Simpan pengaturan', 'Pengaturan disimpan.'],
  ] as const) {
    await page.goto(site.url(path))
    const input = page.getByLabel(field, { exact: true })
    const before = await input.inputValue()
    await input.fill('Yang keliru')
    await page.getByRole('button', { name: save, exact: true }).click()
    await page.getByText(saved).waitFor()
    await site.idle()
    await openVersions(page)
    await restoreNewest(page)
    await page.getByText(RESTORED).waitFor()
    await page.getByRole('link', { name: 'Buka' }).click()
    await expect.poll(() => input.inputValue(), { message: path }).toBe(before)
  }
  await page.goto(site.url('/admin/versi/partners/1'))
  await page.getByText('Belum ada versi sebelumnya.').waitFor()
})
