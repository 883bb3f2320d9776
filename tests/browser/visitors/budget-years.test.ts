import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findings } from '../../support/axe'
import { PHONE, setupBrowser } from '../../support/browser'
import { untilLoaded } from '../../support/pages'
import { setupSite } from '../../support/site'
import { untilQuiet } from '../../support/until-quiet'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })

const READS = /\/documents:runQuery/
const section = (page: Page) => page.getByRole('region', { name: 'Antar tahun' })

function tablesRead(page: Page, year: number): string[] {
  const tables: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    const [table] = /budget_(pendapatan|belanja|pembiayaan)/.exec(body) ?? []
    if (READS.test(request.url()) && table && body.includes(`"${year}"`)) tables.push(table)
  })
  return tables
}

const compared = async (page: Page) => {
  await section(page).scrollIntoViewIfNeeded()
  await section(page).getByRole('table', { name: 'Pendapatan dan belanja' }).waitFor()
}

it('compares the budgets of several years, and reads each year once when the comparison scrolls into view', async () => {
  const { page, expectErrors } = await visit({ ...PHONE, reducedMotion: 'reduce' })
  const year = new Date().getFullYear()
  const read = tablesRead(page, year - 1)
  await page.goto(site.url('/apbdes'))
  await untilLoaded(page)
  await section(page).waitFor()
  await untilQuiet(page)
  expect(read).toEqual([])

  expectErrors('Failed to load resource', 'Loading')
  await page.route(READS, (route) => route.abort())
  await section(page).scrollIntoViewIfNeeded()
  await section(page).getByText('Belum dapat memuat perbandingan antar tahun.').waitFor()
  await page.unroute(READS)
  read.length = 0
  await section(page).getByRole('button', { name: 'Coba lagi' }).click()
  await compared(page)
  expect.soft(read.toSorted()).toEqual(['budget_belanja', 'budget_pendapatan'])

  const totals = section(page).getByRole('table', { name: 'Pendapatan dan belanja' })
  for (const each of [year - 1, year])
    await totals.getByRole('row', { name: new RegExp(`^${each} Rp\\..* Rp\\.`) }).waitFor()
  await section(page).getByText('Angka dan nama bidang').tap()
  const fields = section(page).getByRole('table', { name: 'Belanja per bidang' })
  expect.soft(await fields.getByRole('rowheader', { name: /^5\.\d / }).count()).toBe(5)
  const charts = section(page).getByRole('img', { name: /^Grafik/ })
  await charts.locator('.recharts-surface').nth(1).waitFor()
  expect.soft(await charts.count()).toBe(2)
  const bars = charts.first().locator('rect[width][class*=slice]')
  expect.soft(await bars.count()).toBe(4)
  expect.soft(await findings(page)).toEqual([])

  await page.getByRole('link', { name: 'Beranda' }).first().click()
  await page.getByRole('region', { name: 'Pengaduan' }).waitFor()
  await page.goBack()
  await compared(page)
  await untilQuiet(page)
  expect(read).toHaveLength(2)
})
