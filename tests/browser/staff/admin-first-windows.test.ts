import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { screenOf } from '../../../src/app/admin/screens'
import { collectionsWith } from '../../../src/domain/collections'
import { openScreen } from '../../support/admin-screens'
import { PHONE, setupBrowser } from '../../support/browser'
import { setupSite } from '../../support/site'
import { setupStaff } from '../../support/staff'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const visitAs = setupStaff(site, visit)

const WINDOW = { width: 360, height: 740 }

const onPhone = () => visitAs('admin', { ...PHONE, viewport: WINDOW, reducedMotion: 'reduce' })

/** How far below the bar of the admin the first of these begins. */
async function below(page: Page, what: string): Promise<number> {
  const [bar, first] = await Promise.all([
    page.getByRole('banner').boundingBox(),
    page.locator(what).first().boundingBox(),
  ])
  return first!.y - bar!.height
}

it('the head of every list takes at most a third of the first window', async () => {
  const { page } = await onPhone()
  const lists = [
    ...collectionsWith('form'),
    ...(['users', 'bin', 'audit', 'home_statistics'] as const),
  ].map(screenOf)
  const tops: Record<string, number> = {}
  for (const { path, label } of lists) {
    await openScreen(site, page, path, label)
    tops[label] = await below(page, 'main ul')
  }
  const desk = screenOf('complaints')
  await openScreen(site, page, desk.path, desk.label)
  await page.getByLabel('Pilih semua').waitFor()
  tops[desk.label] = await below(page, 'main label:has-text("Pilih semua")')
  expect(Object.entries(tops).filter(([, top]) => top > WINDOW.height / 3)).toEqual([])
})

it('the settings begin with a search, the ways to their parts, and the first of them', async () => {
  const { page } = await onPhone()
  await page.goto(site.url('/admin/settings'))
  const name = page.getByLabel('Nama desa')
  await name.waitFor()
  const bar = (await page.locator('.action-bar').boundingBox())!
  for (const part of [
    page.getByRole('searchbox', { name: 'Cari pengaturan' }),
    page.getByRole('link', { name: 'Identitas desa' }),
    name,
  ]) {
    const { y, height } = (await part.boundingBox())!
    expect(y + height).toBeLessThanOrEqual(bar.y)
  }
  await page.getByLabel('Provinsi').fill('Banten')
  await page.getByRole('link', { name: 'Pengaduan', exact: true }).tap()
  const complaints = page.getByRole('region', { name: 'Pengaduan' })
  await expect.poll(() => complaints.evaluate((one) => one === document.activeElement)).toBe(true)
  expect((await complaints.boundingBox())!.y).toBeGreaterThan(0)
  expect(await page.getByLabel('Provinsi').inputValue()).toBe('Banten')
})
