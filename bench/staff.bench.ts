import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { recordInteractions } from './interaction/in-page'
import { openBrowser } from './pages/browser'
import { spread } from './pages/statistics'
import { type Cells, printTable } from './pages/table'
import { bigBudget, YEAR } from './staff/big-budget'
import { type Done, editLines } from './staff/lines-table'
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
  const load = loadavg()[0]?.toFixed(1)
  console.log(
    `Load ${load} on ${availableParallelism()} cores before this; above 1, others slow it down.`,
  )
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
