import type { Browser } from 'playwright-core'
import { CONDITIONS } from './conditions'
import { type FailedAudit, runLighthouse } from './lighthouse'
import type { Options } from './options'
import type { Site, SiteName } from './site'
import type { Metrics } from './results'
import { measureTaps } from './taps'
import { firstVisit, nextVisits } from './visits'
import { measureWork } from './work'

export interface PageRuns {
  path: string
  site: SiteName
  tables: Map<string, Metrics[]>
  failed: readonly FailedAudit[]
}

/** Measures all pages once per run, so that other load on the machine affects all of them. */
export async function measurePages(
  browser: Browser,
  sites: ReadonlyMap<SiteName, Site>,
  paths: readonly string[],
  { runs, networks, measures }: Options,
): Promise<PageRuns[]> {
  const pages = paths.flatMap((path) =>
    [...sites].map(([name, site]) => {
      const page: PageRuns = { path, site: name, tables: new Map(), failed: [] }
      return { page, site }
    }),
  )
  for (let run = 1; run <= runs; run += 1)
    for (const { page, site } of pages) {
      process.stderr.write(`run ${run} of ${runs}: ${page.path} ${page.site}\n`)
      const add = (title: string, metrics: Metrics) =>
        page.tables.set(title, [...(page.tables.get(title) ?? []), metrics])
      if (measures.includes('work'))
        for (const [title, metrics] of await measureWork(browser, site, page.path))
          add(title, metrics)
      if (measures.includes('lighthouse')) {
        const { failed, ...metrics } = await runLighthouse(site, page.path)
        page.failed = failed
        add('Lighthouse, mobile, simulated slow 4G (ms)', metrics)
      }
      if (measures.includes('visits'))
        for (const name of networks) {
          const { traffic, ...metrics } = await firstVisit(
            browser,
            site,
            page.path,
            CONDITIONS[name],
          )
          add(`First visit, ${name}, processor 4 times slower (ms)`, { ...metrics })
          if (name === 'slow 4G') add('First visit (kB)', { ...traffic })
        }
      if (measures.includes('taps'))
        for (const metrics of await measureTaps(browser, site, page.path))
          add('Taps in the first seconds, processor 4 times slower (ms)', metrics)
      if (measures.includes('next'))
        add('Returning, slow 4G, processor 4 times slower: content (ms)', {
          ...(await nextVisits(browser, site, page.path)),
        })
    }
  return pages.map(({ page }) => page)
}
