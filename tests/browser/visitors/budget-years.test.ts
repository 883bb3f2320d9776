import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { findings } from '../../support/axe'
import { PHONE, setupBrowser } from '../../support/browser'
import { wholePage } from '../../support/pages'
import { setupSite } from '../../support/site'
import { untilQuiet } from '../../support/until-quiet'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })

const READS = /\/documents:runQuery/
const section = (page: Page) => page.getByRole('region', { name: 'Antar tahun' })

/** The tables of the budget of which lines of `year` are read from now on. */
function tablesRead(page: Page, year: number): string[] {
  const tables: string[] = []
  page.on('request', (request) => {
    const asked = request.postData() ?? ''
    const [table] = /budget_(pendapatan|belanja|pembiayaan)/.exec(asked) ?? []
    if (READS.test(request.url()) && table && asked.includes(`"${year}"`)) tables.push(table)
  })
  return tables
}

const compared = async (page: Page) => {
  await section(page).scrollIntoViewIfNeeded()
  await section(page).getByRole('table', { name: 'Pendapatan dan belanja' }).waitFor()
}

it('what came in and was spent is compared from year to year, in charts and in numbers', async () => {
  const { page } = await visit({ ...PHONE, reducedMotion: 'reduce' })
  await page.goto(site.url('/apbdes'))
  await wholePage(page)
  await compared(page)
  const totals = section(page).getByRole('table', { name: 'Pendapatan dan belanja' })
  const year = new Date().getFullYear()
  for (const each of [year - 1, year])
    await totals.getByRole('row', { name: new RegExp(`^${each} Rp\\..* Rp\\.`) }).waitFor()
  await section(page).getByText('Angka dan nama bidang').tap()
  const fields = section(page).getByRole('table', { name: 'Belanja per bidang' })
  expect(await fields.getByRole('rowheader', { name: /^5\.\d / }).count()).toBe(5)
  const charts = section(page).getByRole('img', { name: /^Grafik/ })
  await charts.locator('.recharts-surface').nth(1).waitFor()
  expect(await charts.count()).toBe(2)
  expect(await charts.first().locator('rect[width][class*=slice]').count()).toBe(4)
  expect(await findings(page)).toEqual([])
})

it('lines of another year are read once they are looked at, no others, and each once', async () => {
  const { page } = await visit(PHONE)
  const read = tablesRead(page, new Date().getFullYear() - 1)
  await page.goto(site.url('/apbdes'))
  await wholePage(page)
  await section(page).waitFor()
  await untilQuiet(page)
  expect(read).toEqual([])
  await compared(page)
  expect(read.toSorted()).toEqual(['budget_belanja', 'budget_pendapatan'])
  await page.getByRole('link', { name: 'Beranda' }).first().click()
  await page.getByRole('region', { name: 'Pengaduan' }).waitFor()
  await page.goBack()
  await compared(page)
  await untilQuiet(page)
  expect(read).toHaveLength(2)
})

it('without the lines of other years it says so, and can be tried again', async () => {
  const { page, expectErrors } = await visit(PHONE)
  expectErrors('Failed to load resource', 'Gagal memuat')
  await page.goto(site.url('/apbdes'))
  await wholePage(page)
  await page.route(READS, (route) => route.abort())
  await section(page).scrollIntoViewIfNeeded()
  await section(page).getByText('Belum dapat memuat perbandingan antar tahun.').waitFor()
  await page.unroute(READS)
  await section(page).getByRole('button', { name: 'Coba lagi' }).click()
  await section(page).getByRole('table', { name: 'Pendapatan dan belanja' }).waitFor()
})
