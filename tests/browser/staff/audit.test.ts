import { expect, it } from 'vitest'
import { setupBrowser } from '../../support/browser'
import { setupSite } from '../../support/site'
import { setupStaff } from '../../support/staff'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const open = setupStaff(site, visit)

it('what is taken from the site stands in the log under its name, and leads to the draft', async () => {
  const editor = await open('editor')
  await editor.page.goto(site.url('/admin/pengumuman?status=terbit'))
  const first = editor.page.getByRole('main').getByRole('listitem').getByRole('link').first()
  await first.click()
  const title = await editor.page.getByLabel('Judul', { exact: true }).inputValue()
  await editor.page.getByRole('button', { name: 'Tarik dari situs …' }).click()
  await editor.page.getByRole('button', { name: 'Tarik', exact: true }).click()
  await editor.page.getByText('Ditarik dari situs dan disimpan sebagai draf.').waitFor()
  await site.idle()

  const { page } = await open('admin')
  await page.goto(site.url('/admin/catatan'))
  await page.getByLabel('Tindakan').selectOption({ label: 'Ditarik dari situs' })
  const row = page.getByRole('listitem').filter({ hasText: `pengumuman “${title}” dari situs` })
  await row.getByText('Siti Nurlaela').waitFor()
  expect(new URL(page.url()).searchParams.get('tindakan')).toBe('unpublish')
  await page.getByLabel('Tindakan').selectOption({ label: 'Dihapus' })
  await row.waitFor({ state: 'detached' })
  await page.getByLabel('Tindakan').selectOption('')
  await row.getByRole('link', { name: /^Buka draf/ }).click()
  await page.getByLabel('Judul', { exact: true }).waitFor()
  expect(await page.getByLabel('Judul', { exact: true }).inputValue()).toBe(title)
})
