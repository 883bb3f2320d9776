import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAll } from '../scripts/support/build/build'
import { startEmulatorProcess } from '../scripts/support/emulator-process'
import { LOCAL } from '../scripts/support/paths'
import { publishLocally } from '../scripts/support/publish-local'
import { openBrowser } from './pages/browser'
import { measurePages } from './pages/measure'
import { readOptions } from './pages/options'
import { printReport } from './pages/report'
import { publicPages } from './pages/routes'
import { startSites } from './pages/site'
import { spread } from './pages/statistics'
import { timeToPublic } from './pages/time-to-public'

/** The public pages as phones get them, beside the same site without publishing, in one run. */

const RESULTS = join(LOCAL, 'bench-pages.json')

const options = readOptions(process.argv.slice(2))
await buildAll()
const load = loadavg()[0]?.toFixed(1)
console.log(
  `Load ${load} on ${availableParallelism()} cores before this; above 1, others slow it down.`,
)
const dataFolder = mkdtempSync(join(tmpdir(), 'desa-bench-'))
const firebase = await startEmulatorProcess({ port: 0, dataFolder })
await publishLocally(firebase.url)
const sites = await startSites(firebase.url)
const browser = await openBrowser()
try {
  const routes = options.routes ?? (await publicPages(firebase.url))
  const pages = await measurePages(browser, sites, routes, options)
  const toPublic: number[] = []
  if (options.measures.includes('publishing'))
    while (toPublic.length < options.runs) toPublic.push(await timeToPublic(firebase.url))
  writeFileSync(RESULTS, JSON.stringify({ at: new Date(), options, pages, toPublic }, null, 2))
  printReport(pages)
  if (toPublic.length > 0) console.log('\nFrom "Terbitkan" to public (ms):', spread(toPublic))
  console.log(`Every metric, and what Lighthouse found: ${RESULTS}`)
} finally {
  await browser.close()
  sites.stop()
  await firebase.stop()
  rmSync(dataFolder, { recursive: true, force: true })
}
