import { writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { LOCAL } from '../scripts/support/paths'
import { publishLocally } from '../scripts/support/publish-local'
import { openBrowser } from './pages/browser'
import { startEarlier } from './pages/earlier-build'
import { measurePages } from './pages/measure'
import { readOptions } from './pages/options'
import { printReport } from './pages/report'
import { publicPages } from './pages/routes'
import { startSites } from './pages/site'
import { spread } from './pages/statistics'
import { timeToPublic } from './pages/time-to-public'
import { inLocalVillage } from './village/local-village'

/** Measures the public pages on phones, compared with an earlier commit and with pages without scripts. */

const RESULTS = join(LOCAL, 'bench-pages.json')

const options = readOptions(process.argv.slice(2))
await inLocalVillage(async ({ url }) => {
  await publishLocally(url)
  const earlier = options.against ? await startEarlier(options.against) : undefined
  const load = loadavg()[0]?.toFixed(1)
  console.log(
    `Load ${load} on ${availableParallelism()} cores before this; above 1, others slow it down.`,
  )
  const { sites, stop } = await startSites(url, earlier?.url)
  const browser = await openBrowser()
  try {
    const pages = await measurePages(
      browser,
      sites,
      options.routes ?? (await publicPages(url)),
      options,
    )
    const toPublic: number[] = []
    if (options.measures.includes('publishing'))
      while (toPublic.length < options.runs) toPublic.push(await timeToPublic(url))
    const results = pages.map((page) => ({ ...page, tables: Object.fromEntries(page.tables) }))
    writeFileSync(
      RESULTS,
      JSON.stringify({ at: new Date(), options, pages: results, toPublic }, null, 2),
    )
    printReport(pages)
    if (toPublic.length > 0) console.log('\nFrom "Terbitkan" to public (ms):', spread(toPublic))
    console.log(`Every metric, and what Lighthouse found: ${RESULTS}`)
  } finally {
    await browser.close()
    stop()
    await earlier?.stop()
  }
})
