import { parseArgs } from 'node:util'
import { publishLocally } from '../scripts/support/publish-local'
import { FLOWS } from './interaction/flows'
import { measureInteractions, LEAST, type Runs } from './interaction/measure'
import { measureMemory, type Memory } from './interaction/memory'
import { openBrowser } from './pages/browser'
import { type Cells, median, printTable, spread } from './pages/results'
import { inLocalVillage } from './village/local-village'

/** Measures interactions, startup and memory on a slow phone. */

const { values } = parseArgs({
  options: {
    routes: { type: 'string' },
    runs: { type: 'string', default: '5' },
    slowdown: { type: 'string', default: '6' },
  },
})
const [runs, slowdown] = [Number(values.runs), Number(values.slowdown)]
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a number of runs.')
if (!(slowdown > 1)) throw new Error('--slowdown is how many times slower the processor is.')

const routes = values.routes?.split(',')
const flows = FLOWS.filter(({ path }) => routes?.includes(path) ?? true)

await inLocalVillage(async ({ url }) => {
  await publishLocally(url)
  const browser = await openBrowser()
  try {
    printInteractions(await measureInteractions(browser, url, flows, runs, slowdown), slowdown)
    printMemory(await measureMemory(browser, url))
  } finally {
    await browser.close()
  }
})

/** Maximum acceptable duration of an interaction, in milliseconds. */
const LIMIT = 200

function printInteractions(interactions: Runs, slowdown: number): void {
  const rows = [...interactions].map(([name, { own, slowed }]): [string, Cells] => {
    const { median: middle, least, most } = spread(slowed)
    const cells = {
      'as it is': Math.round(median(own)),
      [`${slowdown} times slower`]: Math.round(middle),
      least: Math.round(least),
      worst: Math.round(most),
      over: middle > LIMIT ? `over ${LIMIT}` : '',
    }
    return [name, cells]
  })
  printTable(`From a tap or key until the next frame (ms; ${LEAST} is at most that)`, new Map(rows))
}

function printMemory(measured: readonly Memory[]): void {
  const [first] = measured
  printTable(
    'What a tab holds, on home',
    new Map(
      measured.map(({ pages, heap, nodes, listeners }): [string, Cells] => [
        pages === 0 ? 'first page' : `after ${pages} pages`,
        {
          'heap MB': (heap / 1e6).toFixed(1),
          ratio: (heap / (first?.heap ?? NaN)).toFixed(2),
          nodes,
          listeners,
        },
      ]),
    ),
  )
}
