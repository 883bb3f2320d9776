import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { publishLocally } from '../scripts/support/publish-local'
import { FLOWS } from './interaction/flows'
import { measureInteractions } from './interaction/measure'
import { measureMemory } from './interaction/memory'
import { printInteractions, printMemory } from './interaction/report'
import { openBrowser } from './pages/browser'
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
  const load = loadavg()[0]?.toFixed(1)
  console.log(
    `Load ${load} on ${availableParallelism()} cores before this; above 1, others slow it down.`,
  )
  await publishLocally(url)
  const browser = await openBrowser()
  try {
    printInteractions(await measureInteractions(browser, url, flows, runs, slowdown), slowdown)
    printMemory(await measureMemory(browser, url))
  } finally {
    await browser.close()
  }
})
