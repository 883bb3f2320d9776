import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { paths } from '../../../src/domain/paths'
import { tableFile } from '../../../src/domain/publishing/table-file'
import { parseCsv } from '../../../src/domain/text/parse-csv'
import { formatRupiah } from '../../../src/domain/text/money'
import { setupBrowser } from '../../support/browser'
import { setupSite } from '../../support/site'

const site = setupSite({ published: true })
const { visit } = setupBrowser({ installs: false })

/** Matches the link to the CSV file, with any spaces between visible text and text for screen readers. */
const SPENDING = /^Unduh CSV ?: Belanja Desa$/

const csvLinks = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Unduh CSV/ })

async function readAddresses(page: Page, path: string): Promise<string[]> {
  await page.goto(site.url(path))
  const all = await csvLinks(page).all()
  return Promise.all(all.map(async (link) => (await link.getAttribute('href')) ?? ''))
}

async function fetchRows(address: string): Promise<string[][]> {
  const answer = await fetch(site.url(address))
  expect(answer.status, address).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  return parseCsv(await answer.text(), 1_000).rows
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const shown = (amount = '') => plain(formatRupiah(Number(amount)))

const readCells = async (page: Page, label: string) =>
  (
    await page
      .getByRole('table', { name: label, exact: true, includeHidden: true })
      .evaluate((table: HTMLTableElement) =>
        [...table.rows].map((row) => [...row.cells].map((cell) => cell.textContent)),
      )
  ).map((row) => row.map(plain))

it('links each table to a published file with its content, without scripts', async () => {
  const { page } = await visit({ javaScriptEnabled: false })
  const addresses = await readAddresses(page, paths.budget)
  expect(addresses.map((each) => each.replace(/\d{4}/, 'TAHUN'))).toEqual(
    ['alokasi', 'pendapatan', 'belanja', 'pembiayaan'].map((name) =>
      tableFile(`apbdes-TAHUN-${name}`),
    ),
  )
  const [, ...rows] = await fetchRows(addresses[2] ?? '')
  const [, ...cells] = await readCells(page, 'Rincian Belanja Desa')
  expect(
    rows.map(([, code = '', name = '', plan, done]) => [
      plain(`${code.replace(/\.$/, '')} ${name}`),
      shown(plan),
      shown(done),
    ]),
  ).toEqual(cells.map((row) => row.slice(0, 3)))

  const counts = (await readAddresses(page, paths.statistics)).slice(0, 4)
  expect(counts).toEqual(
    ['penduduk-jenis-kelamin', 'penduduk-agama', 'penduduk-pekerjaan', 'angka-desa'].map(tableFile),
  )
  for (const address of [...addresses, ...counts])
    expect((await fetchRows(address)).length, address).toBeGreaterThan(2)
})

it('downloads a published file through its link, and generates the file of an unpublished year in the page', async () => {
  const { page } = await visit()
  const [, , address = ''] = await readAddresses(page, paths.budget)
  const link = page.getByRole('link', { name: SPENDING })
  const [saved] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect.soft(saved.url()).toBe(site.url(address))
  expect.soft(saved.suggestedFilename()).toBe(address.replace('/data/', ''))

  const year = Number(/\d{4}/.exec(address)?.[0]) - 1
  for (const name of ['pendapatan', 'belanja', 'pembiayaan'])
    expect((await fetch(site.url(tableFile(`apbdes-${year}-${name}`)))).status).toBe(404)
  await page.goto(site.url(paths.budgetIn(String(year))))
  const [made] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: SPENDING }).click(),
  ])
  expect.soft(made.suggestedFilename()).toBe(`apbdes-${year}-belanja.csv`)
  expect.soft(readFileSync(await made.path(), 'utf8')).toContain(`\r\n${year};"5."`)
})
