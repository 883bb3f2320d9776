import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'
import { paths } from '../../../src/domain/paths'
import { tableFile } from '../../../src/domain/publishing/table-file'
import { parseCsv } from '../../../src/domain/text/parse-csv'
import { formatCount, formatRupiah } from '../../../src/domain/text/money'
import { setupBrowser } from '../../support/browser'
import { setupSite } from '../../support/site'

/*
 * The tables of pages as files, published beside them.
 */

const site = setupSite({ published: true })
const { visit } = setupBrowser({ installs: false })

/** Of what is only read out a browser makes a word by itself. */
const SPENDING = /^Unduh CSV ?: Belanja Desa$/

const linksIn = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Unduh CSV/ })

/** The addresses to which a page leads who has no script. */
async function addressesOn(path: string): Promise<string[]> {
  const { page } = await visit({ javaScriptEnabled: false })
  await page.goto(site.url(path))
  const all = await linksIn(page).all()
  return Promise.all(all.map(async (link) => (await link.getAttribute('href')) ?? ''))
}

async function rowsAt(address: string): Promise<string[][]> {
  const answer = await fetch(site.url(address))
  expect(answer.status, address).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  return parseCsv(await answer.text(), 1_000).rows
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
/** An amount of a file as pages show it. */
const shown = (amount = '') => plain(formatRupiah(Number(amount)))

/** The texts of a table's cells, row by row, of what is folded too. */
const cellsOf = async (page: Page, label: string) =>
  (
    await page
      .getByRole('table', { name: label, exact: true, includeHidden: true })
      .evaluate((table: HTMLTableElement) =>
        [...table.rows].map((row) => [...row.cells].map((cell) => cell.textContent)),
      )
  ).map((row) => row.map(plain))

describe('without script', () => {
  it('each table of the budget leads to a file that says what it says', async () => {
    const addresses = await addressesOn(paths.budget)
    expect(addresses.map((each) => each.replace(/\d{4}/, 'TAHUN'))).toEqual(
      ['alokasi', 'pendapatan', 'belanja', 'pembiayaan'].map((name) =>
        tableFile(`apbdes-TAHUN-${name}`),
      ),
    )
    const { page } = await visit({ javaScriptEnabled: false })
    await page.goto(site.url(paths.budget))
    for (const [address, label] of [
      [addresses[1], 'Rincian Pendapatan Desa'],
      [addresses[2], 'Rincian Belanja Desa'],
      [addresses[3], 'Rincian Pembiayaan Desa'],
    ] as const) {
      const [, ...rows] = await rowsAt(address ?? '')
      const [, ...cells] = await cellsOf(page, label)
      expect(rows.length).toBeGreaterThan(3)
      expect(
        rows.map(([, code = '', name = '', plan, done]) => [
          plain(`${code.replace(/\.$/, '')} ${name}`),
          shown(plan),
          shown(done),
        ]),
      ).toEqual(cells.map((row) => row.slice(0, 3)))
      for (const [at, row] of rows.entries())
        expect(cells[at]?.[3]?.replace('+', '')).toMatch(
          new RegExp(`^${shown(row[5]).replaceAll('.', '\\.')}(?!\\d)`),
        )
    }
    const [, ...fields] = await rowsAt(addresses[0] ?? '')
    const [, ...cells] = await cellsOf(page, 'Alokasi Belanja per Bidang')
    expect(fields.map(([, name, amount, share]) => [name, shown(amount), share])).toEqual(
      cells.map(([name = '', ...rest]) => [name.replace(/^\d+/, ''), ...rest]),
    )
  })

  it('each count of the village leads to a file that says what it says', async () => {
    const addresses = (await addressesOn(paths.statistics)).slice(0, 4)
    expect(addresses).toEqual(
      ['penduduk-jenis-kelamin', 'penduduk-agama', 'penduduk-pekerjaan', 'angka-desa'].map(
        tableFile,
      ),
    )
    const { page } = await visit({ javaScriptEnabled: false })
    await page.goto(site.url(paths.statistics))
    const main = plain(await page.getByRole('main').innerText())
    for (const address of addresses) {
      const [, ...rows] = await rowsAt(address)
      for (const [name = '', count] of rows.filter(([each]) => each !== 'Total')) {
        expect(main).toContain(name)
        expect(main).toContain(formatCount(Number(count)))
      }
    }
  })
})

it('a year of which no page is published has no table of lines, but its page makes one', async () => {
  const [address = ''] = await addressesOn(paths.budget)
  const year = Number(/\d{4}/.exec(address)?.[0]) - 1
  for (const name of ['pendapatan', 'belanja', 'pembiayaan'])
    expect((await fetch(site.url(tableFile(`apbdes-${year}-${name}`)))).status).toBe(404)
  const { page } = await visit()
  await page.goto(site.url(paths.budgetIn(String(year))))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: SPENDING }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`apbdes-${year}-belanja.csv`)
  expect(readFileSync(await download.path(), 'utf8')).toContain(`\r\n${year};"5."`)
})

it('pressing the link saves the published file', async () => {
  const { page } = await visit()
  await page.goto(site.url(paths.budget))
  const link = page.getByRole('link', { name: SPENDING })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  const address = (await link.getAttribute('href')) ?? ''
  expect(download.url()).toBe(site.url(address))
  expect(download.suggestedFilename()).toBe(address.replace('/data/', ''))
})

it('a change of a table is in its file with the next publication, and what is emptied has none', async () => {
  const address = tableFile('penduduk-agama')
  const [, [name = ''] = []] = await rowsAt(address)
  await site.patch(`population_religion/${name}`, { asof: '2026-11-02' })
  const soon = { timeout: 25_000, interval: 100 }
  await vi.waitFor(async () => expect((await rowsAt(address)).at(-1)).toContain('2026-11-02'), soon)
  for (const [each = ''] of (await rowsAt(address)).slice(1, -1))
    await site.remove(`population_religion/${each}`)
  await vi.waitFor(async () => expect((await fetch(site.url(address))).status).toBe(404), soon)
})
