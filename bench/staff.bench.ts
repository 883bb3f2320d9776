import { parseArgs } from 'node:util'
import type { Browser, Page, Locator } from 'playwright-core'
import { recordInteractions } from './interaction/in-page'
import { LEAST } from './interaction/measure'
import { openBrowser } from './pages/browser'
import { type Cells, printTable, spread } from './pages/results'
import { inLocalVillage, loadDocuments } from './village/local-village'

/** Measures the waiting times of a clerk in a large budget on a slow processor. */

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '1000' },
    runs: { type: 'string', default: '3' },
    slowdown: { type: 'string', default: '4' },
  },
})
const [lines, runs, rate] = [Number(values.lines), Number(values.runs), Number(values.slowdown)]
if (!Number.isInteger(lines) || lines < 100) throw new Error('--lines is a number of at least 100.')
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a number of runs.')
if (!(rate >= 1)) throw new Error('--slowdown is how many times slower the processor is.')

const SCREENS = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  PC: { viewport: { width: 1280, height: 900 } },
}

async function signIn(page: Page, url: string) {
  await page.goto(`${url}/login?kembali=%2Fadmin%2Fanggaran`)
  await page.getByLabel('E-mail').fill('admin@desa.test')
  await page.getByLabel('Kata sandi', { exact: true }).fill('desa-demo-2026')
  await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Anggaran' }).waitFor()
}

async function measure(browser: Browser, url: string, screen: keyof typeof SCREENS): Promise<Done> {
  const context = await browser.newContext({ ...SCREENS[screen], locale: 'id-ID' })
  await recordInteractions(context)
  const page = await context.newPage()
  await signIn(page, url)
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  const done = await editLines(page, YEAR)
  await context.close()
  return done
}

await inLocalVillage(async ({ url }) => {
  await loadDocuments(url, bigBudget(lines))
  const browser = await openBrowser()
  const rows = new Map<string, number[]>()
  try {
    for (let run = 1; run <= runs; run += 1)
      for (const screen of Object.keys(SCREENS) as (keyof typeof SCREENS)[])
        for (const [name, milliseconds] of await measure(browser, url, screen)) {
          const key = `${screen}: ${name}`
          process.stderr.write(
            `run ${run}, ${key}: ${milliseconds.map(Math.round).join(', ')} ms\n`,
          )
          rows.set(key, [...(rows.get(key) ?? []), ...milliseconds])
        }
  } finally {
    await browser.close()
  }
  printTable(
    `${lines} lines, the processor ${rate} times slower (ms until the next frame)`,
    new Map(
      [...rows].map(([name, all]): [string, Cells] => {
        const { median, least, most } = spread(all.map(Math.round))
        return [name, { median, least, worst: most }]
      }),
    ),
  )
})

const YEAR = 2031

type Line = [path: string, data: object]

/** Generates `count` budget lines of a large village: five areas (bidang), sub-areas, activities and purchases. */
function bigBudget(count: number): Line[] {
  const codes = ['4', '4.1', '6', '6.1', '6.1.1']
  for (let source = 1; source <= 30; source += 1) codes.push(`4.1.${source}`)
  for (const code of belanja()) {
    if (codes.length === count) break
    codes.push(code)
  }
  return codes.map((id): Line => {
    const table = { 4: 'pendapatan', 5: 'belanja', 6: 'pembiayaan' }[Number(id[0])]
    const amount = 1_000_000 + (id.length * 7_919 + Number(id.at(-1)) * 104_729) * 100
    return [
      `budget_${table}/${YEAR}-${id}`,
      {
        year: YEAR,
        id,
        uraian: `Penyediaan operasional dan perlengkapan kegiatan nomor ${id}`,
        anggaran: amount,
        realisasi: Math.round(amount / 3),
        updatedBy: 'bench',
        updatedAt: { $timestamp: '2030-12-01T02:00:00.000Z' },
      },
    ]
  })
}

function* belanja(): Generator<string> {
  yield '5'
  for (let bidang = 1; bidang <= 5; bidang += 1) {
    yield `5.${bidang}`
    for (let part = 1; part <= 6; part += 1) {
      yield `5.${bidang}.${part}`
      for (let activity = 1; activity <= 5; activity += 1) {
        yield `5.${bidang}.${part}.0${activity}`
        for (let item = 1; item <= 6; item += 1) yield `5.${bidang}.${part}.0${activity}.0${item}`
      }
    }
  }
}

const ROW = 'form [data-code]'
const AMOUNT = `${ROW} [data-column=anggaran]`

/** Milliseconds of each action on the budget lines, by the name of the action. */
type Done = Map<string, number[]>

/** Opens the budget year from the list, expands all headings and types at human speed. */
async function editLines(page: Page, year: number): Promise<Done> {
  const done: Done = new Map()
  const years = page.getByRole('main').getByRole('link', { name: String(year) })
  await years.waitFor()
  done.set('open the year', [await untilShown(years, ROW)])
  await page.waitForTimeout(1_500)
  done.set('open all headings', [
    await untilShown(page.getByRole('button', { name: 'Buka semua' }), AMOUNT),
  ])
  await page.waitForTimeout(1_500)

  const amount = page.getByLabel('Anggaran 5.1.1.01.03')
  while ((await amount.count()) === 0) {
    await page.evaluate(() => scrollBy(0, innerHeight / 2))
    await page.waitForTimeout(200)
  }
  await amount.scrollIntoViewIfNeeded()
  await amount.click()
  done.set('a digit of an amount', await keys(page, [...'12345678']))
  done.set('Enter, to the next line', await keys(page, Array<string>(5).fill('Enter')))
  await page.getByLabel('Uraian 5.1.1.01.03').click()
  done.set('a letter of a description', await keys(page, [...'kegiatan']))
  await page.getByRole('searchbox').click()
  done.set('a letter of the search', await keys(page, [...'5.3.2.04']))
  return done
}

/** Returns the milliseconds from the click to the frame that contains `selector`. */
function untilShown(target: Locator, selector: string): Promise<number> {
  return target.evaluate(async (element: HTMLElement, wanted) => {
    const start = performance.now()
    element.click()
    while (!document.querySelector(wanted)) await new Promise(requestAnimationFrame)
    // The second animation frame begins after the first is on the screen.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - start
  }, selector)
}

/** Returns the milliseconds from each key press to the next frame. */
async function keys(page: Page, pressed: readonly string[]): Promise<number[]> {
  const all: number[] = []
  for (const key of pressed) {
    await page.evaluate(() => interactions.clear())
    await page.keyboard.press(key)
    // Includes the autosave after typing.
    await page.waitForTimeout(600)
    const longest = await page.evaluate(() => Math.max(0, ...interactions.values()))
    all.push(Math.max(LEAST, Math.round(longest)))
  }
  return all
}
